import type { Satang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { type CompiledCoupons, type CouponOfCart, cartCoupons } from '../coupons/coupons.ts';
import { stockLevelOf } from '../inventory/inventory.ts';
import { computeTotals, giftPrice, type PricingTerms, priceKindOf } from '../pricing/pricing.ts';
import {
  type EvaluatedCart,
  evaluator,
  type InstallmentChoice,
  type LivePromotions,
  type Promotion,
  type PromotionCart,
  type PromotionLine,
} from '../promotions/promotions.ts';
import { rateOf, type ShippingTerms, weightOf, zoneOf } from '../shipping/shipping.ts';
import type { UnevaluatedCart } from './cart-queries.ts';
import { type CartLine, giftLineId, isCounted, needsDelivery, type PricedCart, type StockedLine } from './rules.ts';

/** The rules that carts are priced by: the same for every cart. */
export interface CartRules {
  promotions: LivePromotions;
  coupons: CompiledCoupons;
  shipping: ShippingTerms;
}

/** What a cart is evaluated with, besides its own data. */
export interface EvaluationInput {
  rules: CartRules;
  /** The method that was chosen at the checkout; null before. */
  paymentMethod: PaymentMethod | null;
  /** The plan that was chosen with the method `installment`. */
  installment?: InstallmentChoice | null;
  now: Date;
}

/**
 * Evaluates promotions and the cart's coupons over the selected lines that can be bought: gives the lines their discounts, adds the
 * GIFT lines and computes the totals (docs/reference/cart.md).
 */
export function evaluateCart(cart: UnevaluatedCart, input: EvaluationInput): PricedCart {
  const {
    promotionState: _state,
    deliveryPlace: _place,
    chosenMethod: _chosen,
    branchStock: _stock,
    couponEntries,
    lines,
    ...rest
  } = cart;
  const { promotions } = input.rules;
  const coupons = cartCoupons(input.rules.coupons, cart.chosen, couponEntries, input.now);
  const { evaluated, totals } = couponEvaluator(cart, input)(coupons);
  const promotionsByLine = promotionsOfLines(evaluated);
  const discountsOf = namedDiscounts(evaluated);
  const priced = lines.map((line) => ({
    ...line,
    discount: discountOf(line, evaluated),
    discounts: discountsOf(line),
    promotions: promotionsByLine.get(line.itemId) ?? [],
    gift: null,
  }));
  return {
    ...rest,
    ...shippingOf(cart, input.rules.shipping),
    coupons,
    lines: [...priced, ...giftLines(cart, evaluated, promotions)].sort(byCreation),
    evaluated,
    totals,
  };
}

/** What promotions and any coupons do to a cart, and its totals. Trying many coupons evaluates the promotions once. */
export function couponEvaluator(
  cart: UnevaluatedCart,
  input: EvaluationInput,
): (coupons: readonly CouponOfCart[]) => Pick<PricedCart, 'evaluated' | 'totals'> {
  const { terms } = shippingOf(cart, input.rules.shipping);
  const evaluateWith = evaluator(promotionCart({ ...cart, terms }, input), input.rules.promotions.promotions);
  const counted = cart.lines.filter(isCounted);
  return (coupons) => {
    const evaluated = evaluateWith(coupons);
    const lines = counted.map((line) => ({
      quantity: line.quantity,
      standard: line.price.standard,
      selling: line.price.selling,
      discount: discountOf(line, evaluated),
    }));
    return { evaluated, totals: computeTotals(lines, terms, evaluated) };
  };
}

/**
 * The terms of a cart with the delivery fee and days of its address and its weight; the shop's without an address, and where
 * no rate applies. What promotions give weighs nothing, nor do services, whose delivery costs nothing.
 */
function shippingOf(
  { deliveryPlace, lines, terms }: Pick<UnevaluatedCart, 'deliveryPlace' | 'lines' | 'terms'>,
  shipping: ShippingTerms,
): { terms: PricingTerms; shippingZone: PricedCart['shippingZone'] } {
  const counted = lines.filter(isCounted);
  if (counted.length > 0 && !needsDelivery(counted))
    return { terms: { ...terms, delivery: { ...terms.delivery, fee: 0 } }, shippingZone: null };
  const shippingZone = deliveryPlace && zoneOf(shipping, deliveryPlace);
  const rate = shippingZone && rateOf(shippingZone, weightOf(counted.filter(({ sku }) => sku.kind === 'goods')));
  if (!rate) return { terms, shippingZone };
  const { fee, minimumDays, maximumDays } = rate;
  return { terms: { ...terms, delivery: { ...terms.delivery, fee, minimumDays, maximumDays } }, shippingZone };
}

function promotionCart(
  cart: UnevaluatedCart,
  { paymentMethod, installment = null, now }: EvaluationInput,
): PromotionCart {
  const { isFirstOrder, usedUpPromotionIds, gifts } = cart.promotionState;
  const counted = cart.lines.filter(isCounted);
  return {
    lines: counted.map(promotionLine),
    customer: cart.customerId === null ? null : { isFirstOrder },
    deliveryMethod: cart.delivery?.deliveryMethod ?? null,
    paymentMethod,
    installment,
    deliveryFee: counted.length > 0 ? cart.terms.delivery.fee : 0,
    freeDeliveryFrom: cart.terms.delivery.freeFrom,
    now,
    usedUpPromotionIds: new Set(usedUpPromotionIds),
    giftStock(skuId) {
      const [, , stock] = gifts.find(([, giftSkuId]) => giftSkuId === skuId) ?? [0, 0, 0];
      const inCart = counted.filter(({ sku }) => sku.skuId === skuId);
      return inCart.reduce((rest, { quantity, available }) => rest - Math.min(quantity, available), stock);
    },
    giftQuota(promotionId, skuId) {
      const gift = gifts.find(([giftPromotionId, giftSkuId]) => giftPromotionId === promotionId && giftSkuId === skuId);
      // Without a row, the gift was added to the promotion while the cart was read.
      return gift ? (gift[3] ?? Number.POSITIVE_INFINITY) : 0;
    },
  };
}

function promotionLine({ itemId, sku, quantity, price, deal }: StockedLine): PromotionLine {
  return {
    lineId: itemId,
    skuId: sku.skuId,
    productId: sku.productId,
    brandId: sku.brandId,
    categoryId: sku.categoryId,
    quantity,
    selling: price.selling,
    priceKind: deal ? 'add_on_deal' : priceKindOf(price),
    isDelivered: sku.kind === 'goods',
  };
}

function discountOf({ itemId }: StockedLine, { lineDiscounts }: EvaluatedCart): Satang {
  return (lineDiscounts.get(itemId) ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** The share of each promotion and coupon in the discount of a line. */
function namedDiscounts({
  lineDiscounts,
  promotions,
  coupons,
}: EvaluatedCart): (line: StockedLine) => CartLine['discounts'] {
  const promotionNames = new Map(promotions.map(({ promotion }) => [promotion.promotionId, promotion.name]));
  const couponNames = new Map(coupons.map(({ coupon }) => [coupon.couponId, coupon.name]));
  return ({ itemId }) =>
    (lineDiscounts.get(itemId) ?? []).flatMap(({ promotionId, couponId, amount }) => {
      const name = promotionId === null ? couponNames.get(couponId ?? 0) : promotionNames.get(promotionId);
      return name ? [{ name, amount }] : [];
    });
}

function promotionsOfLines({ promotions }: EvaluatedCart): Map<string, Promotion[]> {
  const byLine = new Map<string, Promotion[]>();
  for (const { promotion, lineIds } of promotions) {
    for (const lineId of lineIds) {
      const ofLine = byLine.get(lineId);
      if (ofLine) ofLine.push(promotion);
      else byLine.set(lineId, [promotion]);
    }
  }
  return byLine;
}

/** A gift is as old as the newest line that it is given for, so that it comes after it. */
function giftLines(
  cart: UnevaluatedCart,
  { gifts, promotions }: EvaluatedCart,
  { giftSkus }: LivePromotions,
): CartLine[] {
  return gifts.flatMap(({ promotion, skuId, quantity }) => {
    const known = giftSkus.get(skuId);
    if (!known) return [];
    const { promotionId, action } = promotion;
    const lineIds = promotions.find((applied) => applied.promotion === promotion)?.lineIds ?? [];
    const createdAt = new Date(
      Math.max(
        ...cart.lines.filter(({ itemId }) => lineIds.includes(itemId)).map((line) => line.createdAt.getTime()),
        cart.createdAt.getTime(),
      ),
    );
    const quota = action.gifts?.find((gift) => gift.skuId === skuId)?.quota ?? null;
    return {
      itemId: giftLineId(cart.cartId, promotionId, skuId),
      itemType: 'GIFT' as const,
      parentItemId: null,
      quantity,
      selected: true,
      createdAt,
      updatedAt: createdAt,
      sku: known.sku,
      price: giftPrice(known.standardPrice),
      weightGrams: null,
      stock: stockLevelOf({ stock: quantity, totalStock: null, preOrderFlag: false, preOrderStock: 0 }),
      deal: null,
      available: quantity,
      limit: quantity,
      discount: 0,
      discounts: [],
      promotions: [promotion],
      gift: { promotionId, isLimited: quota !== null },
    };
  });
}

/** Of lines of the same time, gifts come last; the others stay in their order. */
function byCreation(one: CartLine, other: CartLine): number {
  return (
    one.createdAt.getTime() - other.createdAt.getTime() ||
    Number(one.itemType === 'GIFT') - Number(other.itemType === 'GIFT')
  );
}
