import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClientFail } from '#contract/client.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** A product that goes onto the wishlist, or off it. */
export interface WishlistChange {
  productId: number;
  on: boolean;
}

export const wishlistChangeKey = ['wishlist', 'change'] as const;

/** What the browser knows of a wishlist. */
interface CachedWishlist extends Wishlist {
  /** Why it is empty, where no list was answered. */
  failure?: ClientFail;
}

const emptyWishlist: CachedWishlist = { total: 0, items: [] };

const listsKey = ['wishlist', 'list'] as const;

/** The customer's wishlist in the page's language. */
export const wishlistKey = () => [...listsKey, getLocale()];

/**
 * The customer's wishlist; empty where it cannot be loaded (spec 4, Wishlist), and for guests.
 *
 * @param isSignedIn asked before each call: a sign-out resets all queries before the page has looked again
 */
export function wishlistQuery(isSignedIn: () => boolean) {
  return queryOptions({
    queryKey: wishlistKey(),
    queryFn: async ({ signal }): Promise<CachedWishlist> => {
      if (!isSignedIn()) return emptyWishlist;
      const answer = await browserApi('GET /account/api/wishlist', { signal });
      return answer.ok ? answer.data : { ...emptyWishlist, failure: answer };
    },
  });
}

/** Forgets all lists, so that whoever signs in next sees none but their own. */
export function removeWishlistQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: listsKey });
}

/** Keeps a list that a page came with, asked for at that time in milliseconds, unless a later one is known. */
export function cacheWishlist(queryClient: QueryClient, wishlist: Wishlist, askedAt: number): void {
  const known = queryClient.getQueryState(wishlistKey());
  if ((known?.dataUpdatedAt ?? 0) < askedAt) queryClient.setQueryData(wishlistKey(), wishlist);
}

/** Changes one after the other, each answered with the whole list; succeeds with the failure, or null. */
export function wishlistMutation(queryClient: QueryClient) {
  return {
    mutationKey: wishlistChangeKey,
    scope: { id: 'wishlist' },
    networkMode: 'always' as const,
    gcTime: 0,
    onMutate: () => queryClient.cancelQueries({ queryKey: wishlistKey() }),
    mutationFn: async ({ productId, on }: WishlistChange): Promise<ClientFail | null> => {
      const answer = on
        ? await browserApi('POST /account/api/wishlist', { body: { productId } })
        : await browserApi('DELETE /account/api/wishlist/{id}', { params: { id: productId } });
      if (!answer.ok) return answer;
      queryClient.setQueryData(wishlistKey(), answer.data);
      return null;
    },
  };
}
