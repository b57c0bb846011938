import { useSyncExternalStore } from 'react';

/** A string in localStorage, synchronised across tabs. */
export interface LocalStorageValue {
  /** The current value, in the browser only. Components see it one render later. */
  read(): string | null;
  /** The stored value, also if another tab wrote it a moment ago. */
  readLatest(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
  /** Null if there is none, and until the page is hydrated. */
  useValue(): string | null;
  /** What `select` makes of the value; a component is rendered again only when that changes. @param select returns a primitive value */
  useSelected<Selected extends string | number | boolean | null>(select: (text: string | null) => Selected): Selected;
}

/** A value in localStorage; if storage is disabled or full, in memory until the page is left. */
export function localStorageValue(key: string): LocalStorageValue {
  let current: string | null | undefined;
  const listeners = new Set<() => void>();
  const publish = (text: string | null) => {
    current = text;
    for (const listener of listeners) listener();
  };
  const snapshot = () => {
    if (current === undefined) {
      current = readStorage(key);
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) publish(readStorage(key));
      });
      // A page in the back/forward cache gets no storage events.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) publish(readStorage(key));
      });
    }
    return current;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read: snapshot,
    readLatest: () => readStorage(key) ?? snapshot(),
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // The value stays in memory only.
      }
      publish(text);
    },
    useValue: () => useSyncExternalStore(subscribe, snapshot, () => null),
    useSelected: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(snapshot()),
        () => select(null),
      ),
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
