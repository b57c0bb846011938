import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryWord } from '../analysis/analyser.ts';
import { documentsOf } from '../index/vocabulary-queries.ts';
import type { KindName } from './named-category-rules.ts';

/**
 * In how many documents each word is, and whether there are products of each kind. A word is in the documents that have it or one of its
 * alternatives; one of several words in those of its rarest.
 */
export async function documentsOfWords(
  db: Db,
  locale: Locale,
  words: readonly QueryWord[],
  kindNames: readonly KindName[] = [],
): Promise<[words: number[], kinds: number[]]> {
  const phrases = words.flatMap(({ term, alternatives, isLast }, place) => [
    { place, parts: [{ word: term, isPrefix: isLast }] },
    ...alternatives.map((alternative) => ({
      place,
      parts: alternative.split(' ').map((word) => ({ word, isPrefix: false })),
    })),
  ]);
  const kinds = kindNames.flatMap(({ lexemes, isPrefix }) => lexemes.map((word) => ({ word, isPrefix })));
  const numbers = await documentsOf(db, locale, [...phrases.flatMap(({ parts }) => parts), ...kinds]);
  const sums = words.map(() => 0);
  let at = 0;
  for (const { place, parts } of phrases) {
    sums[place] = (sums[place] ?? 0) + Math.min(...numbers.slice(at, at + parts.length));
    at += parts.length;
  }
  const ofKinds = kindNames.map(({ lexemes }) => {
    const [...all] = numbers.slice(at, at + lexemes.length);
    at += lexemes.length;
    return Math.max(...all);
  });
  return [sums, ofKinds];
}
