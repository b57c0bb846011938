import type { Locale } from '#contract/locale.ts';
import type { Analysis, QueryWord } from '../analysis/analyser.ts';
import { spansOf } from '../interpretation/matched-spans.ts';

/** Longer queries are offered with so many further words. */
const furtherWords = 2;

/**
 * Queries that go on where a shopper stops typing, from the names of what was found: the words that follow the last one that is
 * found, the most frequent first.
 */
export function longerQueries(
  names: readonly string[],
  words: readonly QueryWord[],
  analysis: Pick<Analysis, 'documentTerms'>,
  locale: Locale,
  limit: number,
): string[] {
  const typed = words.map(({ term }) => term).join(' ');
  const counts = new Map<string, number>();
  for (const name of names) {
    // What is found by its category, too, has a name that goes on elsewhere.
    if (!isCalled(name, words, analysis, locale)) continue;
    const spans = spansOf(name, words, analysis, locale);
    const first = spans[0];
    const last = spans.at(-1);
    if (!first || !last) continue;
    const rest = name.slice(last.to);
    // Words of Latin script end at a blank; a Thai word is whole where its span is.
    const tail = /^[^\s]*/.exec(rest)?.[0] ?? '';
    for (let further = 0; further <= furtherWords; further += 1) {
      const more = rest.slice(tail.length).trimStart().split(/\s+/).slice(0, further);
      if (further > 0 && more.length < further) break;
      const query = [name.slice(first.from, last.to) + tail, ...more].join(' ').toLowerCase();
      if (query.length <= longestQuery && query !== typed) counts.set(query, (counts.get(query) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
    .slice(0, limit)
    .map(([query]) => query);
}

/** Characters of a query that is offered. */
const longestQuery = 60;

/** Whether all words of a query are found in a title. */
export function isCalled(
  title: string,
  words: readonly QueryWord[],
  analysis: Pick<Analysis, 'documentTerms'>,
  locale: Locale,
): boolean {
  return words.every((word) => spansOf(title, [word], analysis, locale).length > 0);
}
