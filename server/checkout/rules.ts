import { createHash } from 'node:crypto';
import type { Checkout } from '#contract/checkout.ts';
import { hasGoodsInStock, isInTwoDeliveries } from '#contract/deliveries.ts';
import { isPaidOnDelivery, type PaymentMethod, type PaymentProblem } from '#contract/payment-methods.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import type { CustomerAddress } from '../accounts/accounts.ts';
import { type CartForCheckout, isOrderable } from '../cart/cart.ts';
import type { PlanRow } from '../installments/installments.ts';
import { type DeliveryDates, deliveryDates } from '../shipping/shipping.ts';
import type { PickupBranchSnapshot } from '../stores/stores.ts';

/** The payment methods that the shop offers, with the reason if the order cannot be paid by one. */
export function paymentOptionsFor(
  offered: readonly PaymentMethod[],
  problemOf: (method: PaymentMethod) => PaymentProblem | null,
): Checkout['paymentMethods'] {
  return offered.map((paymentMethod) => {
    const reason = problemOf(paymentMethod);
    return { paymentMethod, available: reason === null, reason };
  });
}

/**
 * Why an order cannot be paid by a method: that services, orders at branches, in two deliveries, and those of some zones are not paid on
 * delivery, or another problem.
 */
export function methodProblem(
  method: PaymentMethod,
  { lines, delivery, shippingZone: zone }: Pick<CartForCheckout, 'lines' | 'delivery' | 'shippingZone'>,
  otherProblem: PaymentProblem | null,
): PaymentProblem | null {
  if (!isPaidOnDelivery(method)) return otherProblem;
  if (lines.some(({ sku }) => sku.kind === 'service')) return 'goods_only';
  if (delivery?.deliveryMethod === 'pickup') return 'shipping_only';
  if (isInTwoDeliveries(deliverableLines(lines))) return 'two_deliveries';
  return zone === null || zone.cashOnDelivery ? otherProblem : 'not_in_area';
}

/** When what is in stock arrives if it is ordered at `now`; null if all goods are pre-orders (gifts come with them), without any goods, or for a pickup. */
export function promisedDates(
  { lines, terms, delivery }: Pick<CartForCheckout, 'lines' | 'terms' | 'delivery'>,
  holidays: ReadonlySet<string>,
  now: Date,
): DeliveryDates | null {
  if (delivery?.deliveryMethod === 'pickup') return null;
  return hasGoodsInStock(deliverableLines(lines)) ? deliveryDates(now, terms.delivery, holidays) : null;
}

const deliverableLines = (lines: CartForCheckout['lines']) =>
  lines.map(({ itemType, sku, stock }) => ({ itemType, kind: sku.kind, preOrder: stock.preOrderFlag }));

/** What a quote covers: all that a shopper agrees to by placing an order. */
export interface QuotedCheckout
  extends Pick<CartForCheckout, 'lines' | 'totals' | 'terms' | 'evaluated' | 'delivery' | 'chosenMethod'> {
  /** The delivery address; null until one is chosen, if it was deleted, or unless it is shipped. */
  address: CustomerAddress | null;
  /** The branch of a pickup; null until one is chosen, if it was deleted or lacks units, or unless it is picked up. */
  branch: PickupBranchSnapshot | null;
  dates: DeliveryDates | null;
  /** The installment plan that it is priced for. */
  plan: Pick<PlanRow, 'installmentPlanId' | 'agentCode' | 'installmentMonth' | 'interestRate'> | null;
}

/** Two fingerprints, separated by a dot: of lines, prices, availability, promotions, coupons and installment plan; of the delivery with its fee and dates (docs/reference/orders.md). */
export function createQuote(checkout: QuotedCheckout): string {
  const { lines, totals, terms, evaluated, delivery, address, branch, dates, plan } = checkout;
  const items = lines.map((line) => [
    line.itemId,
    line.sku.skuId,
    line.quantity,
    line.price.selling,
    line.discount,
    isOrderable(line),
    line.stock.preOrderFlag ? (preOrderShipDate(line.sku.attributes) ?? 'pre-order') : null,
  ]);
  const promotions = evaluated.promotions.map(({ promotion, cashback }) => [promotion.promotionId, cashback]);
  const coupons = evaluated.coupons.map(({ coupon, unmet, cashback }) => [coupon.couponId, unmet === null, cashback]);
  const { discount, deliveryFee, deliveryFeeDiscount } = totals;
  const planTerms = plan && [plan.installmentPlanId, plan.agentCode, plan.installmentMonth, plan.interestRate];
  const pickup = branch && delivery?.deliveryMethod === 'pickup' ? [branch, delivery.receiver] : null;
  const contact = delivery?.deliveryMethod === 'appointment' ? delivery.contact : null;
  return [
    fingerprint([items, promotions, coupons, discount, terms.vatRate, planTerms]),
    fingerprint([pickup ?? contact ?? address, deliveryFee, deliveryFeeDiscount, dates]),
  ].join('.');
}

/** The mobile number of who gets what is ordered; null until delivery is chosen. */
export function mobileNoOf({ delivery, address }: Pick<QuotedCheckout, 'delivery' | 'address'>): string | null {
  if (delivery?.deliveryMethod === 'pickup') return delivery.receiver.mobileNo;
  if (delivery?.deliveryMethod === 'appointment') return delivery.contact.mobileNo;
  return address?.mobileNo ?? null;
}

export type RefusalCode =
  | 'product_information_updated'
  | 'checkout_error'
  | 'out_of_stock'
  | 'payment_method_not_available';

/**
 * Why the order cannot be placed: a branch that cannot be picked up at any more is checked first, which changes stock and totals, then
 * availability, lines and prices, delivery, payment method if something is to be paid or the order was priced for one. Null if it can.
 */
export function findRefusal(
  request: { quote: string; paymentMethod: PaymentMethod | null },
  current: QuotedCheckout,
  paymentOptions: Checkout['paymentMethods'],
): RefusalCode | null {
  const [quotedItems, quotedDelivery] = request.quote.split('.');
  const [currentItems, currentDelivery] = createQuote(current).split('.');
  const isBranchLost = current.chosenMethod === 'pickup' && !current.branch;
  if (isBranchLost && quotedDelivery !== currentDelivery) return 'checkout_error';
  if (current.lines.some((line) => line.available <= 0)) return 'out_of_stock';
  if (quotedItems !== currentItems || !current.lines.every(isOrderable)) return 'product_information_updated';
  if (quotedDelivery !== currentDelivery) return 'checkout_error';
  if (current.totals.payable === 0 && request.paymentMethod === null) return null;
  const isAvailable = paymentOptions.some(
    (option) => option.paymentMethod === request.paymentMethod && option.available,
  );
  return isAvailable ? null : 'payment_method_not_available';
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
