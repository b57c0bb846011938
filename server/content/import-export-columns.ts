import { z } from 'zod';
import { DescriptionBlock } from '#contract/products.ts';
import {
  endTimestamp,
  integer,
  json,
  link,
  localised,
  nullable,
  optional,
  picture,
  type RowOf,
  rowType,
  storedAs,
  text,
  timestamp,
  withPictures,
  withWarnings,
} from '../import-export/columns.ts';
import { blocksSchema } from './blocks/blocks-schema.ts';
import { missingLanguages, picturesIn } from './check/references.ts';

export const linkColumns = {
  type: rowType('link'),
  path: text('path of the page without the language, such as /product-category/laptops', { max: 300 }),
  ...localised('title', text('title for search engines in Thai, without the shop name'), text('the same in English')),
  ...localised(
    'description',
    text('a sentence or two for search engines in Thai', { max: 1000 }),
    text('the same in English', { max: 1000 }),
  ),
  ...localised(
    'content',
    optional(
      withPictures(
        json(
          'blocks of text on the page in Thai: [{"type":"paragraph","data":{"text":"…"}}, …]',
          z.array(DescriptionBlock),
        ),
        picturesIn,
      ),
      [],
    ),
    optional(withPictures(json('the same in English', z.array(DescriptionBlock)), picturesIn), []),
  ),
};

export const bannerColumns = {
  type: rowType('category-banner'),
  category: storedAs('category_path', text('path of the category')),
  position: integer('its position among the banners of the category'),
  ...localised('title', text('its text in Thai'), text('the same in English')),
  image: picture('path of the wide picture'),
  mobile_image: nullable(picture('path of the picture for phones; by default the wide one')),
  link: nullable(link('link target: a path without the language, or a URL of another site')),
  starts_at: nullable(timestamp('from when it is shown; by default at once')),
  ends_at: nullable(endTimestamp('until when; by default without an end')),
};

/** What a page of blocks consists of, whatever the type of its row. */
export const pageBodyColumns = {
  ...localised('title', text('title in Thai, without the shop name'), text('the same in English')),
  ...localised(
    'description',
    text('a sentence or two for search engines in Thai', { max: 1000 }),
    text('the same in English', { max: 1000 }),
  ),
  image: nullable(picture('path of a picture for previews of links to the page')),
  starts_at: nullable(timestamp('from when the page is found; by default at once')),
  ends_at: nullable(endTimestamp('until when; by default without an end')),
  blocks: withWarnings(
    withPictures(
      json(
        'what the page shows: [{"id":"sale","type":"countdown","data":{…},"starts_at":"…","ends_at":"…"}, …]; a block without times has no window',
        blocksSchema,
      ),
      picturesIn,
    ),
    missingLanguages,
  ),
};

export const pageColumns = {
  type: rowType('page'),
  path: text('path of the page without the language, such as /new-year-sale; the home page is /', { max: 300 }),
  ...pageBodyColumns,
};

/** What a page consists of in a file, by its path. */
export type PageBodyFileRow = RowOf<typeof pageBodyColumns> & { path: string };
/** A page of blocks in a file. */
export type PageFileRow = RowOf<typeof pageColumns>;
/** The content of a page in a file. */
export type LinkFileRow = RowOf<typeof linkColumns>;
/** A category banner in a file. */
export type BannerFileRow = RowOf<typeof bannerColumns>;
