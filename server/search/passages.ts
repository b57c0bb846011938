import type { Db } from '../db/database.ts';
import { foldThaiSpelling } from '../thai-text/thai-text.ts';
import { splitIntoRuns } from './analysis/tokeniser.ts';
import { currentAnalyser } from './index/current-analyser.ts';
import { stopWords } from './interpretation/stop-words.ts';

/**
 * A term of a query as what must be in a passage: one of the alternatives, of which each part must be there. Parts are texts to
 * look for as they are.
 */
export type PassageTerm = readonly (readonly string[])[];

/** Latin letters from which a word may go on: phone is in phones, but tv is not in tvs. */
const minPrefixLength = 3;

/**
 * A text in which `passageTerms` are looked for: its words and Thai runs, folded, each after a space. Few texts of other features
 * are searched so, without an index: articles, answers.
 */
export function passageOf(text: string): string {
  const words = splitIntoRuns(text).map((run) => (run.script === 'thai' ? foldThaiSpelling(run.text).text : run.text));
  return ` ${words.map((word) => `${word} `).join('')}`;
}

/** What a query asks for, with synonyms; without words such as ราคา and best, unless it has no others. Empty without any word. */
export async function passageTerms(db: Db, query: string): Promise<PassageTerm[]> {
  const terms = (await currentAnalyser(db)).queryTerms(query, 'th');
  const telling = terms.filter(({ term }) => !stopWords.has(term));
  return (telling.length > 0 ? telling : terms).map(({ term, alternatives }) =>
    [term, ...alternatives].map((alternative) => alternative.split(' ').map(partOf)),
  );
}

function partOf(word: string): string {
  if (/[\u0E00-\u0E7F]/.test(word)) return word;
  return word.length < minPrefixLength || /^[\d.]+$/.test(word) ? ` ${word} ` : ` ${word}`;
}
