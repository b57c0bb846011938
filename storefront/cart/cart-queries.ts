import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.ts';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { type CartChange, isOvertaken } from './cart-changes.ts';
import { cartCookie } from './cart-cookie.ts';
import { type CartSession, createCartSession } from './cart-session.ts';

/** The cart as the server last told it, and up to which change it knows. */
export interface KnownCart {
  cart: Cart | null;
  /** The number of the last change that is in `cart`. */
  upTo: number;
}

/** A change on its way, numbered in the order in which the shopper made them. */
export type NumberedChange = CartChange & { number: number };

export const cartKey = ['cart'] as const;
export const cartChangeKey = ['cart', 'change'] as const;

export const cartSession = createCartSession(browserApi, cartCookie);

/** Thrown to TanStack Query where the cart can't be loaded. */
export class CartNotLoaded extends Error {
  override name = 'CartNotLoaded';
}

/** How the cart is loaded. Changes bring the cart with them: while one is under way a load would only bring an older one. */
export function cartQuery(queryClient: QueryClient, session: CartSession = cartSession) {
  return {
    queryKey: cartKey,
    staleTime: 15_000,
    retry: 1,
    networkMode: 'always' as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownCart> => {
      const known = queryClient.getQueryData<KnownCart>(cartKey);
      if (known && queryClient.isMutating({ mutationKey: cartChangeKey }) > 0) return known;
      const answer = await session.load(signal);
      if (!answer.ok) throw new CartNotLoaded(answer.code);
      return { cart: answer.data, upTo: known?.upTo ?? 0 };
    },
  };
}

/**
 * How the cart is changed: one change after the other, of fast presses on one thing the first and the last. It succeeds
 * with the failure that the server answered, or null.
 */
export function cartMutation(queryClient: QueryClient, session: CartSession = cartSession) {
  return {
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    networkMode: 'always' as const,
    gcTime: 0,
    onMutate: () => queryClient.cancelQueries({ queryKey: cartKey, exact: true }),
    mutationFn: async (change: NumberedChange): Promise<ClientFail | null> => {
      if (isOvertaken(change, laterChanges(queryClient, change))) return null;
      const answer = await session.change(change);
      // After a failure the shopper sees how the cart really is.
      const truth = answer.ok ? answer : await session.load();
      if (truth.ok) keepCart(queryClient, truth.data, change.number);
      return answer.ok ? null : answer;
    },
  };
}

/** Puts a cart that an answer brought into the page. */
export function keepCart(queryClient: QueryClient, cart: Cart | null, upTo?: number): void {
  queryClient.setQueryData<KnownCart>(cartKey, (known) => ({ cart, upTo: upTo ?? known?.upTo ?? 0 }));
}

function laterChanges(queryClient: QueryClient, { number }: NumberedChange): NumberedChange[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: cartChangeKey, status: 'pending' })
    .map(({ state }) => state.variables as NumberedChange)
    .filter((change) => change.number > number);
}
