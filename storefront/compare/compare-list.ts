import { useMemo } from 'react';
import { storedText } from '#storefront/api/stored-text.ts';

/** Products that can be compared at once, and how many it takes (spec 9). */
export const mostCompared = 4;
export const fewestCompared = 2;

const stored = storedText('compare');

/** The list after a product was toggled: one that is in it leaves, a fifth takes the place of the last (spec 4). */
export function toggled(list: readonly number[], productId: number): number[] {
  if (list.includes(productId)) return list.filter((id) => id !== productId);
  return [...list.slice(0, mostCompared - 1), productId];
}

/** Ids from a text of comma-separated ones, each once, at most four; whatever is no id is left out. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, mostCompared);
}

/** Keeps these products as the ones to compare; an empty list removes the entry from the storage. */
export function keepCompareList(ids: readonly number[]): void {
  stored.keep(ids.length > 0 ? ids.join(',') : null);
}

/** Takes a product into the comparison or out of it, beside whatever else is in it at this moment. */
export function choose(productId: number, chosen: boolean): void {
  const list = readIds(stored.read());
  if (list.includes(productId) !== chosen) keepCompareList(toggled(list, productId));
}

/** The products that the shopper has chosen to compare, in all tabs; none until the page came alive. */
export function useCompareList(): readonly number[] {
  const text = stored.use();
  return useMemo(() => readIds(text), [text]);
}
