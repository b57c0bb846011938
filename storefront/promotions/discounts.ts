import type { AppliedCoupon, AppliedRule, CartPromotions } from '#contract/promotions.ts';

/** A discount on a cart or an order, in baht. */
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

/** The discounts on the delivery fee: those of promotions, then those of coupons. */
export function deliveryDiscountsOf({
  applyRules,
  coupons,
}: {
  applyRules: readonly Pick<AppliedRule, 'ruleId' | 'name' | 'deliveryDiscount'>[];
  coupons: readonly Pick<AppliedCoupon, 'type' | 'name' | 'deliveryDiscount'>[];
}): NamedDiscount[] {
  return [
    ...applyRules.map(({ ruleId, ...rule }) => ({ ...rule, key: `delivery-promotion-${ruleId}` })),
    ...coupons.map(({ type, ...coupon }) => ({ ...coupon, key: `delivery-coupon-${type}` })),
  ]
    .map(({ key, name, deliveryDiscount }) => ({ key, name, discount: deliveryDiscount }))
    .filter(({ discount }) => discount > 0);
}
