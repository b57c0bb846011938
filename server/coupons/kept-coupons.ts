import type { CouponForCart, CustomerCoupon } from '#contract/coupons.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { type CouponProblem, missingShare, type Unmet } from '../promotions/promotions.ts';
import { type CouponOfCart, couponErrorMessage, couponOfCart } from './cart-coupons.ts';
import type { CompiledCoupons } from './live-coupons.ts';
import { presentCustomerCoupon } from './present.ts';
import { selectCustomerCoupons } from './queries.ts';

/** A coupon that a customer keeps, to be evaluated for a cart. */
export interface KeptCoupon {
  coupon: CouponOfCart;
  presented: CustomerCoupon;
}

/** The coupons that a customer keeps and that are usable or upcoming. */
export async function listKeptCoupons(
  db: Db,
  live: CompiledCoupons,
  { customerId, locale, now }: { customerId: string; locale: Locale; now: Date },
): Promise<KeptCoupon[]> {
  return (await selectCustomerCoupons(db, customerId)).flatMap((row) => {
    const rules = live.get(row.couponId);
    if (!rules || !row.customer?.keptAt) return [];
    const presented = presentCustomerCoupon(row, rules, { locale, now });
    const isOver = presented.state === 'used' || presented.state === 'expired';
    const coupon = couponOfCart(live, { coupon: row, code: null, customer: row.customer }, now);
    return isOver ? [] : [{ coupon, presented }];
  });
}

/** What a kept coupon does for a cart. */
export interface KeptCouponOutcome {
  kept: KeptCoupon;
  /** Null if it applies. */
  unmet: Unmet | CouponProblem | null;
  /** What the cart costs less with it. */
  saving: Satang;
  cashback: Satang;
  /** What it takes off itself. */
  discount: Satang;
  /** Of promotions that the cart has without it and not with it. */
  excluded: readonly Localised[];
}

const notYet: Localised = { th: 'ยังไม่ถึงเวลาใช้คูปองนี้', en: 'This coupon cannot be used yet.' };

/** Kept coupons as the API returns them for a cart: usable ones first, by what they save; then those that lack least. */
export function presentKeptCoupons(outcomes: readonly KeptCouponOutcome[], locale: Locale): CouponForCart[] {
  const sorted = outcomes.toSorted(byValue);
  return sorted.map(({ kept: { presented }, unmet, saving, discount, excluded }, index) => {
    const missing = missingOf(unmet);
    const isUpcoming = presented.state === 'upcoming';
    return {
      ...presented,
      isUsable: unmet === null,
      saving: bahtFromSatang(saving),
      discount: bahtFromSatang(discount),
      excludedPromotions: unmet === null ? excluded.map((name) => name[locale]) : [],
      isBest: unmet === null && index === 0,
      errorMessage: unmet && (isUpcoming ? notYet[locale] : reasonOf(unmet, locale)),
      missingAmount: missing && 'amount' in missing ? bahtFromSatang(missing.amount) : null,
      missingQuantity: missing && 'quantity' in missing ? missing.quantity : null,
    };
  });
}

/** Why a coupon does not hold, without saying that it does not. */
function reasonOf(unmet: Unmet | CouponProblem, locale: Locale): string {
  return typeof unmet === 'string' ? couponErrorMessage(unmet, locale) : unmet.message[locale];
}

function byValue(one: KeptCouponOutcome, other: KeptCouponOutcome): number {
  return (
    Number(one.unmet !== null) - Number(other.unmet !== null) ||
    other.saving - one.saving ||
    other.cashback - one.cashback ||
    missingShareOf(one) - missingShareOf(other) ||
    one.kept.presented.endDate.localeCompare(other.kept.presented.endDate) ||
    one.kept.coupon.couponId - other.kept.coupon.couponId
  );
}

function missingOf(unmet: Unmet | CouponProblem | null): Unmet['missing'] {
  return unmet && typeof unmet !== 'string' ? unmet.missing : null;
}

/** What is missing to the coupon; more than all of it if no amount or quantity would be enough. */
function missingShareOf({ unmet }: KeptCouponOutcome): number {
  const missing = missingOf(unmet);
  return missing ? missingShare(missing) : 2;
}
