import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClientFail, ClientResult } from '#contract/client.ts';
import type { Wishlist, WishlistMails } from '#contract/wishlist.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** A product added to the wishlist, or removed from it. */
export interface WishlistChange {
  productId: number;
  on: boolean;
}

/** A mail about a product that the customer asks for, or no longer. */
export interface MailChoice {
  productId: number;
  mail: keyof WishlistMails;
  on: boolean;
}

export const wishlistChangeKey = ['wishlist', 'change'] as const;
export const mailChoiceKey = ['wishlist', 'mails'] as const;

/** A wishlist in the query cache. */
interface CachedWishlist extends Wishlist {
  /** Why it is empty, where it could not be loaded. */
  failure?: ClientFail;
}

const emptyWishlist: CachedWishlist = { total: 0, items: [] };

const listsKey = ['wishlist', 'list'] as const;

/** The customer's wishlist in the page's language. */
const wishlistKey = () => [...listsKey, getLocale()];

/**
 * The customer's wishlist; empty for guests and where it cannot be loaded.
 *
 * @param isSignedIn checked before each request: a sign-out resets all queries before components re-render
 */
export function wishlistQuery(isSignedIn: () => boolean) {
  return queryOptions({
    queryKey: wishlistKey(),
    queryFn: async ({ signal }): Promise<CachedWishlist> => {
      if (!isSignedIn()) return emptyWishlist;
      const result = await browserApi('GET /account/api/wishlist', { signal });
      return result.ok ? result.data : { ...emptyWishlist, failure: result };
    },
  });
}

/** Removes all cached lists, so that the next customer does not see them. */
export function removeWishlistQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: listsKey });
}

/**
 * Caches the list a page was loaded with, requested at `askedAt` (milliseconds since 1970), unless a newer one is
 * cached.
 */
export function cacheWishlist(queryClient: QueryClient, wishlist: Wishlist, requestedAt: number): void {
  const cached = queryClient.getQueryState(wishlistKey());
  if ((cached?.dataUpdatedAt ?? 0) < requestedAt) queryClient.setQueryData(wishlistKey(), wishlist);
}

/** Sends one change after the other; each response is the whole list. Resolves to the failure, or null. */
export function wishlistMutation(queryClient: QueryClient) {
  return {
    ...oneAfterTheOther(queryClient),
    mutationKey: wishlistChangeKey,
    mutationFn: async ({ productId, on }: WishlistChange) =>
      cacheResponse(
        queryClient,
        on
          ? await browserApi('POST /account/api/wishlist', { body: { productId } })
          : await browserApi('DELETE /account/api/wishlist/{id}', { params: { id: productId } }),
      ),
  };
}

/** Sends choices of mails, one after the other with the changes of the list. Resolves to the failure, or null. */
export function mailChoiceMutation(queryClient: QueryClient) {
  return {
    ...oneAfterTheOther(queryClient),
    mutationKey: mailChoiceKey,
    mutationFn: async ({ productId, mail, on }: MailChoice) =>
      cacheResponse(
        queryClient,
        await browserApi('PUT /account/api/wishlist/{id}/mails', { params: { id: productId }, body: { [mail]: on } }),
      ),
  };
}

function oneAfterTheOther(queryClient: QueryClient) {
  return {
    scope: { id: 'wishlist' },
    networkMode: 'always' as const,
    gcTime: 0,
    onMutate: () => queryClient.cancelQueries({ queryKey: wishlistKey() }),
  };
}

function cacheResponse(queryClient: QueryClient, result: ClientResult<Wishlist>): ClientFail | null {
  if (!result.ok) return result;
  queryClient.setQueryData(wishlistKey(), result.data);
  return null;
}
