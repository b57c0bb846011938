import { useMemo } from 'react';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { maxCompared, parseIds } from './compare-query.ts';

/** Of localStorage. */
export const compareKey = 'compare';

const storedIds = localStorageValue(compareKey);

/** The list after toggling a product: one in the list is removed, a fifth replaces the last. */
export function toggleCompared(list: readonly number[], productId: number): number[] {
  if (list.includes(productId)) return list.filter((id) => id !== productId);
  return [...list.slice(0, maxCompared - 1), productId];
}

/** Stores the products to compare; an empty list removes the entry. */
export function saveCompareList(ids: readonly number[]): void {
  storedIds.write(ids.length > 0 ? ids.join(',') : null);
}

/** Stores the products of a comparison that was opened by a link, unless the shopper has chosen others. */
export function adoptCompareList(ids: readonly number[]): void {
  if (parseIds(storedIds.read()).length === 0) saveCompareList(ids);
}

/** Whether these are the products that the shopper has chosen, in any order; others are a comparison that somebody shared. */
export function isOwnComparison(shown: readonly number[]): boolean {
  const own = new Set(parseIds(storedIds.read()));
  return own.size === shown.length && shown.every((id) => own.has(id));
}

/** Adds or removes a product, based on the list as currently stored, which may be newer than the one shown. */
export function setCompared(productId: number, chosen: boolean): void {
  const list = parseIds(storedIds.read());
  if (list.includes(productId) !== chosen) saveCompareList(toggleCompared(list, productId));
}

/** Whether a product is selected for comparison, in all tabs; false until the page is hydrated. */
export function useIsCompared(productId: number): boolean {
  return storedIds.useSelected((text) => parseIds(text).includes(productId));
}

/** The products selected for comparison, in all tabs; empty until the page is hydrated. */
export function useCompareList(): readonly number[] {
  const text = storedIds.useValue();
  return useMemo(() => parseIds(text), [text]);
}
