import type { Coupon, CustomerCoupon } from '#contract/coupons.ts';
import type { Locale } from '#contract/locale.ts';
import type { Rules } from '../promotions/promotions.ts';
import { remainingPercent } from '../reservations/reservations.ts';
import type { CouponRow, CustomerCouponRow } from './queries.ts';
import { endOfValidity, isKeepLimitReached, isUsedUp, remainingUses, stateOf } from './rules.ts';

/** A coupon as lists show it to everybody. */
export function presentCoupon(coupon: CouponRow, rules: Rules, locale: Locale): Coupon {
  const { totalLimit } = coupon;
  return {
    id: coupon.couponId,
    collectibleCouponId: coupon.type === 'collectible' ? coupon.couponId : null,
    couponCode: coupon.sharedCode,
    name: coupon.name[locale],
    benefit: rules.action.description[locale],
    benefitKind: benefitKindOf(rules.action),
    scope: scopeOf(rules.conditions),
    conditions: rules.conditions.map(({ description }) => description[locale]),
    image: coupon.image,
    link: rules.conditions.find(({ productsPath }) => productsPath)?.productsPath ?? '/product-category',
    startDate: coupon.startsAt.toISOString(),
    endDate: coupon.endsAt.toISOString(),
    keepStartDate: coupon.keepStartsAt?.toISOString() ?? null,
    keepEndDate: coupon.keepEndsAt?.toISOString() ?? null,
    remainingPercent: totalLimit === null ? null : remainingPercent({ limit: totalLimit, used: coupon.used }),
    isUsedUp: isUsedUp(coupon) || isKeepLimitReached(coupon),
  };
}

function benefitKindOf({ benefitKind, isPercent }: Rules['action']): Coupon['benefitKind'] {
  if (benefitKind === 'delivery' || benefitKind === 'cashback') return benefitKind;
  return isPercent ? 'percent' : 'amount';
}

/** The widest of what its conditions select. */
function scopeOf(conditions: Rules['conditions']): Coupon['scope'] {
  const selections = conditions.flatMap(({ selects }) => selects ?? []);
  if (selections.length === 0) return 'all';
  if (selections.some(({ categoryId }) => categoryId.size > 0)) return 'category';
  return selections.some(({ brandId }) => brandId.size > 0) ? 'brand' : 'product';
}

/** A coupon with what a customer has of it. */
export function presentCustomerCoupon(
  coupon: CustomerCouponRow,
  rules: Rules,
  { locale, now }: { locale: Locale; now: Date },
): CustomerCoupon {
  const { customer } = coupon;
  const isKeep = customer?.keptAt != null;
  return {
    ...presentCoupon(coupon, rules, locale),
    endDate: endOfValidity(coupon, customer).toISOString(),
    isUsedUp: isUsedUp(coupon) || (isKeepLimitReached(coupon) && !isKeep),
    isKeep,
    keptAt: customer?.keptAt?.toISOString() ?? null,
    state: stateOf(coupon, customer, now),
    remainingUses: remainingUses(coupon, customer),
  };
}
