import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.ts';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { type CartChange, isSuperseded } from './cart-changes.ts';
import { type CartClient, createCartClient } from './cart-client.ts';
import { cartCookie } from './cart-cookie.ts';

/** The cart as the server last told it, and up to which change it knows. */
export interface CachedCart {
  cart: Cart | null;
  /** The number of the last change that is in `cart`. */
  lastChange: number;
}

/** A change on its way, numbered in the order in which the shopper made them. */
export type NumberedChange = CartChange & { number: number };

export const cartKey = ['cart'] as const;
export const cartChangeKey = ['cart', 'change'] as const;

export const cartClient = createCartClient(browserApi, cartCookie);

/** Thrown to TanStack Query where the cart can't be loaded. */
export class CartNotLoaded extends Error {
  override name = 'CartNotLoaded';
}

/** How the cart is loaded. Changes bring the cart with them: while one is under way a load would only bring an older one. */
export function cartQuery(queryClient: QueryClient, client: CartClient = cartClient) {
  return {
    queryKey: cartKey,
    staleTime: 15_000,
    retry: 1,
    networkMode: 'always' as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CachedCart> => {
      const cached = queryClient.getQueryData<CachedCart>(cartKey);
      if (cached && queryClient.isMutating({ mutationKey: cartChangeKey }) > 0) return cached;
      const answer = await client.load(signal);
      if (!answer.ok) throw new CartNotLoaded(answer.code);
      return { cart: answer.data, lastChange: cached?.lastChange ?? 0 };
    },
  };
}

/**
 * How the cart is changed: one change after the other, of fast presses on one thing the first and the last. It succeeds
 * with the failure that the server answered, or null.
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
      const answer = await client.change(change);
      // After a failure the shopper sees how the cart really is.
      const current = answer.ok ? answer : await client.load();
      if (current.ok) cacheCart(queryClient, current.data, change.number);
      return answer.ok ? null : answer;
    },
  };
}

/** Puts a cart that an answer brought into the page. */
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
