import { useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { showCartError } from './cart-errors.ts';
import { checkoutReadiness } from './cart-selection.ts';
import { type CartView, useCartChange } from './use-cart.ts';

/** Who checks out, and how a guest can sign in first. */
export interface Shopper {
  /** False while unknown: the checkout itself requires a session. */
  isGuest: boolean;
  /** Opens the sign-in, which then leads to the path. */
  onSignIn: (redirectTo: string) => void;
}

/** Takes the shopper from the cart to the checkout: asks guests to sign in and drops sold-out lines. */
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
