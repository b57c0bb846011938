import type { Locale } from '#contract/locale.ts';
import type { Analyser, QueryTerm } from '../analysis/analyser.ts';
import { matchedSpans } from '../interpretation/matched-spans.ts';

/** Words that a longer query adds after the word that is being typed. */
const maxFurtherWords = 2;
/** Characters of a longer query. */
const maxQueryLength = 60;

/** Completions of a query, most frequent first: the next words in the names of found products. Each occurs in two names or more. */
export function longerQueries(
  names: readonly string[],
  terms: readonly QueryTerm[],
  analyser: Pick<Analyser, 'documentTerms'>,
  locale: Locale,
  limit: number,
): string[] {
  const typed = terms.map(({ term }) => term).join(' ');
  const counts = new Map<string, number>();
  for (const name of names) {
    // The name of a product that matches by its category does not continue the query.
    if (!titleMatches(name, terms, analyser, locale)) continue;
    const spans = matchedSpans(name, terms, analyser, locale);
    const first = spans[0];
    const last = spans.at(-1);
    if (!first || !last) continue;
    const rest = name.slice(last.to);
    // The rest of the word that is being typed, up to the next space.
    const tail = /^[^\s]*/.exec(rest)?.[0] ?? '';
    for (let further = 0; further <= maxFurtherWords; further += 1) {
      const more = rest.slice(tail.length).split(/\s+/).filter(Boolean).slice(0, further);
      if (further > 0 && more.length < further) break;
      const query = [name.slice(first.from, last.to) + tail, ...more].join(' ').toLowerCase();
      if (query.length <= maxQueryLength && query !== typed) counts.set(query, (counts.get(query) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
    .slice(0, limit)
    .map(([query]) => query);
}

/** Whether a title matches all terms. */
export function titleMatches(
  title: string,
  terms: readonly QueryTerm[],
  analyser: Pick<Analyser, 'documentTerms'>,
  locale: Locale,
): boolean {
  return terms.every((term) => matchedSpans(title, [term], analyser, locale).length > 0);
}
