import { z } from 'zod';
import { pageBodyColumns } from '../content/content.ts';
import {
  integer,
  localised,
  nullable,
  optional,
  type RowOf,
  rowType,
  slug,
  slugSchema,
  text,
  textList,
  textMatching,
} from '../import-export/columns.ts';

export const helpTypeColumns = {
  type: rowType('help-type'),
  help_type: slug('identifier of the type'),
  ...localised('label', text('name of the type in Thai', { max: 100 }), text('the same in English', { max: 100 })),
  ...localised(
    'description',
    text('a sentence about the type in Thai', { max: 300 }),
    text('the same in English', { max: 300 }),
  ),
  position: optional(integer('position in lists'), 0),
};

/** What a help page has besides the columns of every page of blocks. */
export const helpPlaceColumns = {
  type: rowType('help'),
  path: textMatching(
    'path of the page, such as /help/delivery',
    /^\/help\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be /help/ and words in small Latin letters and digits, joined by dashes',
  ),
  help_type: slug('identifier of its type'),
  position: optional(integer('position among the pages of its type'), 0),
  ...localised(
    'question',
    nullable(text('a popular question that the page answers, in Thai', { max: 200 })),
    nullable(text('the same in English', { max: 200 })),
  ),
  related: optional(textList('slugs of related help pages: ["returns", …]', z.array(slugSchema).max(10)), []),
};

export const helpColumns = { ...helpPlaceColumns, ...pageBodyColumns };

/** A type of help pages in a file. */
export type HelpTypeFileRow = RowOf<typeof helpTypeColumns>;
/** A help page in a file. */
export type HelpFileRow = RowOf<typeof helpColumns>;
