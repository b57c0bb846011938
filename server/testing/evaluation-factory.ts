import type {
  CartCoupon,
  Condition,
  EvaluatedCart,
  Promotion,
  PromotionCart,
  PromotionLine,
  References,
} from '../promotions/promotions.ts';
import { parsePromotion, parseRules } from '../promotions/promotions.ts';

/* Carts, promotions and coupons without a database. Money in satang, except in the JSON of conditions and actions. */

/** Friday, 20 November 2026, 10:00 in Bangkok. */
export const evaluationTime = new Date('2026-11-20T03:00:00Z');

const text = (name: string) => ({ th: name, en: name });

/** SKU 'S1' is of product 1 …; brand 'apple' is 1, 'samsung' 2; category 'phones' is 10 with 'phones/cases' (11) below it. */
export const knownReferences: References = {
  skus: new Map([1, 2, 3, 4, 5].map((id) => [`S${id}`, { skuId: id, productName: text(`Phone ${id}`) }])),
  products: new Map([1, 2, 3, 4, 5].map((id) => [id, { productName: text(`Phone ${id}`) }])),
  brands: new Map([
    ['apple', { brandId: 1, title: 'Apple' }],
    ['samsung', { brandId: 2, title: 'Samsung' }],
  ]),
  categories: new Map([
    ['phones', { categoryIds: new Set([10, 11]), name: { th: 'โทรศัพท์', en: 'Phones' } }],
    ['phones/cases', { categoryIds: new Set([11]), name: { th: 'เคส', en: 'Cases' } }],
  ]),
  banks: new Map([['KBANK', { name: { th: 'บัตรเครดิตกสิกรไทย', en: 'KBank credit card' } }]]),
};

export function promotionLine(line: Partial<PromotionLine> & Pick<PromotionLine, 'lineId' | 'selling'>): PromotionLine {
  return {
    skuId: 1,
    productId: 1,
    brandId: 1,
    categoryId: 10,
    quantity: 1,
    priceKind: 'standard',
    isDelivered: true,
    ...line,
  };
}

/** A cart of a customer with orders; delivery is ฿50 and free from ฿10,000,000, gifts are in stock. */
export function promotionCart(lines: readonly PromotionLine[], cart: Partial<PromotionCart> = {}): PromotionCart {
  return {
    lines,
    customer: { isFirstOrder: false },
    deliveryMethod: 'shipping',
    paymentMethod: null,
    installment: null,
    deliveryFee: lines.length > 0 ? 50_00 : 0,
    freeDeliveryFrom: 10_000_000_00,
    now: evaluationTime,
    usedUpPromotionIds: new Set(),
    giftStock: () => 100,
    giftQuota: () => Number.POSITIVE_INFINITY,
    ...cart,
  };
}

interface RulesJson {
  conditions?: readonly unknown[];
  action: unknown;
}

export function promotion(promotionId: number, rules: RulesJson, terms: Partial<Promotion> = {}): Promotion {
  const { compile } = parsePromotion({
    promotionId,
    name: text(`Promotion ${promotionId}`),
    startsAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: new Date('2026-12-01T00:00:00Z'),
    priority: 0,
    endsEvaluation: false,
    combinesWithCoupons: true,
    totalLimit: null,
    perCustomerLimit: null,
    action: rules.action,
    conditions: rules.conditions ?? [],
  });
  return { ...compile(knownReferences), ...terms };
}

export function cartCoupon(type: CartCoupon['type'], rules: RulesJson, coupon: Partial<CartCoupon> = {}): CartCoupon {
  const { compile } = parseRules({ action: rules.action, conditions: rules.conditions ?? [] });
  return {
    ...compile(knownReferences),
    type,
    couponId: type === 'code' ? 1 : 2,
    name: text(`Coupon ${type}`),
    problem: null,
    ...coupon,
  };
}

/** The discounts of lines by their ids, added up. */
export function discountsByLine({ lineDiscounts }: EvaluatedCart): Record<string, number> {
  return Object.fromEntries(
    [...lineDiscounts].map(([lineId, ofLine]) => [lineId, ofLine.reduce((sum, { amount }) => sum + amount, 0)]),
  );
}

/** A condition from its JSON. */
export function compileCondition(json: object): Condition {
  const { compile } = parseRules({ conditions: [json], action: { kind: 'delivery_off' } });
  const [condition] = compile(knownReferences).conditions;
  if (!condition) throw new Error('the condition is missing');
  return condition;
}

/** Evaluates one action for lines that all match. */
export function applyAction(
  json: object,
  lines: readonly PromotionLine[],
  cart: Partial<PromotionCart> = {},
): ReturnType<Promotion['action']['apply']> {
  const matching = lines.map((line) => ({
    ...line,
    remaining: line.selling * line.quantity,
    spend: line.selling * line.quantity,
  }));
  const { action } = promotion(1, { action: json });
  return action.apply({ lines: matching, cart: promotionCart(lines, cart) });
}

/** Why a condition or an action does not hold for lines that all match; null if it does. */
export function findUnmet(
  json: object,
  lines: readonly PromotionLine[],
  cart: Partial<PromotionCart> = {},
): ReturnType<NonNullable<Condition['check']>> {
  const matching = lines.map((line) => ({
    ...line,
    remaining: line.selling * line.quantity,
    spend: line.selling * line.quantity,
  }));
  return compileCondition(json).check?.({ lines: matching, cart: promotionCart(lines, cart) }) ?? null;
}
