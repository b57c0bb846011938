import { useMemo } from 'react';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';

/** Products that can be compared at once, and how many it takes (spec 9). */
export const maxCompared = 4;
export const minCompared = 2;

const storedIds = localStorageValue('compare');

/** The list after a product was toggled: one that is in it leaves, a fifth takes the place of the last (spec 4). */
export function toggleCompared(list: readonly number[], productId: number): number[] {
  if (list.includes(productId)) return list.filter((id) => id !== productId);
  return [...list.slice(0, maxCompared - 1), productId];
}

/** Ids from a text of comma-separated ones, each once, at most four; whatever is no id is left out. */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, maxCompared);
}

/** Keeps these products as the ones to compare; an empty list removes the entry from the storage. */
export function saveCompareList(ids: readonly number[]): void {
  storedIds.write(ids.length > 0 ? ids.join(',') : null);
}

/** Takes a product into the comparison or out of it, beside whatever else is in it at this moment. */
export function setCompared(productId: number, chosen: boolean): void {
  const list = parseIds(storedIds.read());
  if (list.includes(productId) !== chosen) saveCompareList(toggleCompared(list, productId));
}

/** The products that the shopper has chosen to compare, in all tabs; none until the page came alive. */
export function useCompareList(): readonly number[] {
  const text = storedIds.useValue();
  return useMemo(() => parseIds(text), [text]);
}
