import { useSyncExternalStore } from 'react';

/** Products that can be compared at once, and how many it takes (spec 9). */
export const mostCompared = 4;
export const fewestCompared = 2;

const storageKey = 'compare';
const none: readonly number[] = [];

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

let list: readonly number[] | undefined;
const listeners = new Set<() => void>();

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage is switched off: the list lives as long as the page.
    return null;
  }
}

function publish(next: readonly number[]): void {
  list = next;
  for (const listener of listeners) listener();
}

function currentList(): readonly number[] {
  list ??= readIds(storedText());
  return list;
}

/** Keeps these products as the ones to compare; an empty list removes the entry from the storage. */
export function keepCompareList(ids: readonly number[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, ids.join(','));
    else localStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  publish([...ids]);
}

function watch(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) publish(readIds(storedText()));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The products that the shopper has chosen to compare, in all tabs; none until the page came alive. */
export function useCompareList(): readonly number[] {
  return useSyncExternalStore(watch, currentList, () => none);
}
