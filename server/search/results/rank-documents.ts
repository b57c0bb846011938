import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import type { Analyser, QueryTerm } from '../analysis/analyser.ts';
import { splitIntoRuns } from '../analysis/tokeniser.ts';
import { currentAnalyser } from '../index/current-analyser.ts';

/** A text of a document, and how much a term that is found in it counts. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** The best document fits at most this many times better than the last one that is found. */
const worstShare = 6;

/**
 * Ranks documents of which there are few enough to read them all, such as help pages. All terms of the query must be in a document;
 * if no document has all, those with the most terms are found, if that is at least `leastShare` of them, by default half. What fits
 * far worse than the best document is left out.
 *
 * @returns the positions of the documents that fit, the best first
 */
export async function rankDocuments(
  db: Db,
  query: string,
  locale: Locale,
  documents: readonly (readonly WeightedText[])[],
  { leastShare = 0.5 } = {},
): Promise<number[]> {
  const analyser = await currentAnalyser(db);
  const terms = termsOf(query, locale, analyser);
  if (terms.length === 0) return [];
  const weights = documents.map((document) => weightsOf(terms, document, analyser));
  // A term that few documents have says more.
  const rarity = terms.map((_, at) => {
    const found = weights.filter((weight) => (weight[at] ?? 0) > 0).length;
    return found === 0 ? 0 : 1 + Math.log(documents.length / found);
  });
  const ranked = weights.map((weight, index) => ({
    index,
    matches: weight.filter((one) => one > 0).length,
    score: weight.reduce((sum, one, at) => sum + one * (rarity[at] ?? 0), 0),
  }));
  const most = Math.max(0, ...ranked.map(({ matches }) => matches));
  if (most < terms.length * leastShare) return [];
  const candidates = ranked.filter(({ matches }) => matches > 0 && matches === most);
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates
    .filter(({ score }) => score * worstShare >= best)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .map(({ index }) => index);
}

/** The terms of a query that is complete, but for the end of a last Latin word. */
function termsOf(query: string, locale: Locale, analyser: Pick<Analyser, 'queryTerms'>): QueryTerm[] {
  const terms = analyser
    .queryTerms(`${query} `, locale)
    // What is left of words that the segmenter does not know.
    .filter(({ term }) => !isThai(term) || term.length > 1);
  const last = terms.at(-1);
  return last && /\p{Script=Latin}$/u.test(query) ? terms.with(-1, { ...last, isPrefix: true }) : terms;
}

/** For each term the weight of the most important text that has it; 0 without one. */
function weightsOf(
  terms: readonly QueryTerm[],
  document: readonly WeightedText[],
  analyser: Pick<Analyser, 'wholeWordTerms'>,
): number[] {
  const texts = document.map(({ text, weight }) => ({
    weight,
    words: new Set(analyser.wholeWordTerms(text)),
    thai: foldedThai(text),
  }));
  return terms.map((term) => Math.max(0, ...texts.map((text) => (isIn(text, term) ? text.weight : 0))));
}

/** The Thai runs of a text as they sound: the segmenter divides the same words in different ways in different places. */
function foldedThai(text: string): string {
  return splitIntoRuns(text)
    .map((run) => (run.script === 'thai' ? foldThaiSpelling(run.text).text : ''))
    .join(' ');
}

const isThai = (term: string) => /^[\u0E00-\u0E7F]+$/.test(term);

function isIn(
  { words, thai }: { words: ReadonlySet<string>; thai: string },
  { term, alternatives, isPrefix }: QueryTerm,
): boolean {
  const has = (word: string) => words.has(word) || (isThai(word) && thai.includes(word));
  return (
    has(term) ||
    (isPrefix && [...words].some((word) => word.startsWith(term))) ||
    alternatives.some((alternative) => alternative.split(' ').every(has))
  );
}
