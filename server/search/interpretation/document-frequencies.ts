import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { lexemeFrequencies } from '../index/vocabulary-queries.ts';
import type { CategoryMention } from './named-category-rules.ts';

/**
 * How many documents each term matches, at most, and have each lexeme of the category mentions. A term matches through itself or an alternative; an
 * alternative of several terms counts as often as its rarest.
 */
export async function documentFrequencies(
  db: Db,
  locale: Locale,
  terms: readonly QueryTerm[],
  mentions: readonly CategoryMention[] = [],
): Promise<[ofTerms: number[], ofMentions: number[][]]> {
  const phrases = terms.flatMap(({ term, alternatives, isPrefix }, index) => [
    { index, parts: [{ lexeme: term, isPrefix }] },
    ...alternatives.map((alternative) => ({
      index,
      parts: alternative.split(' ').map((lexeme) => ({ lexeme, isPrefix: false })),
    })),
  ]);
  const categories = mentions.flatMap(({ lexemes, kindLexemes, isPrefix }) =>
    [...lexemes, ...kindLexemes].map((lexeme) => ({ lexeme, isPrefix })),
  );
  const frequencies = await lexemeFrequencies(db, locale, [...phrases.flatMap(({ parts }) => parts), ...categories]);
  const ofTerms = terms.map(() => 0);
  let at = 0;
  for (const { index, parts } of phrases) {
    ofTerms[index] = (ofTerms[index] ?? 0) + Math.min(...frequencies.slice(at, at + parts.length));
    at += parts.length;
  }
  const ofMentions = mentions.map(({ lexemes, kindLexemes }) => {
    const from = at;
    at += lexemes.length + kindLexemes.length;
    return frequencies.slice(from, at);
  });
  return [ofTerms, ofMentions];
}
