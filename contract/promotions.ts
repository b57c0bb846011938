import * as z from 'zod/mini';

/** What kinds of benefit a promotion brings. */
export const benefitKinds = ['discount', 'gift', 'cashback', 'delivery'] as const;

/** A promotion that applies to a cart or applied to an order (docs/reference/promotions.md). Money in baht. */
export const AppliedRule = z.object({
  ruleId: z.int(),
  name: z.string(),
  /** What it does, as a sentence. */
  description: z.string(),
  /** Discount on lines. */
  discount: z.number(),
  /** Discount on the delivery fee. */
  deliveryDiscount: z.number(),
  /** Paid back later, not deducted. */
  cashback: z.number(),
});
export type AppliedRule = z.infer<typeof AppliedRule>;

/** Why a coupon of a cart saves nothing. */
const couponErrorCodes = ['coupon_not_found', 'condition_not_valid', 'coupon_expired', 'coupon_used_up'] as const;

/** A coupon in a cart. */
export const AppliedCoupon = z.object({
  type: z.enum(['code', 'collectible']),
  couponCode: z.nullable(z.string()),
  collectibleCouponId: z.nullable(z.int()),
  name: z.string(),
  description: z.string(),
  discount: z.number(),
  deliveryDiscount: z.number(),
  cashback: z.number(),
  /** Why it saves nothing at the moment; null if it applies. */
  errorCode: z.nullable(z.enum(couponErrorCodes)),
  /** The same as a sentence, with what would make it hold again. */
  errorMessage: z.nullable(z.string()),
});
export type AppliedCoupon = z.infer<typeof AppliedCoupon>;

/** A promotion, or free delivery, that the cart nearly qualifies for. Exactly one of the missing values is not null. */
export const UnlockableOffer = z.object({
  /** Null for free delivery by the shop's terms. */
  ruleId: z.nullable(z.int()),
  benefitKind: z.enum(benefitKinds),
  name: z.string(),
  /** What it brings, as a sentence. */
  benefit: z.string(),
  /** The goods that it is for, as a sentence; null for all goods. */
  goods: z.nullable(z.string()),
  /** Where the storefront lists these goods, as a path without the language; null if no one page does. */
  productsPath: z.nullable(z.string()),
  /** In baht. */
  missingAmount: z.nullable(z.number()),
  missingQuantity: z.nullable(z.int()),
  /** Share of the way that is done, whole percent. */
  progressPercent: z.int(),
});
export type UnlockableOffer = z.infer<typeof UnlockableOffer>;

/** Gifts that a promotion promises and that are sold out, at least in part. */
export const UnavailableGift = z.object({
  ruleId: z.int(),
  ruleName: z.string(),
  /** Units that the cart still gets; 0 if the promotion does not apply. */
  givenQuantity: z.int(),
  missingQuantity: z.int(),
});
export type UnavailableGift = z.infer<typeof UnavailableGift>;

/** What promotions and coupons do to a cart. Money in baht. */
export const CartPromotions = z.object({
  /** Promotions that apply, in the order of evaluation. */
  applyRules: z.array(AppliedRule),
  /** The discounts of promotions on lines, by name; without those of coupons. */
  applyRulesDiscount: z.array(z.object({ name: z.string(), discount: z.number() })),
  /** The coupons of the cart, whether or not they apply: at most one of each type. */
  coupons: z.array(AppliedCoupon),
  couponCode: z.nullable(z.string()),
  collectibleCouponId: z.nullable(z.int()),
  /** Whether a coupon of the cart does not apply. */
  isCouponError: z.boolean(),
  /** Why the coupon of the code does not apply; null if it does. */
  couponErrorMessage: z.nullable(z.string()),
  /** Why the collectible coupon does not apply; null if it does. */
  errorCorrectibleMessage: z.nullable(z.string()),
  /** Paid back later, not deducted. */
  cashback: z.number(),
  /** At most three, the nearest first. */
  unlockableOffers: z.array(UnlockableOffer),
  unavailableGifts: z.array(UnavailableGift),
});
export type CartPromotions = z.infer<typeof CartPromotions>;

/** A promotion that would touch a product, for its page. */
export const ProductPromotion = z.object({
  ruleId: z.int(),
  benefitKind: z.enum(benefitKinds),
  /** Whether it requires certain payment methods. */
  isOnTop: z.boolean(),
  name: z.string(),
  /** What it does, as a sentence. */
  description: z.string(),
  /** One sentence per condition. */
  conditions: z.array(z.string()),
  /** The first gift that is in stock; null without one. */
  gift: z.nullable(z.object({ productName: z.string(), image: z.string(), slug: z.string() })),
  /** ISO 8601 UTC. */
  startDate: z.string(),
  endDate: z.string(),
});
export type ProductPromotion = z.infer<typeof ProductPromotion>;
