import { useMemo } from 'react';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';

/** Searches that are remembered. */
const maxSearches = 8;

const storedSearches = localStorageValue('recent-searches');

/** The list after a search, the latest first; one that differs in letter case or blanks alone takes the place of the former. */
export function addSearch(recent: readonly string[], query: string): string[] {
  const normalised = normalise(query);
  if (normalised === '') return [...recent];
  return [normalised, ...recent.filter((other) => other.toLowerCase() !== normalised.toLowerCase())].slice(
    0,
    maxSearches,
  );
}

/** The list without one of its searches. */
export function removeSearch(recent: readonly string[], query: string): string[] {
  return recent.filter((other) => other !== query);
}

/** Searches from the storage's text; whatever is none is left out. */
export function parseSearches(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((entry): entry is string => typeof entry === 'string' && normalise(entry) !== '')
      .slice(0, maxSearches);
  } catch {
    return [];
  }
}

function normalise(query: string): string {
  return query.replace(/\s+/g, ' ').trim();
}

export interface RecentSearches {
  /** The latest first; none until the page came alive. */
  recent: readonly string[];
  addRecentSearch(query: string): void;
  removeSearch(query: string): void;
  removeAllSearches(): void;
}

/** What this browser's shopper searched for, which stays in the browser. */
export function useRecentSearches(): RecentSearches {
  const text = storedSearches.useValue();
  const recent = useMemo(() => parseSearches(text), [text]);
  const save = (list: readonly string[]) => storedSearches.write(list.length > 0 ? JSON.stringify(list) : null);
  return {
    recent,
    addRecentSearch: (query) => save(addSearch(recent, query)),
    removeSearch: (query) => save(removeSearch(recent, query)),
    removeAllSearches: () => storedSearches.write(null),
  };
}
