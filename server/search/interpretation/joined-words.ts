import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { findSimilarTerms, maxTypos } from './edit-distance-rules.ts';
import { thaiRuns } from './known-thai-words.ts';
import { stopWords } from './stop-words.ts';

/**
 * The terms of a query with Thai words that begin like a stop word as one term: ที่นอน of the dictionary is not นอน, and ทีวั is a
 * misspelt ทีวี.
 * @param known words of a dictionary, see `knownThaiWords`
 * @param lexicon terms that may be misspelt
 */
export function joinWords(
  terms: readonly QueryTerm[],
  query: string,
  known: ReadonlySet<string>,
  lexicon: ReadonlyMap<string, string>,
): QueryTerm[] {
  const runs = thaiRuns(query).map((run) => foldThaiSpelling(run).text);
  const isSlip = (word: string) =>
    runs.includes(word) &&
    maxTypos(word) > 0 &&
    findSimilarTerms(lexicon.keys(), word, 1, false).some(({ term }) => term.length === word.length);
  const joined: QueryTerm[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as QueryTerm;
    const next = terms[at + 1];
    const word = term.term + (next?.term ?? '');
    const isOneWord =
      next && stopWords.has(term.term) && !stopWords.has(next.term) && (known.has(word) || isSlip(word));
    joined.push(isOneWord ? { term: word, alternatives: [], isPrefix: next.isPrefix } : term);
    if (isOneWord) at += 1;
  }
  return joined;
}

/** Vowels and marks that follow a consonant. */
const signs = [...'ะัาิีึืุู'];

/**
 * The terms of a query with its last Thai run, as long as it may be longer, also as the word of the lexicon of which only the last sign is
 * missed or not typed yet: ทีว is ทีวี rather than ที่วาง.
 * @param lexicon the phrase of each term
 * @param analyse returns the terms of a phrase
 */
export function completeLastWord(
  terms: readonly QueryTerm[],
  query: string,
  lexicon: ReadonlyMap<string, string>,
  analyse: (phrase: string) => readonly QueryTerm[],
): readonly QueryTerm[] {
  const run = /[\u0E00-\u0E7F]+$/.exec(query)?.[0];
  const word = run ? foldThaiSpelling(run).text : '';
  if (word.length < 3 || lexicon.has(word)) return terms;
  const meant = signs.flatMap((sign) => (lexicon.has(word + sign) ? analyse(word + sign) : []));
  if (meant.length === 0) return terms;
  // The segmenter may see other words in it, and leaves out a single letter at its end.
  const from = terms.findIndex((_, at) => word.startsWith(terms.slice(at).reduce((all, { term }) => all + term, '')));
  const alternatives = new Set(meant.flatMap(({ term, alternatives: others }) => [term, ...others]));
  return [...terms.slice(0, from), { term: word, alternatives: [...alternatives], isPrefix: true }];
}
