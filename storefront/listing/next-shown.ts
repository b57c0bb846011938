import { pageSize } from './listing-limits.ts';

/**
 * How many products are shown after one more step: a page more, with the rest of those that are loaded if it is less than half a page.
 */
export function nextShown(shown: number, loaded: number): number {
  const next = shown + pageSize;
  return loaded - next < pageSize / 2 ? loaded : next;
}
