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
