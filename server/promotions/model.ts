import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { benefitKinds } from '#contract/promotions.ts';

/*
 * What promotions are evaluated with (docs/reference/promotions.md). Everything here is plain data and pure functions: evaluation
 * reads no database and no clock. Money in satang.
 */

/** A line of a cart as promotions see it: ITEM and OPTION lines that are selected and can be bought. */
export interface PromotionLine {
  lineId: string;
  skuId: number;
  productId: number;
  brandId: number;
  categoryId: number;
  quantity: number;
  /** Per unit. */
  selling: Satang;
  /** What made the selling price. */
  priceKind: 'standard' | 'special_price' | 'flash_sale' | 'add_on_deal';
  /** Whether it is of goods: services do not count towards free delivery. */
  isDelivered: boolean;
}

/** What promotions can depend on of an installment plan. */
export interface InstallmentChoice {
  /** The bank or card. */
  agentCode: string;
  installmentMonth: number;
}

/** A cart to evaluate, with everything that conditions depend on. */
export interface PromotionCart {
  lines: readonly PromotionLine[];
  /** Null for a guest. */
  customer: { isFirstOrder: boolean } | null;
  deliveryMethod: DeliveryMethod | null;
  /** The method chosen at the checkout; null before. */
  paymentMethod: PaymentMethod | null;
  /** The installment plan chosen with the method `installment`. */
  installment: InstallmentChoice | null;
  /** The delivery fee before any discount, and the price of the goods after promotions (before coupons) from which it is free. */
  deliveryFee: Satang;
  freeDeliveryFrom: Satang;
  now: Date;
  /** Limits that are reached: nobody, or this customer, can use these promotions any more. */
  usedUpPromotionIds: ReadonlySet<number>;
  /** Units of a SKU that can still be given as a gift: its stock after the cart's own lines. */
  giftStock: (skuId: number) => number;
  /** Units of a gift of a promotion that remain of its quota; Infinity without a quota. */
  giftQuota: (promotionId: number, skuId: number) => number;
}

/** A matching line while a promotion is evaluated. */
export interface MatchingLine extends PromotionLine {
  /** Its price less the discounts so far; never below 0. */
  remaining: Satang;
  /** What counts for a minimum spend: for promotions its price before discounts, for coupons what promotions left of it. */
  spend: Satang;
}

/** What a condition or an action sees. */
export interface Situation {
  /** The lines that the promotion applies to, in the order of their ids. */
  lines: readonly MatchingLine[];
  cart: PromotionCart;
}

/** Why a condition does not hold. */
export interface Unmet {
  /** What would make it hold, as a sentence. Kinds that most carts do not meet compute it when it is read. */
  readonly message: Localised;
  /** If more of the same would be enough: what is missing, and the total that is required. Else null. */
  missing: { amount: Satang; of: Satang } | { quantity: number; of: number } | null;
}

/** Ids of which a matching line has at least one. */
export type Selection = Record<'skuId' | 'productId' | 'brandId' | 'categoryId', ReadonlySet<number>>;

/** A condition with its arguments. */
export interface Condition {
  /** Narrows the lines that the promotion applies to; absent if it does not. */
  matchesLine?: (line: PromotionLine) => boolean;
  /** What `matchesLine` requires of a line, if that is ids only: evaluation finds promotions by them. */
  selects?: Selection;
  /** Null if it holds for the matching lines. Absent if it only narrows them; a promotion without matching lines never applies. */
  check?: (situation: Situation) => Unmet | null;
  /** The payment methods that it requires; absent if it does not depend on the method. */
  paymentMethods?: readonly PaymentMethod[];
  /** The installment plans that it requires; null for any. Absent if it does not depend on the plan. */
  installmentPlans?: { agentCodes: readonly string[] | null; months: readonly number[] | null };
  /** What the matching lines have to cost together, in satang; absent if it does not depend on it. */
  minimumSpend?: Satang;
  /** As a sentence for shoppers. */
  description: Localised;
  /** Where the storefront lists what it narrows the promotion to, as a path without the language; absent if no one page does. */
  productsPath?: string;
}

/** A gift to add: the first of the SKUs that is available. */
export interface GiftRequest {
  skuIds: readonly number[];
  quantity: number;
}

/** Units of gifts that a promotion gives, and those that are missing; without any given it does not apply. */
export interface GiftShortage {
  promotion: Promotion;
  given: number;
  missing: number;
}

