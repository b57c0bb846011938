import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { isKind } from '../analysis/lexemes.ts';
import { wordsSince } from './vocabulary-queries.ts';

type Vocabulary = Record<Locale, { all: Set<string>; last: number }>;

const vocabularies = new WeakMap<Db, Vocabulary>();

/** The words of the documents in a language. A process asks the database for new ones only. */
export async function vocabularyOf(db: Db, locale: Locale): Promise<ReadonlySet<string>> {
  const known = vocabularies.get(db) ?? { th: { all: new Set(), last: 0 }, en: { all: new Set(), last: 0 } };
  vocabularies.set(db, known);
  const own = known[locale];
  for (const { word, wordId } of await wordsSince(db, locale, own.last)) {
    if (!isKind(word)) own.all.add(word);
    own.last = wordId;
  }
  return own.all;
}
