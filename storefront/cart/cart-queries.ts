import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.ts';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { type CartChange, isSuperseded } from './cart-changes.ts';
import { type CartClient, createCartClient } from './cart-client.ts';
import { cartCookie } from './cart-cookie.ts';

/** The last cart from the server, and the last change it includes. */
export interface CachedCart {
  cart: Cart | null;
  /** Number of the last change included in `cart`. */
  lastChange: number;
}

/** A pending change, numbered in the order in which the shopper made them. */
export type NumberedChange = CartChange & { number: number };

export const cartKey = ['cart'] as const;
export const cartChangeKey = ['cart', 'change'] as const;

export const cartClient = createCartClient(browserApi, cartCookie);

/** The error of a query that could not load the cart. */
class CartNotLoaded extends Error {
  override name = 'CartNotLoaded';
}

/**
 * Query options of the cart. Responses to changes contain the cart: while a change is pending, a load would only return
 * an older one.
 */
export function cartQuery(queryClient: QueryClient, client: CartClient = cartClient) {
  return {
    queryKey: cartKey,
    staleTime: 15_000,
    networkMode: 'always' as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CachedCart> => {
      const cached = queryClient.getQueryData<CachedCart>(cartKey);
      if (cached && queryClient.isMutating({ mutationKey: cartChangeKey }) > 0) return cached;
      const result = await client.load(signal);
      if (!result.ok) throw new CartNotLoaded(result.code);
      return { cart: result.data, lastChange: cached?.lastChange ?? 0 };
    },
  };
}

/**
 * Mutation options of the cart: changes are sent one after the other, obsolete ones are skipped. Resolves to the
 * failure, or null.
 */
export function cartMutation(queryClient: QueryClient, client: CartClient = cartClient) {
  return {
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always' as const,
    gcTime: 0,
    onMutate: () => queryClient.cancelQueries({ queryKey: cartKey, exact: true }),
    mutationFn: async (change: NumberedChange): Promise<ClientFail | null> => {
      if (isSuperseded(change, laterChanges(queryClient, change))) return null;
      const result = await client.change(change);
      // After a failure the shopper sees the server's state.
      const current = result.ok ? result : await client.load();
      if (current.ok) cacheCart(queryClient, current.data, change.number);
      return result.ok ? null : result;
    },
  };
}

/** The cart of the last response, or null. */
export function lastCart(queryClient: QueryClient): Cart | null {
  return queryClient.getQueryData<CachedCart>(cartKey)?.cart ?? null;
}

/** Stores a cart from a response in the query cache. */
export function cacheCart(queryClient: QueryClient, cart: Cart | null, lastChange?: number): void {
  queryClient.setQueryData<CachedCart>(cartKey, (cached) => ({
    cart,
    lastChange: lastChange ?? cached?.lastChange ?? 0,
  }));
}

function laterChanges(queryClient: QueryClient, { number }: NumberedChange): NumberedChange[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: cartChangeKey, status: 'pending' })
    .map(({ state }) => state.variables as NumberedChange)
    .filter((change) => change.number > number);
}
