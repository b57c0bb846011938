import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contract/cart-lines.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import type { CartChange } from './cart-changes.ts';
import { cartCookie } from './cart-cookie.ts';
import { cacheCart, cartClient, cartKey, lastCart } from './cart-queries.ts';
import { clearPurchase, readPurchase } from './guest-purchase.ts';
import { earlierItemIds, purchaseChanges, rememberEarlierLines } from './lines/earlier-lines.ts';

/**
 * Merges the guest cart into the customer's after a sign-in; a customer without a guest cart gets their own. Never
 * rejects: on failure the cart is empty until the customer's next change. The lines that only the customer's earlier cart
 * had are not selected then; a toast, cart and checkout say so. What the guest bought directly has the quantity of that purchase.
 */
export function mergeGuestCartAfterSignIn(queryClient: QueryClient): Promise<void> {
  merging ??= mergeGuestCart(queryClient).finally(() => {
    merging = undefined;
  });
  return merging;
}

/** The merge that is under way: a sign-in and the page that it leads to may both begin one. */
let merging: Promise<void> | undefined;

async function mergeGuestCart(queryClient: QueryClient): Promise<void> {
  // On the page to which a provider leads back, the load of the guest cart begins in the same render: after this function was called.
  await Promise.resolve();
  await queryClient.cancelQueries({ queryKey: cartKey, exact: true });
  const guest = lastCart(queryClient);
  const guestCartId = cartCookie.read();
  let merged = await cartClient.merge();
  for (const change of merged ? changesAfterMerge(guestCartId, merged.items) : []) {
    const changed = await cartClient.change(change);
    if (changed.ok) merged = changed.data;
  }
  clearPurchase();
  if (guest && merged) {
    const earlier = earlierItemIds(guest.items, merged.items);
    rememberEarlierLines(merged, earlier, guest.cartId);
    if (earlier.length > 0)
      showToast(m.cart_earlier_title({ count: earlier.length }), 'neutral', {
        label: m.cart_view(),
        href: localiseLink('/cart'),
      });
  }
  cacheCart(queryClient, merged);
}

/**
 * The changes by which a customer orders what they bought directly as a guest: the merge added the units that their earlier cart had
 * of it.
 *
 * @param guestCartId of the cart that was merged into the one with these items
 */
function changesAfterMerge(guestCartId: string | undefined, items: readonly CartItem[]): CartChange[] {
  const purchase = readPurchase();
  return purchase && purchase.cartId === guestCartId ? purchaseChanges(items, purchase) : [];
}