/** What an action does. Amounts are not negative and at most what remains; the evaluation limits them again. */
export interface Effect {
  /** By line id. */
  discounts: ReadonlyMap<string, Satang>;
  /** On the delivery fee. */
  deliveryDiscount: Satang;
  cashback: Satang;
  gifts: readonly GiftRequest[];
}

/** An action with its arguments. */
export interface Action {
  benefitKind: (typeof benefitKinds)[number];
  /** Whether it takes off a share of prices; absent if it is an amount. */
  isPercent?: true;
  apply: (situation: Situation) => Effect;
  /** The matching lines that it can change; absent if that is all of them. */
  matchesLine?: (line: PromotionLine) => boolean;
  /** Why the matching lines are not enough for it, such as too few units; null if they are. Absent if it needs no more than a line. */
  check?: (situation: Situation) => Unmet | null;
  /** As a sentence for shoppers, without conditions. */
  description: Localised;
  /** The SKUs of its gifts with their quotas; null without a quota. */
  gifts?: readonly { skuId: number; quota: number | null }[];
}

/** The merchant's keys in arguments. */
export interface ReferenceKeys {
  /** Codes. */
  skus: readonly string[];
  /** Ids. */
  products: readonly number[];
  /** Slugs. */
  brands: readonly string[];
  /** Paths. */
  categories: readonly string[];
  /** Codes of banks and cards with installment plans. */
  banks: readonly string[];
}

/** Names and ids of what arguments refer to by the merchant's keys. */
export interface References {
  skus: ReadonlyMap<string, { skuId: number; productName: Localised }>;
  products: ReadonlyMap<number, { productName: Localised }>;
  brands: ReadonlyMap<string, { brandId: number; title: string }>;
  /** By path as in the arguments; `categoryIds` has the category and all below it. */
  categories: ReadonlyMap<string, { categoryIds: ReadonlySet<number>; name: Localised }>;
  banks: ReadonlyMap<string, { name: Localised }>;
}

/** A promotion, ready to be evaluated. */
export interface Promotion {
  promotionId: number;
  name: Localised;
  startsAt: Date;
  endsAt: Date;
  priority: number;
  endsEvaluation: boolean;
  combinesWithCoupons: boolean;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  conditions: readonly Condition[];
  action: Action;
}

/** Why a coupon cannot apply, whatever is in the cart. */
export type CouponProblem = 'coupon_not_found' | 'coupon_expired' | 'coupon_used_up';

/** A coupon of a cart, ready to be evaluated. */
export interface CartCoupon {
  type: 'code' | 'collectible';
  couponId: number;
  name: Localised;
  /** Found before the evaluation: the window, limits, codes and whether the customer keeps it. */
  problem: CouponProblem | null;
  conditions: readonly Condition[];
  action: Action;
}

/** An amount that a promotion or coupon takes off a line. */
export interface LineDiscount {
  promotionId: number | null;
  couponId: number | null;
  amount: Satang;
}

/** What a promotion that applied, or a coupon, brought. */
export interface Benefit {
  discount: Satang;
  deliveryDiscount: Satang;
  cashback: Satang;
}

export interface EvaluatedCart {
  /** By line id, in the order in which they were taken; lines without any are left out. */
  lineDiscounts: ReadonlyMap<string, readonly LineDiscount[]>;
  /** The promotions that applied, in the order of evaluation. */
  promotions: readonly (Benefit & {
    promotion: Promotion;
    /** The lines it reduced; without a discount on lines, those it was granted for. */
    lineIds: readonly string[];
  })[];
  coupons: readonly (Benefit & {
    coupon: CartCoupon;
    /** Null if it applies. */
    unmet: Unmet | CouponProblem | null;
  })[];
  gifts: readonly { promotion: Promotion; skuId: number; quantity: number }[];
  /** Promotions whose gifts are sold out, at least in part. */
  unavailableGifts: readonly GiftShortage[];
  /** Whether delivery is free by the shop's terms. */
  isDeliveryFree: boolean;
  /** Discounts of promotions and coupons on the delivery fee, at most the fee; free delivery by the shop's terms is not one. */
  deliveryDiscount: Satang;
  cashback: Satang;
  /** Promotions, and null for free delivery by the shop's terms, that lack only an amount or a quantity; the nearest first, at most three. */
  unlockable: readonly { promotion: Promotion | null; missing: NonNullable<Unmet['missing']> }[];
  /** Promotions in their window that did not apply, with the reason, for the operator. */
  notApplied: readonly {
    promotion: Promotion;
    reason: Unmet | 'no_matching_lines' | 'used_up' | 'evaluation_ended' | 'not_with_coupons' | 'no_benefit';
  }[];
}
