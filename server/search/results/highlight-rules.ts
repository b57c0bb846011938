import type { Locale } from '#contract/locale.ts';
import type { NameSegment } from '#contract/search.ts';
import type { Analyser, QueryTerm } from '../analysis/analyser.ts';
import { matchedSpans } from '../interpretation/matched-spans.ts';

/** Splits a name into parts and marks those that match. */
export function highlightName(
  name: string,
  terms: readonly QueryTerm[],
  analyser: Pick<Analyser, 'documentTerms'>,
  locale: Locale,
): NameSegment[] {
  const parts: NameSegment[] = [];
  let at = 0;
  for (const { from, to } of matchedSpans(name, terms, analyser, locale)) {
    if (from > at) parts.push({ text: name.slice(at, from), found: false });
    parts.push({ text: name.slice(from, to), found: true });
    at = to;
  }
  if (at < name.length) parts.push({ text: name.slice(at), found: false });
  return parts;
}
