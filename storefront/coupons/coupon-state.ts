import type { Coupon, CustomerCoupon } from '#contract/coupons.ts';

/** What a coupon centre offers a shopper to do with a coupon. */
export type CouponOffer = 'keep' | 'kept' | 'used' | 'copy' | 'use' | 'upcoming' | 'used-up' | 'over';

type OwnCoupon = Pick<CustomerCoupon, 'isKeep' | 'state'>;

/**
 * What to offer a shopper for a coupon; `now` in milliseconds since 1970.
 *
 * @param own what the customer has of it; undefined for guests and until it is known
 */
export function couponOffer(coupon: Coupon, own: OwnCoupon | undefined, now: number): CouponOffer {
  const { couponCode, collectibleCouponId, startDate, endDate, keepStartDate, keepEndDate, isUsedUp } = coupon;
  if (own?.state === 'used') return 'used';
  if (own?.isKeep) return 'kept';
  if (Date.parse(keepEndDate ?? endDate) <= now) return 'over';
  if (isUsedUp) return 'used-up';
  if (Date.parse(keepStartDate ?? startDate) > now) return 'upcoming';
  if (collectibleCouponId !== null) return 'keep';
  return couponCode === null ? 'use' : 'copy';
}

const lastOffers: readonly CouponOffer[] = ['upcoming', 'used-up', 'over'];

/** The coupons with those first that can be used now, then those to keep for later, then those to come, then those that are gone. */
export function byAvailability(coupons: readonly Coupon[], now: number): Coupon[] {
  const rank = (coupon: Coupon) => {
    const last = lastOffers.indexOf(couponOffer(coupon, undefined, now));
    return last >= 0 ? last + 2 : Number(Date.parse(coupon.startDate) > now);
  };
  return coupons.toSorted((one, other) => rank(one) - rank(other));
}

/** When what coupons offer changes, in milliseconds since 1970. */
export function couponBoundaries(coupons: readonly Coupon[]): number[] {
  const times = coupons.flatMap(({ startDate, endDate, keepStartDate, keepEndDate }) =>
    [startDate, endDate, keepStartDate, keepEndDate].flatMap((time) => (time === null ? [] : [Date.parse(time)])),
  );
  return [...new Set(times)];
}
