import { giftPromotions } from './data/gift-promotions.ts';
import type { RuleCondition } from './data/rules.ts';
import type { BadgeCode, SeedProduct } from './types.ts';

/** The badges of a product: it has that of a free gift if one unit of any variant is enough for a gift. */
export function badgesOf(product: SeedProduct): BadgeCode[] {
  return giftPromotions.some((promotion) => givesGift(promotion, product))
    ? [...product.badges, 'free-gift']
    : product.badges;
}

function givesGift({ conditions, action }: (typeof giftPromotions)[number], product: SeedProduct): boolean {
  const units = action.kind === 'free_gift' ? (action.per_quantity ?? 1) : Infinity;
  return units === 1 && conditions.every((condition) => holdsForOneUnit(condition, product));
}

function holdsForOneUnit(condition: RuleCondition, { productId, category, skus }: SeedProduct): boolean {
  switch (condition.kind) {
    case 'items':
      return (
        (condition.products ?? []).includes(productId) ||
        (condition.categories ?? []).some((path) => `${category}/`.startsWith(`${path}/`))
      );
    case 'minimum_spend':
      return skus.every(({ price, specialPrice }) => (specialPrice?.price ?? price) >= condition.amount);
    default:
      return false;
  }
}
