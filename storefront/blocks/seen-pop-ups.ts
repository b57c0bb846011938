import { localStorageValue } from '#storefront/api/local-storage-value.ts';

/**
 * Ids of the pop-ups that this browser has shown, latest first. Strictly necessary (C0001): it only keeps a dismissed pop-up closed, says
 * nothing about the visitor, and is sent nowhere.
 */
const storage = localStorageValue('pop-ups');

const maxSeen = 20;

const seenIds = () => (storage.readLatest() ?? '').split(',').filter(Boolean);

export function hasSeenPopUp(id: string): boolean {
  return seenIds().includes(id);
}

export function markPopUpSeen(id: string): void {
  const others = seenIds().filter((seen) => seen !== id);
  storage.write([id, ...others].slice(0, maxSeen).join(','));
}
