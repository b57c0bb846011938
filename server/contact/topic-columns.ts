import { integer, localised, optional, type RowOf, rowType, text, textMatching } from '../import-export/columns.ts';

export const contactTopicColumns = {
  type: rowType('contact-topic'),
  value: textMatching(
    'identifier',
    /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be at most 64 small Latin letters and digits, in words joined by dashes',
  ),
  ...localised('name', text('name in Thai', { max: 120 }), text('name in English', { max: 120 })),
  position: optional(integer('position in the list'), 0),
};

/** A topic of messages in a file. */
export type ContactTopicFileRow = RowOf<typeof contactTopicColumns>;
