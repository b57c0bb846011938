import type { AddItem, Cart } from '#contract/cart.ts';
import type { Client, ClientFail, ClientResult } from '#contract/client.ts';
import type { CartChange } from './cart-changes.ts';
import type { CartCookie } from './cart-cookie.ts';

/** Calls the cart API for this browser's shopper and keeps the cart cookie up to date; null means no cart. */
export interface CartClient {
  load(signal?: AbortSignal): Promise<ClientResult<Cart | null>>;
  change(change: CartChange): Promise<ClientResult<Cart | null>>;
  /**
   * After a sign-in: merges the guest cart into the customer's, or loads the customer's own. Null if that failed.
   */
  merge(): Promise<Cart | null>;
  /** Loads a signed-in customer's cart if this browser has no cart id; undefined if it has one. */
  loadIfUnknown(): Promise<Cart | null | undefined>;
  /** Removes the cart id, as after a sign-out. */
  clear(): void;
}

const noCart = { ok: true, data: null } as const;

export function createCartClient(api: Client, cookie: CartCookie): CartClient {
  /** Settles once no merge is in progress, which deletes the guest cart. */
  let merging: Promise<unknown> = Promise.resolve();

  /** Stores the cart id; a cart that no longer exists counts as no cart, other failures leave the cookie alone. */
  function syncCookie(result: ClientResult<Cart>): ClientResult<Cart | null> {
    if (result.ok) cookie.write(result.data.cartId);
    else if (isCartMissing(result)) {
      cookie.write(undefined);
      return noCart;
    }
    return result;
  }

  /** Adds to the cart; creates one first if there is none. */
  async function addTo(add: (params: { cartId: string }) => Promise<ClientResult<Cart>>) {
    const cartId = cookie.read();
    if (cartId) {
      const result = await add({ cartId });
      if (result.ok || !isCartMissing(result)) return syncCookie(result);
      cookie.write(undefined);
    }
    const created = await api('POST /cart/api/cart/create');
    if (!created.ok) return created;
    cookie.write(created.data.cartId);
    return syncCookie(await add({ cartId: created.data.cartId }));
  }

  /**
   * Loads or creates the customer's cart. A GET would return 404 if there is none, which browsers log as an error.
   */
  async function loadOrCreateOwn(): Promise<Cart | null> {
    const result = await api('POST /cart/api/cart/create');
    cookie.write(result.ok ? result.data.cartId : undefined);
    return result.ok ? result.data : null;
  }

  async function mergeGuestCart(): Promise<Cart | null> {
    const cartId = cookie.read();
    if (!cartId) return loadOrCreateOwn();
    const result = await api('POST /cart/api/cart/merge/{cartId}', { params: { cartId } });
    cookie.write(result.ok ? result.data.cartId : undefined);
    return result.ok ? result.data : null;
  }

  return {
    async load(signal) {
      await merging;
      const cartId = cookie.read();
      if (!cartId) return noCart;
      return syncCookie(await api('GET /cart/api/cart/{cartId}', { params: { cartId }, signal }));
    },
    async change(change) {
      if (change.kind === 'add') {
        const { productId, quantity, optionProductIds } = change;
        const body: AddItem = {
          productId,
          quantity,
          ...(optionProductIds?.length ? { optionProductIds: [...optionProductIds] } : {}),
        };
        return addTo((params) => api('POST /cart/api/cart/{cartId}/items/add', { params, body }));
      }
      if (change.kind === 'add-several') {
        const body = { items: [...change.items] };
        return addTo((params) => api('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body }));
      }
      const cartId = cookie.read();
      if (!cartId) return noCart;
      const params = { cartId };
      switch (change.kind) {
        case 'quantity': {
          const { productId, itemId, quantity } = change;
          const body = { productId, itemId, quantity };
          return syncCookie(await api('POST /cart/api/cart/{cartId}/items/update', { params, body }));
        }
        case 'remove': {
          const body = { productId: change.productId, itemId: change.itemId };
          return syncCookie(await api('DELETE /cart/api/cart/{cartId}/items/delete', { params, body }));
        }
        case 'select': {
          const body = { cartItemIds: [...change.itemIds] };
          return syncCookie(await api('PUT /cart/api/cart/{cartId}/items/selected', { params, body }));
        }
        case 'coupon': {
          const { kind: _, ...body } = change;
          return syncCookie(await api('POST /cart/api/cart/{cartId}/apply-coupon', { params, body }));
        }
      }
    },
    merge() {
      const merged = mergeGuestCart();
      merging = merged.catch(() => {});
      return merged;
    },
    async loadIfUnknown() {
      return cookie.read() ? undefined : loadOrCreateOwn();
    },
    clear: () => cookie.write(undefined),
  };
}

/** A missing product or line is a 404 too, but the cart still exists. */
function isCartMissing(result: ClientFail): boolean {
  return result.status === 404 && result.code !== 'product_not_found' && result.code !== 'cart_item_not_found';
}
