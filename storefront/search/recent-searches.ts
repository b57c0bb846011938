import { useMemo } from 'react';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { allows } from '#storefront/consent/allowed-groups.ts';

/** Number of searches stored. */
const maxSearches = 8;

const storedSearches = localStorageValue('recent-searches');

/** The list with a new search in front; one that differs only in case or spaces is replaced. */
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

/** Parses stored searches; invalid entries are dropped. */
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

const isAllowed = () => allows(document.cookie, 'C0003');

export interface RecentSearches {
  /** Latest first; empty until the page is hydrated. */
  recent: readonly string[];
  addRecentSearch(query: string): void;
  removeSearch(query: string): void;
  removeAllSearches(): void;
}

/** This shopper's searches, stored in this browser only; none where functional cookies are not allowed. */
export function useRecentSearches(): RecentSearches {
  const text = storedSearches.useValue();
  const recent = useMemo(() => (text !== null && isAllowed() ? parseSearches(text) : []), [text]);
  const save = (list: readonly string[]) => {
    if (isAllowed()) storedSearches.write(list.length > 0 ? JSON.stringify(list) : null);
  };
  return {
    recent,
    addRecentSearch: (query) => save(addSearch(recent, query)),
    removeSearch: (query) => save(removeSearch(recent, query)),
    removeAllSearches: () => storedSearches.write(null),
  };
}
