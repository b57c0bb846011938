import type { Db } from '../../db/database.ts';
import { type Analysis, analyser } from '../analysis/analyser.ts';
import { allSynonyms, synonymsVersion } from './synonym-queries.ts';

/** What a process knows of a database's synonyms. */
interface Known {
  version: number;
  analysis: Analysis;
  /** Words that mean the same as others, which documents may have instead, each with how it is written. */
  synonyms: ReadonlyMap<string, string>;
}

const known = new WeakMap<Db, Known>();

/** The analysis by the synonyms as they are now, and their version. */
export async function knowledgeOf(db: Db): Promise<Known> {
  const version = await synonymsVersion(db);
  const before = known.get(db);
  if (before?.version === version) return before;
  const synonyms = await allSynonyms(db);
  const groups = synonyms.map(({ synonym, words }) => [synonym, ...words]);
  const analysis = analyser(groups);
  const now = { version, analysis, synonyms: oneWordEach(groups.flat(), analysis) };
  known.set(db, now);
  return now;
}

/** The analysis by the synonyms as they are now. */
export async function analysisOf(db: Db): Promise<Analysis> {
  return (await knowledgeOf(db)).analysis;
}

/** The phrases that a query takes for one word, by that word. */
function oneWordEach(phrases: readonly string[], analysis: Analysis): Map<string, string> {
  return new Map(
    phrases.toReversed().flatMap((phrase): [string, string][] => {
      const words = analysis.queryWords(phrase, 'th');
      return words.length === 1 ? words.map(({ term }) => [term, phrase]) : [];
    }),
  );
}
