import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { quoted } from '../analysis/lexemes.ts';
import { hasThai } from '../analysis/normalisation.ts';
import { knowledgeOf } from '../index/current-analyser.ts';
import { vocabularyOf } from '../index/vocabulary.ts';
import { textsWith } from '../index/vocabulary-queries.ts';
import { type Near, nearest } from './edit-distance-rules.ts';
import { spansOf } from './matched-spans.ts';

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
  const { synonyms } = await knowledgeOf(db);
  return nearest([...synonyms.keys(), ...(await vocabularyOf(db, locale))], term, within, isPrefix);
}
