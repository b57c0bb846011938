import type { GiftRequest, Promotion, PromotionCart } from '../model.ts';

export interface GivenGift {
  promotion: Promotion;
  skuId: number;
  quantity: number;
}

/**
 * The gifts that a promotion can give: of each request, units of the first SKU that is available, and what is missing of the
 * next ones. Promotions share the stock of a SKU; `given` are the gifts of earlier ones.
 */
export function giftsOf(
  promotion: Promotion,
  requests: readonly GiftRequest[],
  cart: PromotionCart,
  given: readonly GivenGift[],
): GivenGift[] {
  const gifts: GivenGift[] = [];
  for (const { skuIds, quantity } of requests) {
    let missing = quantity;
    for (const skuId of skuIds) {
      const units = Math.min(missing, availableUnits(promotion, skuId, cart, [...given, ...gifts]));
      if (units <= 0) continue;
      gifts.push({ promotion, skuId, quantity: units });
      missing -= units;
    }
  }
  return gifts;
}

/** Whether a promotion that gives gifts has any left. */
export function hasGiftsLeft(promotion: Promotion, cart: PromotionCart, given: readonly GivenGift[]): boolean {
  const { gifts } = promotion.action;
  return !gifts || gifts.some(({ skuId }) => availableUnits(promotion, skuId, cart, given) > 0);
}

function availableUnits(
  { promotionId }: Promotion,
  skuId: number,
  cart: PromotionCart,
  given: readonly GivenGift[],
): number {
  const earlier = given.filter((gift) => gift.skuId === skuId);
  const units = (gifts: readonly GivenGift[]) => gifts.reduce((sum, { quantity }) => sum + quantity, 0);
  const ofPromotion = earlier.filter(({ promotion }) => promotion.promotionId === promotionId);
  return Math.min(cart.giftStock(skuId) - units(earlier), cart.giftQuota(promotionId, skuId) - units(ofPromotion));
}
