import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Opens the cookie settings, from any page. */
export const openCookieSettings = () => set(true);
export const closeCookieSettings = () => set(false);

export function useCookieSettingsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => isOpen,
    () => false,
  );
}
