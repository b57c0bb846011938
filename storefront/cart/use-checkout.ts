import { useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { showCartFailure } from './cart-failures.ts';
import { checkBeforeCheckout } from './cart-selection.ts';
import { type CartView, useCartChange } from './use-cart.ts';

/** Who presses "checkout", and how a guest gets to sign in. */
export interface Shopper {
  /** False for a guest; true or unknown goes on, and the checkout asks itself. */
  isGuest: boolean;
  /** Opens the sign-in and goes on to a path after it. */
  onSignIn: (redirectTo: string) => void;
}

/** The way from the cart to the checkout (spec 4, Mini cart checkout). */
export function useCheckout(cart: CartView, { isGuest, onSignIn }: Shopper) {
  const change = useCartChange();
  const [busy, setBusy] = useState<'selecting' | 'leaving' | null>(null);
  const go = async () => {
    const check = checkBeforeCheckout(cart.items);
    if (check.verdict === 'nothing-selected') return;
    if (check.verdict === 'all-sold-out') {
      showCartFailure({ kind: 'out-of-stock' });
      return;
    }
    if (check.verdict === 'reduce') {
      setBusy('selecting');
      const reduced = await change({ kind: 'select', itemIds: check.itemIds });
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
  return { busy, go };
}
