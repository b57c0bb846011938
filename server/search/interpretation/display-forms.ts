import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { foldThaiSpelling, hasThai } from '../../thai-text/thai-text.ts';
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
  const spellings = (await titlesMatching(db, locale, quoteLexeme(term))).flatMap((title) =>
    matchedSpans(title, [queryTerm], analyser, locale).map(({ from, to }) => title.slice(from, to)),
  );
  // A short term is also found within other words: ตัว in สายในตัว.
  const spelling = spellings.find((one) => foldThaiSpelling(one).text === term) ?? spellings[0];
  if (spelling !== undefined) return spelling;
  // A word in two scripts: เคส ipad.
  return term.replace(/(?<=[a-z0-9])(?=[ก-๙])|(?<=[ก-๙])(?=[a-z0-9])/g, ' ');
}
