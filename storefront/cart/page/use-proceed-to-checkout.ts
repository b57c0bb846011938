import { useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { showCartError } from '../cart-errors.ts';
import { type CartView, useCartChange } from '../use-cart.ts';
import { checkoutReadiness } from './cart-selection.ts';

/** The shopper's session, and the sign-in for guests. */
export interface Shopper {
  /** False while unknown: the checkout itself requires a session. */
  isGuest: boolean;
  /** Opens the sign-in, which then leads to the path. */
  onSignIn: (redirectTo: string) => void;
}

/** Navigates from the cart to the checkout: opens the sign-in for guests and deselects sold-out lines. */
export function useProceedToCheckout(cart: CartView, shopper: Shopper) {
  const change = useCartChange();
  const [busy, setBusy] = useState<'selecting' | 'leaving' | null>(null);
  const proceed = async () => {
    const readiness = checkoutReadiness(cart.items);
    if (readiness.status === 'nothing-selected') return;
    if (readiness.status === 'all-sold-out') {
      showCartError({ kind: 'out-of-stock' });
      return;
    }
    if (readiness.status === 'reduce') {
      setBusy('selecting');
      const reduced = await change({ kind: 'select', itemIds: readiness.itemIds });
      setBusy(null);
      if (!reduced) return;
    }
    setBusy('leaving');
    await leaveForCheckout(shopper);
    setBusy(null);
  };
  return { busy, proceed };
}

/**
 * Leads to the checkout by a page load, or opens the sign-in for guests. Resolves once the shopper can act on this page again:
 * for customers, when the browser shows it again.
 */
export async function leaveForCheckout({ isGuest, onSignIn }: Shopper): Promise<void> {
  const checkout = localiseLink('/checkout');
  if (isGuest) {
    onSignIn(checkout);
    return;
  }
  window.location.assign(checkout);
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
}
