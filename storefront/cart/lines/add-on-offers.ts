import type { AddOnDealOffer } from '#contract/cart.ts';

let current: AddOnDealOffer | null = null;
const listeners = new Set<() => void>();

/** Offers the deals of a product that was just added, or hides the offer with null. Browser only. */
export function showAddOnOffer(offer: AddOnDealOffer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

export function currentAddOnOffer(): AddOnDealOffer | null {
  return current;
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToAddOnOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
