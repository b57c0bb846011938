import type { Locale } from '#contract/locale.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payment-methods.ts';
import { fail, type Result } from '#contract/result.ts';
import { findTaxpayer } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import {
  appliedRuleName,
  type CartForCheckout,
  type CartLine,
  type CartRules,
  lockCart,
  removeOrderedLines,
} from '../cart/cart.ts';
import type { Tx } from '../db/database.ts';
import { placeOrder, type StoredDiscount } from '../orders/orders.ts';
import { findAmountProblem } from '../payments/payments.ts';
import { lineTotals } from '../pricing/pricing.ts';
import type { Benefit, Promotion } from '../promotions/promotions.ts';
import { openCheckout } from './checkout.ts';
import { findRefusal, paymentOptionsFor, type RefusalCode } from './rules.ts';

/** A shopper's request to place an order. */
export interface OrderRequest {
  cartId: string;
  customerId: string;
  /** The quote of the checkout that the shopper saw. */
  quote: string;
  /** Null if nothing is to be paid. */
  paymentMethod: PaymentMethod | null;
  /** The billing address for a full tax invoice; null for an abbreviated one. */
  billingAddressId: string | null;
  /** As they were read before the transaction. */
  rules: CartRules;
  locale: Locale;
}

/**
 * Orders the selected lines of a cart: locks and prices the cart, checks the quote, places the order, and removes the ordered lines
 * (docs/reference/orders.md). If it fails, the caller must roll back.
 */
export async function orderCart(
  context: AppContext,
  tx: Tx,
  { cartId, customerId, quote, paymentMethod, billingAddressId, rules, locale }: OrderRequest,
): Promise<
  Result<
    { orderId: string; paymentId: string | null },
    'cart_not_found' | 'nothing_selected' | 'delivery_required' | 'address_not_found' | RefusalCode
  >
> {
  const now = context.clock();
  if (!(await lockCart(tx, cartId, customerId))) return fail('cart_not_found');
  const opened = await openCheckout(tx, { cartId, customerId, rules, paymentMethod, now });
  if (!opened.ok) return opened;
  const { lines, totals, terms, delivery, address } = opened.data;
  const paymentOptions = paymentOptionsFor((method) => findAmountProblem(context, method, totals.payable));
  const refusalCode = findRefusal({ quote, paymentMethod }, opened.data, paymentOptions);
  if (refusalCode) return fail(refusalCode);
  if (!delivery || !address) return fail('delivery_required');
  const invoiceBuyer = billingAddressId === null ? null : await findTaxpayer(tx, customerId, billingAddressId);
  if (billingAddressId !== null && !invoiceBuyer) return fail('address_not_found');
  const { addressId: _, ...deliveryAddress } = address;
  const placed = await placeOrder(context, tx, {
    customerId,
    locale,
    paymentMethod: totals.payable > 0 ? paymentMethod : null,
    deliveryMethod: delivery.deliveryMethod,
    deliveryAddress,
    invoiceBuyer,
    lines: lines.map(orderLineOf),
    ...promotionsOf(opened.data),
    totals,
    vatRate: terms.vatRate,
  });
  if (!placed.ok) return placed;
  await removeOrderedLines(tx, opened.data, now);
  return placed;
}

/** What the order's promotions and coupons use and bring. */
function promotionsOf({ evaluated, coupons }: CartForCheckout) {
  const applied = coupons.flatMap((coupon, index) => {
    const entry = evaluated.coupons[index];
    return entry?.unmet === null ? [{ ...entry, coupon }] : [];
  });
  return {
    promotions: evaluated.promotions.map(({ promotion }) => promotion),
    coupons: applied.map(({ coupon }) => coupon.use),
    discounts: [
      ...evaluated.promotions.map(({ promotion, ...benefit }) =>
        orderDiscount({ promotionId: promotion.promotionId, couponId: null }, promotion, benefit),
      ),
      ...applied.map(({ coupon, ...benefit }) =>
        orderDiscount({ promotionId: null, couponId: coupon.couponId }, coupon, benefit),
      ),
    ],
    couponCode: applied.find(({ coupon }) => coupon.type === 'code')?.coupon.code ?? null,
    collectibleCouponId: applied.find(({ coupon }) => coupon.type === 'collectible')?.coupon.couponId ?? null,
    cashback: evaluated.cashback,
  };
}

function orderDiscount(
  source: Pick<StoredDiscount, 'promotionId' | 'couponId'>,
  { name, action, conditions }: Pick<Promotion, 'name' | 'action' | 'conditions'>,
  { discount, deliveryDiscount, cashback }: Benefit,
): StoredDiscount {
  const required = conditions.flatMap((condition) => (condition.paymentMethods ? [condition.paymentMethods] : []));
  return {
    ...source,
    name,
    description: action.description,
    discount,
    deliveryDiscount,
    cashback,
    paymentMethods:
      required.length === 0 ? null : paymentMethods.filter((method) => required.every((of) => of.includes(method))),
  };
}

function orderLineOf(line: CartLine) {
  const { sku, price, deal, quantity, itemType, discount, promotions, gift } = line;
  return {
    skuId: sku.skuId,
    productId: sku.productId,
    itemType,
    sku: sku.sku,
    slug: sku.slug,
    productName: sku.productName,
    attributeOptionName: sku.attributeOptionName,
    brand: sku.brand,
    categoryName: sku.categoryName,
    image: sku.image,
    quantity,
    standardPrice: price.standard,
    unitPrice: price.selling,
    flashSaleId: (price.isSpecial && price.special?.flash?.flashSaleId) || null,
    dealProductId: deal?.productId ?? null,
    giftBy: gift?.promotionId ?? null,
    isGiftLimited: gift?.isLimited ?? false,
    appliedRuleIds: promotions.map(({ promotionId }) => promotionId),
    appliedRuleName: appliedRuleName(line),
    discount,
    total: lineTotals({ quantity, standard: price.standard, selling: price.selling }).selling,
  };
}
