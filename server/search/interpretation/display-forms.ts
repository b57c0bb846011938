import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { hasThai } from '../../thai-text/thai-text.ts';
import { quoteLexeme } from '../analysis/lexemes.ts';
import { type AnalyserState, analyserState } from '../index/current-analyser.ts';
import { titlesMatching } from '../index/vocabulary-queries.ts';
import { matchedSpans } from './matched-spans.ts';

/** Terms as a query that a shopper can read. */
export async function displayQuery(db: Db, locale: Locale, terms: readonly string[]): Promise<string> {
  const state = await analyserState(db);
  const forms: string[] = [];
  for (const term of terms) forms.push(await displayForm(db, state, locale, term));
  return forms.join(' ');
}

/**
 * A synonym as it is spelt, such as memory card for memorycard. Other Thai terms are folded: their usual spelling is that of a product or
 * category that has the term.
 */
async function displayForm(
  db: Db,
  { synonymPhrases, analyser }: AnalyserState,
  locale: Locale,
  term: string,
): Promise<string> {
  const phrase = synonymPhrases.get(term);
  if (phrase !== undefined) return phrase;
  if (!hasThai(term)) return term;
  const queryTerm = { term, alternatives: [], isPrefix: false };
  for (const title of await titlesMatching(db, locale, quoteLexeme(term))) {
    const [span] = matchedSpans(title, [queryTerm], analyser, locale);
    if (span) return title.slice(span.from, span.to);
  }
  return term;
}
