import { useSyncExternalStore } from 'react';

/** A text in the browser's storage, the same in all tabs. */
export interface LocalStorageValue {
  /** What is kept at this moment, in the browser only. A page shows it a little later. */
  read(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
  /** Null where there is none, and until the page came alive. */
  useValue(): string | null;
}

/** Where the storage is switched off or full, the text lives as long as the page. */
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
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // As above.
      }
      publish(text);
    },
    useValue: () => useSyncExternalStore(subscribe, snapshot, () => null),
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
