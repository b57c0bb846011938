import { localStorageValue } from '#storefront/api/local-storage-value.ts';

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

/** The direct purchase that was recorded last; null without one. */
export function readPurchase(): Purchase | null {
  try {
    const value = JSON.parse(stored.read() ?? 'null') as Partial<Purchase> | null;
    return Number.isInteger(value?.productId) && Number.isInteger(value?.quantity) ? (value as Purchase) : null;
  } catch {
    return null;
  }
}
