import type { CartItem } from '#contract/cart.ts';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import type { CartChange } from './cart-changes.ts';
import { purchaseChanges } from './earlier-lines.ts';

/** A direct purchase, until the cart is changed otherwise. */
interface Purchase {
  cartId: string;
  productId: number;
  quantity: number;
}

// A provider's sign-in leaves the page.
const stored = localStorageValue('cart-purchase');

/** Records that a cart was last changed by a direct purchase. */
export function recordPurchase({ cartId, productId, quantity }: Purchase): void {
  stored.write(JSON.stringify({ cartId, productId, quantity } satisfies Purchase));
}

export function clearPurchase(): void {
  if (stored.read() !== null) stored.write(null);
}

/**
 * The changes by which a customer orders what they bought directly as a guest: the merge added the units that their earlier cart had
 * of it.
 *
 * @param guestCartId of the cart that was merged into the one with these items
 */
export function changesAfterMerge(guestCartId: string | undefined, items: readonly CartItem[]): CartChange[] {
  const purchase = parsePurchase(stored.read());
  return purchase && purchase.cartId === guestCartId ? purchaseChanges(items, purchase) : [];
}

/** Reads what `recordPurchase` wrote; null for anything else. */
function parsePurchase(text: string | null): Purchase | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Purchase> | null;
    return Number.isInteger(value?.productId) && Number.isInteger(value?.quantity) ? (value as Purchase) : null;
  } catch {
    return null;
  }
}
