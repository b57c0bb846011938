import type { ClientFail } from '#contract/client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { sharedValue } from '#storefront/ui/shared-value.ts';
import { showToast } from '#storefront/ui/toast-list.ts';

/** Why a change to the cart failed, as shown to the shopper. */
export type CartError =
  | { kind: 'out-of-stock' }
  /** With the server's message, for example that a limit is reached. */
  | { kind: 'refused'; message: string }
  | { kind: 'stock-left'; stock: number }
  | { kind: 'error' };

/** How long an error waits for the script of the dialog, in milliseconds. */
const dialogTimeoutMs = 3000;

/** The error that the dialog shows; null while it is closed. */
export const cartError = sharedValue<CartError | null>(null);
let isWaiting = false;

/**
 * Shows an error in a dialog, or in a toast if the dialog's script does not load in time, as without a connection; closes the dialog
 * with null. Browser only.
 */
export function showCartError(failure: CartError | null): void {
  cartError.write(failure);
  if (!failure || cartError.isObserved() || isWaiting) return;
  isWaiting = true;
  setTimeout(showAsToast, dialogTimeoutMs);
}

function showAsToast(): void {
  isWaiting = false;
  const failure = cartError.read();
  if (!failure || cartError.isObserved()) return;
  showToast(cartErrorMessage(failure) ?? m.ui_error_message(), 'error');
  cartError.write(null);
}

/** What the shopper is shown; undefined for the message of any error. */
export function cartErrorMessage(failure: CartError): string | undefined {
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
    case 'coupon_not_found':
    case 'coupon_expired':
    case 'coupon_used_up':
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
