import { z } from 'zod';
import { optional, type RowOf, text, textList } from '../../import-export/columns.ts';

export const synonymColumns = {
  synonym: text('the phrase that identifies the group', { max: 100 }),
  words: optional(
    textList(
      'phrases with the same meaning: brand names in the other script, common spellings, everyday words; an empty list turns the group off',
      z.array(z.string().min(1).max(100)).max(50),
    ),
    [],
  ),
};

/** A group of phrases with the same meaning. */
export type SynonymRow = RowOf<typeof synonymColumns>;
