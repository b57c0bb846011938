import type { AppliedCoupon, CartPromotions } from '#contract/promotions.ts';

/** A discount on the lines of a cart or an order, in baht. */
export interface NamedDiscount {
  /** React key. */
  key: string;
  name: string;
  discount: number;
}

/** The discounts of promotions, then those of coupons; without those that only concern delivery or cashback. */
export function discountsOf({
  applyRulesDiscount,
  coupons,
}: Pick<CartPromotions, 'applyRulesDiscount'> & {
  coupons: readonly Pick<AppliedCoupon, 'type' | 'name' | 'discount'>[];
}): NamedDiscount[] {
  return [
    ...applyRulesDiscount.map(({ name, discount }, index) => ({ key: `promotion-${index}`, name, discount })),
    ...coupons.map(({ type, name, discount }) => ({ key: `coupon-${type}`, name, discount })),
  ].filter(({ discount }) => discount > 0);
}
