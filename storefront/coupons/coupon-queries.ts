import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClientFail } from '#contract/client.ts';
import type { CustomerCoupon } from '#contract/coupons.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** What a customer has of the coupons that are offered. */
interface OwnCoupons {
  items: readonly CustomerCoupon[];
  /** Why it is empty, where it could not be loaded. */
  failure?: ClientFail;
}

const noCoupons: OwnCoupons = { items: [] };
/** All of a coupon centre. */
const maxCoupons = 100;

const listsKey = ['coupons', 'own'] as const;
const ownKey = () => [...listsKey, getLocale()];

export const keepKey = ['coupons', 'keep'] as const;

/**
 * What the customer has of the coupons that can be kept; empty for guests and where it cannot be loaded.
 *
 * @param isSignedIn checked before each request: a sign-out resets all queries before components re-render
 */
export function ownCouponsQuery(isSignedIn: () => boolean) {
  return queryOptions({
    queryKey: ownKey(),
    queryFn: async ({ signal }): Promise<OwnCoupons> => {
      if (!isSignedIn()) return noCoupons;
      const result = await browserApi('GET /account/api/coupons/available', { query: { limit: maxCoupons }, signal });
      return result.ok ? result.data : { ...noCoupons, failure: result };
    },
  });
}

/** Removes what is cached of a customer's coupons, so that the next customer does not see it. */
export function removeOwnCoupons(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: listsKey });
}

/** Keeps a coupon. Resolves to the failure, or null. */
export async function keepCoupon(queryClient: QueryClient, id: number): Promise<ClientFail | null> {
  await queryClient.cancelQueries({ queryKey: ownKey() });
  const result = await browserApi('POST /account/api/coupons/{id}', { params: { id } });
  if (!result.ok) return result;
  queryClient.setQueryData(ownKey(), (own: OwnCoupons = noCoupons) => ({
    items: [...own.items.filter((coupon) => coupon.id !== id), result.data],
  }));
  return null;
}

/** Stops keeping a coupon. Resolves to the failure, or null. */
export async function removeCoupon(queryClient: QueryClient, id: number): Promise<ClientFail | null> {
  const result = await browserApi('DELETE /account/api/coupons/{id}', { params: { id } });
  removeOwnCoupons(queryClient);
  return result.ok ? null : result;
}
