import type { Satang } from '#contract/money.ts';
import { remainingTotal } from '../actions/units.ts';
import type { Benefit, CartCoupon, CouponProblem, MatchingLine, PromotionCart, Unmet } from '../model.ts';
import type { AppliedPromotion, PromotionsOutcome } from './evaluate-promotions.ts';
import { copyForCoupons, hasBenefit, type Ledger, matchingLines, take } from './ledger.ts';
import { findUnfulfilled, noMatchingLines } from './requirements.ts';

interface AppliedCoupon {
  coupon: CartCoupon;
  lines: readonly MatchingLine[];
  benefit: Benefit;
}

/** A cart after promotions and some of its coupons. */
export interface PricedOutcome {
  outcome: PromotionsOutcome;
  /** After the coupons. */
  ledger: Ledger;
  promotions: readonly AppliedPromotion[];
  coupons: readonly AppliedCoupon[];
  cashback: Satang;
  payable: Satang;
}

/** Applies coupons in the given order. Null if one of them does not apply or brings nothing. */
export function applyCoupons(
  cart: PromotionCart,
  outcome: PromotionsOutcome,
  coupons: readonly CartCoupon[],
): PricedOutcome | null {
  const ledger = ledgerForCoupons(outcome);
  const applied: AppliedCoupon[] = [];
  for (const coupon of coupons) {
    const lines = matchingLines(ledger.lines, coupon.conditions);
    if (lines.length === 0 || findUnfulfilled(coupon, lines, cart)) return null;
    const source = { promotionId: null, couponId: coupon.couponId };
    applied.push({ coupon, lines, benefit: take(ledger, lines, coupon.action.apply({ lines, cart }), source) });
  }
  const priced = withCashback(cart, outcome, ledger, applied);
  return priced.coupons.every(({ benefit }) => hasBenefit(benefit)) ? priced : null;
}

function ledgerForCoupons({ ledger, isDeliveryFree }: PromotionsOutcome): Ledger {
  return copyForCoupons(ledger, isDeliveryFree ? 0 : ledger.deliveryFee);
}

/** Cashback is of what is paid for the lines in the end, and all of it together never more than that. */
function withCashback(
  cart: PromotionCart,
  outcome: PromotionsOutcome,
  ledger: Ledger,
  applied: readonly AppliedCoupon[],
): PricedOutcome {
  const paid = remainingTotal(ledger.lines);
  const lineById = new Map(ledger.lines.map((line) => [line.lineId, line]));
  let cashback = 0;
  const settle = <Applied extends AppliedPromotion | AppliedCoupon>(
    entry: Applied,
    { action }: CartCoupon | AppliedPromotion['promotion'],
  ) => {
    if (entry.benefit.cashback === 0) return entry;
    const lines = entry.lines.flatMap(({ lineId }) => lineById.get(lineId) ?? []);
    const limit = Math.min(remainingTotal(lines), paid - cashback);
    const ofEntry = Math.min(action.apply({ lines, cart }).cashback, limit);
    cashback += ofEntry;
    return { ...entry, benefit: { ...entry.benefit, cashback: ofEntry } };
  };
  const promotions = outcome.applied.map((entry) => settle(entry, entry.promotion));
  const coupons = applied.map((entry) => settle(entry, entry.coupon));
  return { outcome, ledger, promotions, coupons, cashback, payable: paid + ledger.deliveryFee };
}

const betterPromotion = {
  th: 'ตะกร้านี้ได้รับโปรโมชันที่คุ้มกว่าและใช้ร่วมกับคูปองไม่ได้',
  en: 'The cart has a better promotion, which cannot be combined with coupons',
};
const noSaving = { th: 'คูปองนี้ไม่ช่วยให้ตะกร้านี้ถูกลงอีก', en: 'This coupon does not make the cart any cheaper' };

/** Why a coupon is not used for a cart that is priced without it. */
export function whyUnused(cart: PromotionCart, coupon: CartCoupon, { outcome }: PricedOutcome): Unmet | CouponProblem {
  if (coupon.problem) return coupon.problem;
  const lines = matchingLines(ledgerForCoupons(outcome).lines, coupon.conditions);
  if (lines.length === 0) return noMatchingLines(coupon.conditions);
  const unfulfilled = findUnfulfilled(coupon, lines, cart);
  if (unfulfilled) return unfulfilled.reason;
  const isAlone = outcome.applied.some(({ promotion }) => !promotion.combinesWithCoupons);
  return { message: isAlone ? betterPromotion : noSaving, missing: null };
}
