import type { Locale } from '#contract/locale.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { fail, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type CartLine, lockCart, removeOrderedLines } from '../cart/cart.ts';
import type { Tx } from '../db/database.ts';
import { placeOrder } from '../orders/orders.ts';
import { findAmountProblem } from '../payments/payments.ts';
import { lineTotals } from '../pricing/pricing.ts';
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
  locale: Locale;
}

/**
 * Orders the selected lines of a cart: locks and prices the cart, checks the quote, places the order, and removes the ordered lines
 * (docs/reference/orders.md). If it fails, the caller must roll back.
 */
export async function orderCart(
  context: AppContext,
  tx: Tx,
  { cartId, customerId, quote, paymentMethod, locale }: OrderRequest,
): Promise<
  Result<
    { orderId: string; paymentId: string | null },
    'cart_not_found' | 'nothing_selected' | 'delivery_required' | RefusalCode
  >
> {
  const now = context.clock();
  if (!(await lockCart(tx, cartId, customerId))) return fail('cart_not_found');
  const opened = await openCheckout(tx, { cartId, customerId, now });
  if (!opened.ok) return opened;
  const { lines, totals, terms, delivery, address } = opened.data;
  const paymentOptions = paymentOptionsFor((method) => findAmountProblem(context, method, totals.payable));
  const refusalCode = findRefusal({ quote, paymentMethod }, opened.data, paymentOptions);
  if (refusalCode) return fail(refusalCode);
  if (!delivery || !address) return fail('delivery_required');
  const { addressId: _, ...deliveryAddress } = address;
  const placed = await placeOrder(context, tx, {
    customerId,
    locale,
    paymentMethod: totals.payable > 0 ? paymentMethod : null,
    deliveryMethod: delivery.deliveryMethod,
    deliveryAddress,
    lines: lines.map(orderLineOf),
    promotions: [],
    coupons: [],
    totals,
    vatRate: terms.vatRate,
  });
  if (!placed.ok) return placed;
  await removeOrderedLines(
    tx,
    cartId,
    lines.map((line) => line.itemId),
    now,
  );
  return placed;
}

function orderLineOf({ sku, price, deal, quantity, itemType, discount }: CartLine) {
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
    giftBy: null,
    isGiftLimited: false,
    discount,
    total: lineTotals({ quantity, standard: price.standard, selling: price.selling }).selling,
  };
}
