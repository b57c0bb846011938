import type { Locale } from '#contract/locale.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { lockCart, removeLines } from '../cart/cart.ts';
import type { Tx } from '../db/database.ts';
import { placeOrder } from '../orders/orders.ts';
import { chargeProblem } from '../payments/payments.ts';
import { lineTotals } from '../pricing/pricing.ts';
import type { Shop } from '../shop.ts';
import { openCheckout } from './checkout.ts';
import { changeSince, isOrderable, type OrderableLine, paymentChoices } from './rules.ts';

/** An order that a shopper asks for. */
export interface OrderWish {
  cartId: string;
  customerId: string;
  /** What the shopper agreed to. */
  quote: string;
  paymentMethod: PaymentMethod;
  locale: Locale;
}

type Refusal =
  | 'cart_not_found'
  | 'nothing_selected'
  | 'out_of_stock'
  | 'delivery_required'
  | 'payment_method_not_available'
  | 'product_information_updated'
  | 'checkout_error';

/**
 * Orders the selected lines of a cart (behaviour 5): locks and re-prices it, checks the quote, takes stock, writes the order
 * and removes what was bought. The caller rolls a refusal back.
 */
export async function orderCart(
  shop: Shop,
  tx: Tx,
  { cartId, customerId, quote, paymentMethod, locale }: OrderWish,
): Promise<Result<{ orderId: string; paymentId: string | null }, Refusal>> {
  const now = shop.clock();
  if (!(await lockCart(tx, cartId, customerId))) return fail('cart_not_found');
  const opened = await openCheckout(tx, { cartId, customerId, now });
  if (!opened.ok) return opened;
  const { lines, totals, terms, delivery, address } = opened.data;
  if (!delivery) return fail('delivery_required');
  const changed = changeSince(quote, opened.data);
  if (changed === 'goods') return fail(shortageCode(lines) ?? 'product_information_updated');
  if (changed === 'delivery' || !address) return fail('checkout_error');
  const shortage = shortageCode(lines);
  if (shortage) return fail(shortage);
  const choice = paymentChoices(totals.payable, chargeProblem(shop, totals.payable)).find((one) => one.paymentMethod === paymentMethod);
  if (!choice?.available) return fail('payment_method_not_available');

  const { addressId: _, ...deliveryAddress } = address;
  const placed = await placeOrder(shop, tx, {
    customerId,
    locale,
    paymentMethod,
    deliveryMethod: delivery.deliveryMethod,
    deliveryAddress,
    lines: lines.map(snapshotOf),
    totals,
    vatRate: terms.vatRate,
  });
  if (!placed.ok) return fail(placed.short.some(({ purchasable }) => purchasable <= 0) ? 'out_of_stock' : 'product_information_updated');
  await removeLines(tx, cartId, lines.map((line) => line.itemId), now);
  return ok({ orderId: placed.orderId, paymentId: placed.paymentId });
}

/** Why these lines cannot be ordered as they are; null when they can. */
function shortageCode(lines: OrderableLine[]): 'out_of_stock' | 'product_information_updated' | null {
  if (lines.some((line) => line.pieces <= 0)) return 'out_of_stock';
  return lines.every(isOrderable) ? null : 'product_information_updated';
}

function snapshotOf({ sku, price, quantity, itemType, discount }: OrderableLine) {
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
    discount,
    total: lineTotals({ quantity, standard: price.standard, selling: price.selling }).selling,
  };
}
