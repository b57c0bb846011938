import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while a page is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
