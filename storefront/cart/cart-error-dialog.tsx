import { useSyncExternalStore } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { cartError, cartErrorMessage, showCartError } from './cart-errors.ts';

/** Shows why a change to the cart failed; rendered once, in the shell. */
export function CartErrorDialog() {
  const failure = useSyncExternalStore(cartError.subscribe, cartError.read, () => null);
  return (
    <ErrorDialog
      open={failure !== null}
      onClose={() => showCartError(null)}
      message={failure ? cartErrorMessage(failure) : undefined}
      contactHref={failure?.kind === 'error' ? localeHref('/help-contact-us') : undefined}
    />
  );
}
