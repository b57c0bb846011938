import { type QueryClient, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import type { ClientFail } from '#contract/client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { runMutation } from '#storefront/api/run-mutation.ts';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { reloadStock } from '#storefront/inventory/reload-stock.ts';
import { sharedValue } from '#storefront/ui/shared-value.ts';
import { type CartChange, previewCart } from './cart-changes.ts';
import { cartCookie } from './cart-cookie.ts';
import { showCartError, toCartError } from './cart-errors.ts';
import {
  cacheCart,
  cartChangeKey,
  cartClient,
  cartKey,
  cartMutation,
  cartQuery,
  lastCart,
  type NumberedChange,
} from './cart-queries.ts';
import { clearPurchase } from './guest-purchase.ts';

/** The cart as the shopper sees it. */
export interface CartView {
  /** `loading` until the first response; `failed` if there was none. */
  status: 'loading' | 'failed' | 'ready';
  /** The lines with pending changes, oldest first. */
  items: readonly CartItem[];
  /** Units of all lines. */
  count: number;
  /** The sums of the last response; null without a cart. */
  totals: Cart | null;
  /** Changes are pending: the sums do not include them yet. */
  updating: boolean;
  /** Resolves to whether the cart was loaded. */
  reload: () => Promise<boolean>;
}

const noChanges: readonly NumberedChange[] = [];

/** The cart, shared by all components. */
export function useCart(): CartView {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(cartQuery(queryClient));
  const pending = useMutationState({
    filters: { mutationKey: cartChangeKey, status: 'pending' },
    select: ({ state }) => state.variables as NumberedChange,
  });
  const changes = pending.length > 0 ? pending.filter(({ number }) => number > (data?.lastChange ?? 0)) : noChanges;
  const cart = data?.cart ?? null;
  const { items, totalQuantity } = previewCart(cart, changes);
  return {
    status: data || changes.length > 0 ? 'ready' : isError ? 'failed' : 'loading',
    items,
    count: totalQuantity,
    totals: cart,
    updating: changes.length > 0,
    reload: async () => (await refetch()).isSuccess,
  };
}

/** Units in the cart, for the badge; 0 until loaded. */
export function useCartCount(): number {
  return useCart().count;
}

let changeCount = 0;

/** Sends a change of the cart after those before it. Resolves to the failure, or null. */
export async function sendCartChange(queryClient: QueryClient, change: CartChange): Promise<ClientFail | null> {
  changeCount += 1;
  const failure = await runMutation(queryClient, cartMutation(queryClient), { ...change, number: changeCount });
  if (failure?.code === 'out_of_stock' || failure?.code === 'quantity_exceeds_stock') reloadStock(queryClient);
  return failure;
}

/**
 * Changes the cart. Resolves to whether it succeeded; shows an error dialog if it failed, unless `onFailure` is
 * given.
 */
export function useCartChange(onFailure = showCartError): (change: CartChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async (change) => {
    clearPurchase();
    const failure = await sendCartChange(queryClient, change);
    if (failure) onFailure(toCartError(failure));
    return failure === null;
  };
}

type CouponChange = Extract<CartChange, { kind: 'coupon' }>;

/** Applies and removes coupons; failures are returned, not shown in a dialog. */
export function useCouponChange(): {
  /** Resolves to why it failed, in the language of the page, or null. */
  change: (change: CouponChange) => Promise<string | null>;
  pending: boolean;
  /** Why the last change failed, or null. */
  error: string | null;
} {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    async change(couponChange) {
      setPending(true);
      const failure = await sendCartChange(queryClient, couponChange);
      const message = failure && failureMessage(failure);
      setPending(false);
      setError(message);
      return message;
    },
  };
}

/** Returns the cart of the last response, or null. */
export function useLastCart(): () => Cart | null {
  const queryClient = useQueryClient();
  return () => lastCart(queryClient);
}

/** Returns the cart, which it loads if that has not happened; null without one, or if it cannot be loaded. */
export function useLoadedCart(): () => Promise<Cart | null> {
  const queryClient = useQueryClient();
  return async () => {
    const cached = await queryClient.ensureQueryData(cartQuery(queryClient)).catch(() => null);
    return cached?.cart ?? null;
  };
}

/** Clears the cart in this browser after a sign-out; the customer gets it back at the next sign-in. */
export async function clearCartAfterSignOut(queryClient: QueryClient): Promise<void> {
  cartClient.clear();
  await queryClient.cancelQueries({ queryKey: cartKey, exact: true });
  cacheCart(queryClient, null);
}

/**
 * Has the browser of a signed-in customer show their own cart: also if it has lost the cart id, which is a session cookie, if the cart of
 * that id is gone, or if it is still that of a guest because the page was left before a sign-in had merged it.
 */
export function useCustomerCart(session: 'loading' | 'guest' | 'customer'): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session === 'customer') void openCustomerCart(queryClient);
    else ownCart.write(session === 'loading' ? 'loading' : 'ready');
  }, [session, queryClient]);
}

type OwnCart = 'loading' | 'failed' | 'ready';

/** The cart of the customer whose session may be known later: `ready` also for guests, who have no other. */
const ownCart = sharedValue<OwnCart>('ready');

/** Whether a cart without lines is the shopper's own, which `useCustomerCart` looks for. `reload` looks again. */
export function useOwnCart(): { status: OwnCart; reload: () => void } {
  const queryClient = useQueryClient();
  const status = useSyncExternalStore(ownCart.subscribe, ownCart.read, () => 'ready' as const);
  return { status, reload: () => void openCustomerCart(queryClient) };
}

async function openCustomerCart(queryClient: QueryClient): Promise<void> {
  ownCart.write('loading');
  const known = cartCookie.read() === undefined ? null : await loadKnownCart(queryClient);
  if (known === null) {
    const own = await cartClient.loadIfUnknown();
    if (own) cacheCart(queryClient, own);
    if (own === null) return ownCart.write('failed');
  } else if (known?.cartType === 'guest') {
    // Without the script, the next page or the checkout merges it.
    const script = await loadInBackground(() => import('./merge-guest-cart.ts')).catch(() => undefined);
    if (script && lastCart(queryClient)?.cartType === 'guest') await script.mergeGuestCartAfterSignIn(queryClient);
  }
  ownCart.write('ready');
}

/** The cart of the cart id; null if it is gone, undefined if it could not be loaded. */
function loadKnownCart(queryClient: QueryClient): Promise<Cart | null | undefined> {
  return queryClient.ensureQueryData(cartQuery(queryClient)).then(
    ({ cart }) => cart,
    () => undefined,
  );
}
