import { useSyncExternalStore } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { type CartError, currentCartError, showCartError, subscribeToCartError } from './cart-errors.ts';

/** Shows why a change to the cart failed; rendered once, in the shell. */
export function CartErrorDialog() {
  const failure = useSyncExternalStore(subscribeToCartError, currentCartError, () => null);
  return (
    <ErrorDialog
      open={failure !== null}
      onClose={() => showCartError(null)}
      message={failure ? messageOf(failure) : undefined}
      contactHref={failure?.kind === 'error' ? localeHref('/help-contact-us') : undefined}
    />
  );
}

function messageOf(failure: CartError): string | undefined {
  switch (failure.kind) {
    case 'out-of-stock':
      return m.cart_out_of_stock();
    case 'stock-left':
      return m.cart_stock_left({ stock: failure.stock });
    case 'refused':
      return failure.message || undefined;
    case 'error':
      return undefined;
  }
}
