import type { Db } from '../../db/database.ts';
import { type Analyser, createAnalyser } from '../analysis/analyser.ts';
import { readSynonyms, synonymsVersion } from './synonym-queries.ts';

/** The analyser with the synonyms that it was created with. */
export interface AnalyserState {
  /** Of the synonyms that the analyser was created with. */
  synonymsVersion: number;
  analyser: Analyser;
  /** Synonyms that are one term in a query: as they are spelt, by that term. */
  synonymPhrases: ReadonlyMap<string, string>;
}

const states = new WeakMap<Db, AnalyserState>();

/** The analyser for the current synonyms; created again when they have changed. */
export async function analyserState(db: Db): Promise<AnalyserState> {
  const version = await synonymsVersion(db);
  const cached = states.get(db);
  if (cached?.synonymsVersion === version) return cached;
  const groups = (await readSynonyms(db)).map(({ synonym, words }) => [synonym, ...words]);
  const analyser = createAnalyser(groups);
  const state = { synonymsVersion: version, analyser, synonymPhrases: phrasesByTerm(groups.flat(), analyser) };
  states.set(db, state);
  return state;
}

/** The analyser for the current synonyms. */
export async function currentAnalyser(db: Db): Promise<Analyser> {
  return (await analyserState(db)).analyser;
}

function phrasesByTerm(phrases: readonly string[], analyser: Analyser): Map<string, string> {
  // Reversed: of phrases with the same term, the first one wins.
  return new Map(
    phrases.toReversed().flatMap((phrase): [string, string][] => {
      const terms = analyser.queryTerms(phrase, 'th');
      return terms.length === 1 ? terms.map(({ term }) => [term, phrase]) : [];
    }),
  );
}
