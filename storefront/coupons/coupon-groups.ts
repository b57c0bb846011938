import type { Coupon } from '#contract/coupons.ts';
import { byAvailability, couponOffer } from './coupon-state.ts';

/** What shoppers look for in a coupon centre, in the order in which it shows them. */
const couponGroups = ['all', 'category', 'brand', 'delivery', 'coming'] as const;
export type CouponGroup = (typeof couponGroups)[number];

/** The coupons by what they are for, those that open later in a group of their own; `now` in milliseconds since 1970. */
export function groupedCoupons(coupons: readonly Coupon[], now: number): { group: CouponGroup; coupons: Coupon[] }[] {
  return couponGroups.flatMap((group) => {
    const inGroup = coupons.filter((coupon) => groupOf(coupon, now) === group);
    return inGroup.length > 0 ? [{ group, coupons: byAvailability(inGroup, now) }] : [];
  });
}

function groupOf(coupon: Coupon, now: number): CouponGroup {
  if (couponOffer(coupon, undefined, now) === 'upcoming') return 'coming';
  if (coupon.benefitKind === 'delivery') return 'delivery';
  return coupon.scope === 'product' ? 'category' : coupon.scope;
}
