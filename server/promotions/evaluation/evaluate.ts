import type { CartCoupon, EvaluatedCart, Promotion, PromotionCart } from '../model.ts';
import { runningPromotions } from '../running-promotions.ts';
import { applyCoupons, type PricedOutcome, whyUnused } from './evaluate-coupons.ts';
import { type AppliedPromotion, evaluatePromotions } from './evaluate-promotions.ts';
import { hasBenefit } from './ledger.ts';
import { findUnlockable } from './unlockable.ts';

/**
 * What promotions and coupons do to a cart (docs/reference/promotions.md). A coupon is used only if the shopper then pays less, or as
 * much with more cashback: using one can exclude promotions. The order of lines, promotions and coupons does not matter.
 */
export function evaluate(
  cart: PromotionCart,
  promotions: readonly Promotion[],
  coupons: readonly CartCoupon[],
): EvaluatedCart {
  return evaluator(cart, promotions)(coupons);
}

/** Evaluates a cart with any coupons as `evaluate` does. The promotions are evaluated once. */
export function evaluator(
  cart: PromotionCart,
  promotions: readonly Promotion[],
): (coupons: readonly CartCoupon[]) => EvaluatedCart {
  const running = runningPromotions(promotions, cart.now);
  const all = evaluatePromotions(cart, running, false);
  const withoutAny = withoutCoupons(cart, all);
  let combinable = running.allCombineWithCoupons ? all : undefined;
  return (coupons) => {
    const combinations = combinationsOf(coupons.filter(({ problem }) => problem === null));
    if (combinations.length > 0) combinable ??= evaluatePromotions(cart, running, true);
    return present(cart, cheapest(cart, withoutAny, combinable ?? all, combinations), coupons);
  };
}

/** Of no coupons and each combination of them, the best one; of equally good ones, that with the fewest coupons. */
function cheapest(
  cart: PromotionCart,
  withoutAny: PricedOutcome,
  combinable: PricedOutcome['outcome'],
  combinations: readonly CartCoupon[][],
): PricedOutcome {
  let best = withoutAny;
  for (const combination of combinations) {
    const priced = applyCoupons(cart, combinable, combination);
    if (priced && isBetter(priced, best)) best = priced;
  }
  return best;
}

function withoutCoupons(cart: PromotionCart, outcome: PricedOutcome['outcome']): PricedOutcome {
  const priced = applyCoupons(cart, outcome, []);
  if (!priced) throw new Error('no coupon cannot fail to apply');
  return priced;
}

function isBetter(a: PricedOutcome, b: PricedOutcome): boolean {
  return a.payable < b.payable || (a.payable === b.payable && a.cashback > b.cashback);
}

/** All combinations of at least one coupon, smaller ones first; the code coupon is before the collectible one. */
function combinationsOf(coupons: readonly CartCoupon[]): CartCoupon[][] {
  const ordered = coupons.toSorted((a, b) => a.type.localeCompare(b.type) || a.couponId - b.couponId);
  let combinations: CartCoupon[][] = [[]];
  for (const coupon of ordered) {
    combinations = [...combinations, ...combinations.map((combination) => [...combination, coupon])];
  }
  return combinations.slice(1).sort((a, b) => a.length - b.length);
}

function present(cart: PromotionCart, priced: PricedOutcome, coupons: readonly CartCoupon[]): EvaluatedCart {
  const { outcome, ledger, cashback } = priced;
  const isUseful = ({ promotion, benefit }: AppliedPromotion) =>
    hasBenefit(benefit) || promotion.action.benefitKind === 'gift' || promotion.endsEvaluation;
  const applied = priced.promotions.filter(isUseful);
  const useless = priced.promotions.filter((entry) => !isUseful(entry));
  const couponsOfCart = coupons.map((coupon) => {
    const used = priced.coupons.find((entry) => entry.coupon === coupon);
    if (used) return { coupon, unmet: null, ...used.benefit };
    return { coupon, unmet: whyUnused(cart, coupon, priced), discount: 0, deliveryDiscount: 0, cashback: 0 };
  });
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    lineDiscounts: ledger.discounts,
    promotions: applied.map(({ promotion, lineIds, benefit }) => ({ promotion, lineIds, ...benefit })),
    coupons: couponsOfCart,
    gifts: outcome.gifts,
    unavailableGifts: outcome.unavailableGifts,
    isDeliveryFree: outcome.isDeliveryFree,
    deliveryDiscount: sumOf([...applied, ...priced.coupons].map(({ benefit }) => benefit.deliveryDiscount)),
    cashback,
    unlockable: findUnlockable(cart, priced),
    notApplied: [
      ...outcome.notApplied,
      ...useless.map(({ promotion }) => ({ promotion, reason: 'no_benefit' as const })),
    ],
  };
}
