import { useMemo } from 'react';
import { storedText } from '#storefront/api/stored-text.ts';

/** Searches that are remembered. */
const most = 8;

const stored = storedText('recent-searches');

/** The list after a search, the latest first; one that differs in letter case or blanks alone takes the place of the former. */
export function withSearch(recent: readonly string[], query: string): string[] {
  const words = tidy(query);
  if (words === '') return [...recent];
  return [words, ...recent.filter((other) => other.toLowerCase() !== words.toLowerCase())].slice(0, most);
}

/** The list without one of its searches. */
export function withoutSearch(recent: readonly string[], query: string): string[] {
  return recent.filter((other) => other !== query);
}

/** Searches from the storage's text; whatever is none is left out. */
export function readSearches(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry): entry is string => typeof entry === 'string' && tidy(entry) !== '').slice(0, most);
  } catch {
    return [];
  }
}

function tidy(query: string): string {
  return query.replace(/\s+/g, ' ').trim();
}

export interface RecentSearches {
  /** The latest first; none until the page came alive. */
  recent: readonly string[];
  remember(query: string): void;
  forget(query: string): void;
  forgetAll(): void;
}

/** What this browser's shopper searched for, which stays in the browser. */
export function useRecentSearches(): RecentSearches {
  const text = stored.use();
  const recent = useMemo(() => readSearches(text), [text]);
  const keep = (list: readonly string[]) => stored.keep(list.length > 0 ? JSON.stringify(list) : null);
  return {
    recent,
    remember: (query) => keep(withSearch(recent, query)),
    forget: (query) => keep(withoutSearch(recent, query)),
    forgetAll: () => stored.keep(null),
  };
}
