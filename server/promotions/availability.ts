import type { Db } from '../db/database.ts';
import type { Promotion } from './model.ts';
import { selectPromotionState } from './queries.ts';
import { countedPromotions } from './running-promotions.ts';

/** What is left of promotions, for all customers together. */
export interface PromotionAvailability {
  /** Whether its limit of all uses is not reached, and a promotion that gives gifts has one. */
  isAvailable: (promotion: Promotion) => boolean;
  /** The SKU of the first gift that can be given; null if there is none, or the promotion gives none. */
  firstGift: (promotion: Promotion) => number | null;
}

/** What is left of promotions now, in one statement. */
export async function promotionAvailability(db: Db, promotions: readonly Promotion[]): Promise<PromotionAvailability> {
  const { usedUpPromotionIds, gifts } = await selectPromotionState(db, countedPromotions(promotions));
  const usedUp = new Set(usedUpPromotionIds);
  const left = new Set(
    gifts
      .filter(([, , stock, remainingQuota]) => stock > 0 && remainingQuota !== 0)
      .map(([promotionId, skuId]) => `${promotionId} ${skuId}`),
  );
  const firstGift = ({ promotionId, action }: Promotion) =>
    action.gifts?.find(({ skuId }) => left.has(`${promotionId} ${skuId}`))?.skuId ?? null;
  return {
    firstGift,
    isAvailable: (promotion) =>
      !usedUp.has(promotion.promotionId) && (!promotion.action.gifts || firstGift(promotion) !== null),
  };
}
