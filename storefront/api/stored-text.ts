import { useSyncExternalStore } from 'react';

/** A text in the browser's storage, the same in all tabs. */
export interface StoredText {
  /** What is kept at this moment, in the browser only. A page shows it a little later. */
  read(): string | null;
  /** Null removes it. */
  keep(text: string | null): void;
  /** Null where there is none, and until the page came alive. */
  use(): string | null;
}

/** Where the storage is switched off or full, the text lives as long as the page. */
export function storedText(key: string): StoredText {
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
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read: snapshot,
    keep(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // As above.
      }
      publish(text);
    },
    use: () => useSyncExternalStore(watch, snapshot, () => null),
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
