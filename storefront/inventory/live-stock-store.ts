import type { LiveStock } from './stock-view.ts';

/** Live stock of a page, from one or more loaders. */
export interface LiveStockStore {
  /** Calls `listener` with the stock now, where there is some, and at each change. Returns the end of it. */
  subscribe(listener: (stock: LiveStock) => void): () => void;
  /** Replaces what `loader` has loaded. */
  set(loader: string, stock: LiveStock): void;
}

export function createLiveStockStore(): LiveStockStore {
  const loaded = new Map<string, LiveStock>();
  const listeners = new Set<(stock: LiveStock) => void>();
  let current: LiveStock = {};
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (loaded.size > 0) listener(current);
      return () => listeners.delete(listener);
    },
    set(loader, stock) {
      if (Object.keys(stock).length > 0) loaded.set(loader, stock);
      else if (!loaded.delete(loader)) return;
      current = Object.assign({}, ...loaded.values());
      for (const listener of listeners) listener(current);
    },
  };
}
