import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { addOnOffer } from './lines/add-on-offers.ts';
import { useCartChange, useLastCart } from './use-cart.ts';

/** The units of a SKU that a shopper wants, with one of each of its add-on options. */
export interface CartAddition {
  productId: number;
  quantity: number;
  optionProductIds?: readonly number[];
}

/**
 * Adds a product to the cart, says so with a link to the cart, and offers its add-on deals. Resolves to whether it was added; a
 * failure is shown in a dialog.
 */
export function useAddToCart(): (addition: CartAddition) => Promise<boolean> {
  const change = useCartChange();
  const lastCart = useLastCart();
  return async (addition) => {
    if (!(await change({ kind: 'add', ...addition }))) return false;
    const deal = lastCart()?.addOnDeal;
    // The dialog with the deals says so itself: a toast would cover its heading on phones.
    if (deal) addOnOffer.write(deal);
    else showToast(m.product_added(), 'success', { label: m.cart_view(), href: localiseLink('/cart') });
    return true;
  };
}
