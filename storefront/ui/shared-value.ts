/** A value outside of components, for those that show it: they subscribe by `useSyncExternalStore`. */
export interface SharedValue<Value> {
  read(): Value;
  write(value: Value): void;
  /** Calls back on every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Whether anything is subscribed. */
  isObserved(): boolean;
}

export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isObserved: () => listeners.size > 0,
  };
}
