import { type SharedValue, sharedValue } from '#storefront/ui/shared-value.ts';

/** What the page knows of the customer's wishlist. */
export interface WishlistView {
  /** Whether the customer's list is loaded; until then `wishlisted` has only pending changes. */
  isLoaded: boolean;
  /** Ids of the products on the list, with pending changes. */
  wishlisted: ReadonlySet<number>;
  /** Adds a product, or removes it. Guests are asked to sign in first. */
  set: (productId: number, on: boolean) => void;
  /** Adds a product for a customer, unless it is on the list. Resolves to whether it is on the list then. */
  add: (productId: number) => Promise<boolean>;
}

/** Until the page is hydrated. */
export const noWishlist: WishlistView = {
  isLoaded: false,
  wishlisted: new Set(),
  set: () => {},
  add: async () => false,
};

/**
 * The wishlist for all parts of a page. A context with the list would render every toggle again when one product is added, and hydrate all
 * parts of the page at once when the list is loaded.
 */
export function createWishlistStore(): SharedValue<WishlistView> {
  return sharedValue(noWishlist);
}
