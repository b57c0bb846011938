import { maxHelpQuery } from '#contract/help.ts';

/** The query parameter of a search in the help; `query` is that of the product search in the header. */
export const helpQueryNames = ['search'];

/** What a URL of the help searches for; empty if nothing. */
export function helpSearchOf(query: URLSearchParams): string {
  const text = query.get('search') ?? '';
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxHelpQuery)
    .trim();
}

/** Searches that differ in spaces only are one page. */
export function canonicalHelpQuery(query: URLSearchParams): URLSearchParams {
  const search = helpSearchOf(query);
  return new URLSearchParams(search === '' ? {} : { search });
}
