import type { ClientFail } from '#contract/client.ts';

/** What the shopper is told about a change that failed (spec 8). */
export type CartError =
  | { kind: 'out-of-stock' }
  /** The server's own words, such as that a limit is reached. */
  | { kind: 'refused'; message: string }
  | { kind: 'stock-left'; stock: number }
  | { kind: 'error' };

let current: CartError | null = null;
const listeners = new Set<() => void>();

/** Shows a failure in a dialog, or closes it; only in the browser, in answer to what the shopper did. */
export function showCartError(failure: CartError | null): void {
  current = failure;
  for (const listener of listeners) listener();
}

export function currentCartError(): CartError | null {
  return current;
}

/** Calls back at every change; the answer ends it. */
export function subscribeToCartError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toCartError({ code, message, data }: ClientFail): CartError {
  switch (code) {
    case 'out_of_stock':
      return { kind: 'out-of-stock' };
    case 'quantity_exceeds_stock': {
      const stock = availableIn(data);
      return stock === undefined ? { kind: 'refused', message } : { kind: 'stock-left', stock };
    }
    case 'quantity_exceeds_limit':
    case 'cart_full':
    case 'option_not_offered':
    case 'product_not_found':
    case 'too_many_requests':
      return { kind: 'refused', message };
    default:
      return { kind: 'error' };
  }
}

function availableIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('available' in data)) return undefined;
  return typeof data.available === 'number' && data.available > 0 ? data.available : undefined;
}
