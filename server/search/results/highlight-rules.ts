import type { Locale } from '#contract/locale.ts';
import type { Highlight } from '#contract/search.ts';
import type { Analysis, QueryWord } from '../analysis/analyser.ts';
import { spansOf } from '../interpretation/matched-spans.ts';

/** The name in pieces, those marked that the words of a query are found in. */
export function highlightsOf(
  name: string,
  words: readonly QueryWord[],
  analysis: Pick<Analysis, 'documentTerms'>,
  locale: Locale,
): Highlight[] {
  const pieces: Highlight[] = [];
  let at = 0;
  for (const { from, to } of spansOf(name, words, analysis, locale)) {
    if (from > at) pieces.push({ text: name.slice(at, from), found: false });
    pieces.push({ text: name.slice(from, to), found: true });
    at = to;
  }
  if (at < name.length) pieces.push({ text: name.slice(at), found: false });
  return pieces;
}
