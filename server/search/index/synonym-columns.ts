import { z } from 'zod';
import { optional, type RowOf, text, textList } from '../../import-export/columns.ts';

export const synonymColumns = {
  synonym: text('a word or some, by which the group is known', { max: 100 }),
  words: optional(
    textList(
      'what means the same: brand names in the other script, usual spellings, everyday words; none ends the group',
      z.array(z.string().min(1).max(100)).max(50),
    ),
    [],
  ),
};

/** A group of terms that mean the same; `synonym` identifies it. */
export type SynonymRow = RowOf<typeof synonymColumns>;
