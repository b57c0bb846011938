import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CustomerCoupon } from '#contract/coupons.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { keepCoupon, keepKey, ownCouponsQuery, removeOwnCoupons } from './coupon-queries.ts';

/** Who looks at coupons, and how they sign in. */
export interface CouponShopper {
  /** `loading` until the session is known. */
  status: 'loading' | 'guest' | 'customer';
  /** Whether the browser has a session right now. */
  isSignedIn: () => boolean;
  onSignIn: () => void;
}

/** What the shopper keeps. */
export interface CouponKeeping {
  /** What the customer has of coupons, by id; empty until it is known. */
  own: ReadonlyMap<number, Pick<CustomerCoupon, 'isKeep' | 'state'>>;
  /** Whether it could not be loaded. */
  failed: boolean;
  /** Loads it again. */
  retry: () => void;
  /** Keeps a coupon; guests sign in first. */
  keep: (couponId: number) => void;
}

const keptNow = { isKeep: true, state: 'usable' } as const;

/** The coupons that the shopper keeps, loaded after hydration. */
export function useCouponKeeping({ status, isSignedIn, onSignIn }: CouponShopper): CouponKeeping {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({
    ...ownCouponsQuery(isSignedIn),
    enabled: status === 'customer',
  });
  const { mutateAsync } = useMutation({
    mutationKey: keepKey,
    networkMode: 'always',
    mutationFn: (couponId: number) => keepCoupon(queryClient, couponId),
  });
  const pending = useMutationState({
    filters: { mutationKey: keepKey, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });
  // Pressed before the session was known, or by a guest who then signs in.
  const [waiting, setWaiting] = useState<number>();
  const change = async (couponId: number) => {
    const failure = await mutateAsync(couponId);
    if (failure) showToast(failureMessage(failure), 'error');
    else showToast(m.coupon_kept_toast(), 'success');
  };
  const resume = useEffectEvent(() => {
    if (waiting === undefined || status === 'loading') return;
    if (status === 'guest') return onSignIn();
    setWaiting(undefined);
    void change(waiting);
  });
  useEffect(() => {
    if (status === 'guest') removeOwnCoupons(queryClient);
    resume();
  }, [status, queryClient]);
  const own = useMemo(() => {
    const items = status === 'customer' ? (data?.items ?? []) : [];
    const byId = new Map<number, Pick<CustomerCoupon, 'isKeep' | 'state'>>(items.map((item) => [item.id, item]));
    for (const id of pending) byId.set(id, keptNow);
    return byId;
  }, [status, data, pending]);
  return {
    own,
    failed: status === 'customer' && data?.failure !== undefined,
    retry: () => void refetch(),
    keep: (couponId) => {
      if (status === 'customer') return void change(couponId);
      setWaiting(couponId);
      if (status === 'guest') onSignIn();
    },
  };
}
