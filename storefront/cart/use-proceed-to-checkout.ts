import { useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { showCartError } from './cart-errors.ts';
import { checkoutReadiness } from './cart-selection.ts';
import { type CartView, useCartChange } from './use-cart.ts';

/** Who presses "checkout", and how a guest gets to sign in. */
export interface Shopper {
  /** False for a guest; true or unknown goes on, and the checkout asks itself. */
  isGuest: boolean;
  /** Opens the sign-in and goes on to a path after it. */
  onSignIn: (redirectTo: string) => void;
}

/** The way from the cart to the checkout (spec 4, Mini cart checkout). */
export function useProceedToCheckout(cart: CartView, { isGuest, onSignIn }: Shopper) {
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
    const checkout = localiseLink('/checkout');
    if (isGuest) {
      onSignIn(checkout);
      return;
    }
    setBusy('leaving');
    window.location.assign(checkout);
  };
  return { busy, proceed };
}
