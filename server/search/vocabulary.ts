import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { type Analysis, analyser } from './analysis/analysis.ts';
import { hasThai } from './analysis/fold.ts';
import { quoted } from './document-rules.ts';
import { spansOf } from './highlight-rules.ts';
import { isKind } from './kind-rules.ts';
import { allSynonyms, synonymsVersion } from './synonym-queries.ts';
import { type Near, nearest } from './typo-rules.ts';
import { textsWith, wordsSince } from './word-queries.ts';

/** What a process knows of a database's words. */
interface Known {
  version: number;
  analysis: Analysis;
  /** Words that mean the same as others, which documents may have instead, each with how it is written. */
  synonyms: ReadonlyMap<string, string>;
  words: Record<Locale, { all: Set<string>; last: number }>;
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
  const words = before?.words ?? { th: { all: new Set<string>(), last: 0 }, en: { all: new Set<string>(), last: 0 } };
  const now = { version, analysis, synonyms: oneWordEach(groups.flat(), analysis), words };
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

/** A term as people write it: that of Thai is folded, so it is looked up among the synonyms, then in a product that has it. */
export async function writtenForm(db: Db, locale: Locale, term: string): Promise<string> {
  if (!hasThai(term)) return term;
  const { synonyms, analysis } = await knowledgeOf(db);
  const phrase = synonyms.get(term);
  if (phrase !== undefined) return phrase;
  const word = { term, alternatives: [], isLast: false };
  for (const text of await textsWith(db, locale, quoted(term))) {
    const [span] = spansOf(text, [word], analysis, locale);
    if (span) return text.slice(span.from, span.to);
  }
  return term;
}

/** Words that a misspelt term may mean, the nearest first: of the documents, or of what means the same. */
export async function wordsNear(
  db: Db,
  locale: Locale,
  term: string,
  within: number,
  isPrefix: boolean,
): Promise<Near[]> {
  const { words, synonyms } = await knowledgeOf(db);
  const own = words[locale];
  for (const { word, wordId } of await wordsSince(db, locale, own.last)) {
    if (!isKind(word)) own.all.add(word);
    own.last = wordId;
  }
  return nearest([...synonyms.keys(), ...own.all], term, within, isPrefix);
}
