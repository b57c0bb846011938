import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AddOnDeal, Cart, CartItem } from '#contract/cart.ts';
import { type CartChange, previewCart } from './cart-changes.ts';
import { showCartError, toCartError } from './cart-errors.ts';
import {
  type CachedCart,
  cacheCart,
  cartChangeKey,
  cartClient,
  cartKey,
  cartMutation,
  cartQuery,
  type NumberedChange,
} from './cart-queries.ts';

/** The cart as the shopper sees it. */
export interface CartView {
  /** `loading` until the browser has asked; `failed` where no answer came and nothing is known. */
  status: 'loading' | 'failed' | 'ready';
  /** The lines with what the shopper did just now, oldest first. */
  items: readonly CartItem[];
  /** Pieces of all lines. */
  count: number;
  /** The sums of the server's last answer; null without a cart. */
  totals: Cart | null;
  /** A change is on its way: the sums are those before it. */
  updating: boolean;
  reload: () => void;
}

const noChanges: readonly NumberedChange[] = [];

/** The cart, which every part of the page shares. */
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
    reload: () => void refetch(),
  };
}

/** Pieces in the cart, for the badge; 0 until they are known. */
export function useCartCount(): number {
  return useCart().count;
}

let changeCount = 0;

/**
 * Changes the cart and shows the dialog where that fails, unless another way to tell it is given; the answer is whether it
 * went well.
 */
export function useCartChange(onFailure = showCartError): (change: CartChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cartMutation(queryClient));
  return async (change) => {
    changeCount += 1;
    const failure = await mutateAsync({ ...change, number: changeCount });
    if (failure) onFailure(toCartError(failure));
    return failure === null;
  };
}

/** What the last addition may be joined by for less (spec 4, Add-on deal); null where nothing can be had. */
export function useAddOnDeal(): () => AddOnDeal | null {
  const queryClient = useQueryClient();
  return () => queryClient.getQueryData<CachedCart>(cartKey)?.cart?.addOnDeal ?? null;
}

/**
 * Joins the guest's cart to the customer's after a sign-in (spec 4, Guest cart merge); a customer without a guest cart
 * gets their own back. Never throws: where it fails the cart is empty until the customer's next change.
 */
export async function mergeGuestCartAfterSignIn(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartKey, exact: true });
  cacheCart(queryClient, await cartClient.merge());
}

/** Forgets the cart in this browser after a sign-out (spec 4); the customer finds it again at the next sign-in. */
export async function clearCartAfterSignOut(queryClient: QueryClient): Promise<void> {
  cartClient.forget();
  await queryClient.cancelQueries({ queryKey: cartKey, exact: true });
  cacheCart(queryClient, null);
}

/** Brings back the cart of a customer who is signed in while this browser has lost its id: it ends with the browser's session. */
export function useCustomerCart(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    void cartClient.find().then((cart) => {
      if (cart) cacheCart(queryClient, cart);
    });
  }, [isSignedIn, queryClient]);
}
