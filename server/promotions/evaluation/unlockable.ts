import { deliveredTotal } from '../actions/units.ts';
import { missingNumber, missingShare } from '../missing.ts';
import type { EvaluatedCart, PromotionCart } from '../model.ts';
import type { PricedOutcome } from './evaluate-coupons.ts';
import { hasGiftsLeft } from './gifts.ts';

type Unlockable = EvaluatedCart['unlockable'][number];

const maxUnlockable = 3;
/** A promotion of which more than this share is missing is not near. */
const maxMissingShare = 0.5;

/**
 * Promotions that lack at most half of an amount or a quantity and would bring something, and free delivery, however much is missing;
 * the nearest first.
 */
export function findUnlockable(cart: PromotionCart, priced: PricedOutcome): Unlockable[] {
  const { outcome, ledger } = priced;
  if (ledger.lines.length === 0) return [];
  const hasDeliveryFee = ledger.deliveryFee > 0;
  const promotions = outcome.nearlyApplied.filter(
    ({ promotion, missing }) =>
      missingShare(missing) <= maxMissingShare &&
      (promotion.action.benefitKind !== 'delivery' || hasDeliveryFee) &&
      hasGiftsLeft(promotion, cart, outcome.gifts),
  );
  const unlockable: Unlockable[] = hasDeliveryFee ? [...promotions, freeDelivery(cart, priced)] : promotions;
  return unlockable.sort(nearestFirst).slice(0, maxUnlockable);
}

function freeDelivery({ freeDeliveryFrom }: PromotionCart, { outcome }: PricedOutcome): Unlockable {
  const amount = freeDeliveryFrom - deliveredTotal(outcome.ledger.lines);
  return { promotion: null, missing: { amount, of: freeDeliveryFrom } };
}

function nearestFirst(a: Unlockable, b: Unlockable): number {
  return (
    missingShare(a.missing) - missingShare(b.missing) ||
    missingNumber(a.missing) - missingNumber(b.missing) ||
    (a.promotion?.promotionId ?? Infinity) - (b.promotion?.promotionId ?? Infinity)
  );
}
