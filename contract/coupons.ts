import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { numericId, pageOf, paging } from './validation.ts';

/** What a coupon gives: money off by percent or amount, money off delivery, or cashback. */
const couponBenefits = ['percent', 'amount', 'delivery', 'cashback'] as const;
/** What a coupon is for: anything, or products of a category, a brand, or named ones. */
const couponScopes = ['all', 'category', 'brand', 'product'] as const;

/** A coupon as lists show it (docs/reference/coupons.md). Texts in the language of the request, times in ISO 8601 UTC. */
export const Coupon = z.object({
  id: z.int(),
  /** Equal to `id` for a collectible coupon, which is applied by it; else null. */
  collectibleCouponId: z.nullable(z.int()),
  /** The code of a coupon with one code for everybody; else null. */
  couponCode: z.nullable(z.string()),
  name: z.string(),
  /** What it does: '10% off, up to ฿500'. */
  benefit: z.string(),
  benefitKind: z.enum(couponBenefits),
  scope: z.enum(couponScopes),
  /** One sentence per condition. */
  conditions: z.array(z.string()),
  /** Path of a picture at the image handler; null without one. */
  image: z.nullable(z.string()),
  /** Where the products are that it is for: a path of the storefront, without the language. */
  link: z.string(),
  /** When it can be used; for a kept coupon, until when this customer can. */
  startDate: z.string(),
  endDate: z.string(),
  /** When it can be kept; null unless it is collectible. */
  keepStartDate: z.nullable(z.string()),
  keepEndDate: z.nullable(z.string()),
  /** Whole percent of the uses that remain, rounded up; null without a total limit. */
  remainingPercent: z.nullable(z.int()),
  /** Whether nobody can keep it any more (collectible) or use it any more. */
  isUsedUp: z.boolean(),
});
export type Coupon = z.infer<typeof Coupon>;

/** States of a coupon that a customer kept or used. */
const customerCouponStates = ['usable', 'upcoming', 'used', 'expired'] as const;

/** A coupon of a customer. */
export const CustomerCoupon = z.object({
  ...Coupon.shape,
  /** Whether the customer keeps it now. */
  isKeep: z.boolean(),
  /** Null for a coupon that was not kept, such as a code that was used. */
  keptAt: z.nullable(z.string()),
  state: z.enum(customerCouponStates),
  /** How often this customer can still use it; null without a limit. */
  remainingUses: z.nullable(z.int()),
});
export type CustomerCoupon = z.infer<typeof CustomerCoupon>;

/** A kept coupon with what it does for a cart. */
export const CouponForCart = z.object({
  ...CustomerCoupon.shape,
  /** Whether it holds for the cart. */
  isUsable: z.boolean(),
  /** In baht: what the cart costs less with it, and no other collectible coupon. 0 unless it is usable. */
  saving: z.number(),
  /** In baht: what it takes off itself, more than `saving` if using it excludes promotions. 0 unless it is usable. */
  discount: z.number(),
  /** Names of the promotions that the cart has without it and not with it. */
  excludedPromotions: z.array(z.string()),
  /** Whether it is the usable one that saves most. */
  isBest: z.boolean(),
  /** Why it does not hold, and what would make it hold; null if it is usable. */
  errorMessage: z.nullable(z.string()),
  /** What is missing to the minimum spend, in baht, or to the minimum quantity; null unless that is the reason. */
  missingAmount: z.nullable(z.number()),
  missingQuantity: z.nullable(z.int()),
});
export type CouponForCart = z.infer<typeof CouponForCart>;

const couponId = z.object({ id: numericId });

export const couponsEndpoints = endpoints({
  'GET /account/api/coupons': {
    operationId: 'listMyCoupons',
    summary: 'The coupons that the customer kept or used, usable ones first',
    access: 'customer',
    query: z.object({ state: z.optional(z.enum(customerCouponStates, 'not_valid')), ...paging }),
    data: pageOf(CustomerCoupon),
    errors: [],
  },
  'GET /account/api/coupons/available': {
    operationId: 'listAvailableCoupons',
    summary: 'Collectible coupons that can be kept now or soon, with those that the customer keeps',
    access: 'customer',
    query: z.object(paging),
    data: pageOf(CustomerCoupon),
    errors: [],
  },
  'POST /account/api/coupons/{id}': {
    operationId: 'keepCoupon',
    summary: 'Keep a collectible coupon; keeping it twice changes nothing',
    access: 'customer',
    params: couponId,
    data: CustomerCoupon,
    errors: ['coupon_not_found', 'coupon_expired', 'coupon_used_up'],
  },
  'DELETE /account/api/coupons/{id}': {
    operationId: 'removeCoupon',
    summary: 'Stop keeping a coupon; one that is not kept is no error',
    access: 'customer',
    params: couponId,
    errors: [],
  },
  'GET /cart/api/cart/{cartId}/validate-coupon': {
    operationId: 'listCartCoupons',
    summary: "The customer's kept coupons with what each does for the cart, the one that saves most first",
    access: 'customer',
    params: z.object({ cartId: z.string().check(z.maxLength(64, 'too_long')) }),
    data: z.array(CouponForCart),
    errors: ['cart_not_found'],
  },
  'GET /pagerender/page/coupon-list': {
    operationId: 'listCoupons',
    summary: 'The coupons of the coupon centre: running and upcoming ones that are listed, in their order',
    access: 'public',
    query: z.object({ type: z.optional(z.enum(['code', 'collectible'], 'not_valid')), ...paging }),
    data: pageOf(Coupon),
    errors: [],
  },
  'GET /pagerender/landing/coupon-banner': {
    operationId: 'listCouponBanners',
    summary: 'Coupons with a picture, for banners',
    access: 'public',
    query: z.object({ limit: paging.limit }),
    data: z.array(Coupon),
    errors: [],
  },
});
