import { z } from 'zod';
import {
  endTimestamp,
  integer,
  jsonTextList,
  link,
  localised,
  nullable,
  optional,
  picture,
  type RowOf,
  rowType,
  slug,
  storedByQuery,
  text,
  timestamp,
} from '../import-export/columns.ts';

const name = localised('name', text('name in Thai', { max: 80 }), text('name in English', { max: 80 }));

export const blogCategoryColumns = {
  type: rowType('blog-category'),
  slug: slug('identifier, as in /blog?category=buying-guides'),
  ...name,
  position: optional(integer('position in the blog'), 0),
};

export const blogTagColumns = {
  type: rowType('blog-tag'),
  slug: slug('identifier, as in /blog?tag=battery'),
  ...name,
};

export const blogAdColumns = {
  type: rowType('blog-ad'),
  slug: slug('identifier'),
  ...localised('title', text('what it offers in Thai, shown below its picture'), text('the same in English')),
  image: picture('path of the wide picture'),
  mobile_image: nullable(picture('path of the picture for phones; by default the wide one')),
  link: nullable(link('link target: a path without the language, or a URL of another site')),
  category: nullable(storedByQuery(slug('slug of the category that it is shown with; by default all of the blog'))),
  position: optional(integer('position among the banners'), 0),
  starts_at: nullable(timestamp('from when it is shown; by default at once')),
  ends_at: nullable(endTimestamp('until when; by default without an end')),
};

/** What an article has besides its page of blocks. */
export const articleColumns = {
  slug: slug('identifier: its page is /blog/SLUG'),
  category: storedByQuery(slug('slug of its category')),
  tags: optional(
    storedByQuery(
      jsonTextList(
        'slugs of its tags, in order: ["battery", …]',
        z
          .array(z.string())
          .max(12)
          .refine((slugs) => new Set(slugs).size === slugs.length, 'must not have a tag twice'),
      ),
    ),
    [],
  ),
  ...localised('author', text('who wrote it, in Thai', { max: 120 }), text('the same in English', { max: 120 })),
  top_position: nullable(integer('its place in the top list; by default it is not there')),
};

export type BlogCategoryFileRow = RowOf<typeof blogCategoryColumns>;
export type BlogTagFileRow = RowOf<typeof blogTagColumns>;
export type BlogAdFileRow = RowOf<typeof blogAdColumns>;
/** An article in a file, without its page. */
export type ArticleFileRow = RowOf<typeof articleColumns>;
