import { isDeliveryFree } from '../../pricing/pricing.ts';
import { deliveredTotal } from '../actions/units.ts';
import type { Benefit, EvaluatedCart, GiftShortage, MatchingLine, Promotion, PromotionCart, Unmet } from '../model.ts';
import type { RunningPromotions } from '../running-promotions.ts';
import { type GivenGift, giftsOf } from './gifts.ts';
import { hasBenefit, type Ledger, matchingLines, openLedger, take } from './ledger.ts';
import { findUnfulfilled } from './requirements.ts';

export interface AppliedPromotion {
  promotion: Promotion;
  /** The matching lines. */
  lines: readonly MatchingLine[];
  /** See `EvaluatedCart`. */
  lineIds: readonly string[];
  benefit: Benefit;
}

/** What promotions do to a cart, before its coupons. */
export interface PromotionsOutcome {
  ledger: Ledger;
  applied: AppliedPromotion[];
  gifts: GivenGift[];
  unavailableGifts: GiftShortage[];
  /** Whether delivery is free by the shop's terms. */
  isDeliveryFree: boolean;
  notApplied: EvaluatedCart['notApplied'][number][];
  /** Promotions that lack only an amount or a quantity. */
  nearlyApplied: { promotion: Promotion; missing: NonNullable<Unmet['missing']> }[];
}

/** Evaluates promotions in their order. */
export function evaluatePromotions(
  cart: PromotionCart,
  { promotions, selecting }: RunningPromotions,
  withCoupons: boolean,
): PromotionsOutcome {
  const outcome: PromotionsOutcome = {
    ledger: openLedger(cart),
    applied: [],
    gifts: [],
    unavailableGifts: [],
    isDeliveryFree: false,
    notApplied: [],
    nearlyApplied: [],
  };
  const selectsLines = selecting(cart.lines);
  let ended = false;
  for (const [index, promotion] of promotions.entries()) {
    const obstacle = ended ? 'evaluation_ended' : findObstacle(promotion, cart, withCoupons);
    const reason = obstacle ?? (selectsLines[index] ? null : 'no_matching_lines');
    if (reason) outcome.notApplied.push({ promotion, reason });
    else if (apply(promotion, cart, outcome)) ended = promotion.endsEvaluation;
  }
  outcome.isDeliveryFree = isDeliveryFree(deliveredTotal(outcome.ledger.lines), cart.freeDeliveryFrom);
  if (outcome.isDeliveryFree) dropNeedlessDelivery(outcome);
  return outcome;
}

function findObstacle(
  promotion: Promotion,
  cart: PromotionCart,
  withCoupons: boolean,
): 'used_up' | 'not_with_coupons' | null {
  if (cart.usedUpPromotionIds.has(promotion.promotionId)) return 'used_up';
  return withCoupons && !promotion.combinesWithCoupons ? 'not_with_coupons' : null;
}

/** @returns whether the promotion applied */
function apply(promotion: Promotion, cart: PromotionCart, outcome: PromotionsOutcome): boolean {
  const { ledger, notApplied } = outcome;
  const lines = matchingLines(ledger.lines, promotion.conditions);
  if (lines.length === 0) {
    notApplied.push({ promotion, reason: 'no_matching_lines' });
    return false;
  }
  const unfulfilled = findUnfulfilled(promotion, lines, cart);
  if (unfulfilled) {
    notApplied.push({ promotion, reason: unfulfilled.reason });
    if (unfulfilled.missing) outcome.nearlyApplied.push({ promotion, missing: unfulfilled.missing });
    return false;
  }
  const effect = promotion.action.apply({ lines, cart });
  const gifts = giftsOf(promotion, effect.gifts, cart, outcome.gifts);
  const source = { promotionId: promotion.promotionId, couponId: null };
  const before = lines.map(({ remaining }) => remaining);
  const benefit = take(ledger, lines, effect, source);
  const given = totalQuantity(gifts);
  const missing = totalQuantity(effect.gifts) - given;
  if (missing > 0) outcome.unavailableGifts.push({ promotion, given, missing });
  if (!hasBenefit(benefit) && gifts.length === 0) {
    notApplied.push({ promotion, reason: 'no_benefit' });
    return false;
  }
  outcome.gifts.push(...gifts);
  const touched = benefit.discount > 0 ? lines.filter(({ remaining }, index) => remaining !== before[index]) : lines;
  outcome.applied.push({ promotion, lines, lineIds: touched.map(({ lineId }) => lineId), benefit });
  return true;
}

function totalQuantity(gifts: readonly { quantity: number }[]): number {
  return gifts.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Promotions that only make the delivery cheaper bring nothing if it is free anyway. Those that ended the evaluation stay:
 * without them, other promotions would have applied.
 */
function dropNeedlessDelivery(outcome: PromotionsOutcome): void {
  const needless = outcome.applied.filter(
    ({ promotion, benefit }) =>
      promotion.action.benefitKind === 'delivery' && benefit.deliveryDiscount > 0 && !promotion.endsEvaluation,
  );
  if (needless.length === 0) return;
  outcome.applied = outcome.applied.filter((applied) => !needless.includes(applied));
  for (const { promotion } of needless) outcome.notApplied.push({ promotion, reason: 'no_benefit' });
}
