import { inBangkok } from '#contract/bangkok-time.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Satang } from '#contract/money.ts';
import { fitsDelivery, type OrderStatus, orderStatusTerms } from '#contract/order-statuses.ts';
import { isPaidOnDelivery, isPrepaidMethod, type PaymentMethod } from '#contract/payment-methods.ts';
import { shop } from '#contract/shop.ts';
import type { StoredDiscount } from './discount-queries.ts';
import { type UnpaidOrder, windowEnd } from './payment/payment-window.ts';

/**
 * The allowed transitions of an order's status. The database refuses any other: its table `allowed_order_transitions` has the same
 * rows. Transitions from `cancelled` and `expired` are for payments that arrive late, the one from `shipped` to itself for corrected
 * tracking numbers.
 */
export const orderTransitions: Record<'new' | OrderStatus, readonly OrderStatus[]> = {
  new: ['pending_payment', 'confirmed', 'paid'],
  pending_payment: ['paid', 'cancelled', 'expired'],
  confirmed: ['preparing', 'cancelled'],
  paid: ['preparing', 'completed', 'cancelled', 'refund_pending'],
  preparing: ['shipped', 'delivered', 'ready_for_pickup', 'cancelled', 'refund_pending'],
  shipped: ['shipped', 'delivered', 'cancelled', 'refund_pending'],
  delivered: ['refund_pending'],
  ready_for_pickup: ['picked_up', 'cancelled', 'refund_pending'],
  picked_up: ['refund_pending'],
  completed: ['refund_pending'],
  cancelled: ['paid', 'refund_pending'],
  expired: ['paid', 'refund_pending'],
  refund_pending: ['refunded'],
  refunded: [],
};

/**
 * Whether an order can make a transition. A shipped order can be cancelled only if nothing is paid yet, or nothing is to be paid: its parcel
 * came back. Only
 * orders that are shipped become `shipped`, only those that are picked up `ready_for_pickup`, and only those by appointment `completed`.
 * A prepared order becomes `delivered` only if it has no goods left to ship, which the database checks.
 */
export function isTransitionAllowed(
  {
    status,
    paymentMethod,
    deliveryMethod,
  }: { status: OrderStatus; paymentMethod: PaymentMethod | null; deliveryMethod: DeliveryMethod },
  to: OrderStatus,
): boolean {
  if (status === 'shipped' && to === 'cancelled' && paymentMethod !== null && !isPaidOnDelivery(paymentMethod))
    return false;
  return orderTransitions[status].includes(to) && fitsDelivery(deliveryMethod, to);
}

/**
 * The status of a new order: `pending_payment` during the payment window of its method, `confirmed` if it is paid on delivery, or
 * `paid` without a method if nothing is to be paid.
 */
export function initialStatus(
  method: PaymentMethod | null,
  now: Date,
): { status: 'pending_payment'; expiresAt: Date } | { status: 'confirmed' | 'paid'; expiresAt: null } {
  if (method === null) return { status: 'paid', expiresAt: null };
  return isPrepaidMethod(method)
    ? { status: 'pending_payment', expiresAt: windowEnd(method, now) }
    : { status: 'confirmed', expiresAt: null };
}

/** Whether an order with these discounts can be paid by a method: discounts that depend on the method exclude the others. */
export function allowsPaymentMethod(
  discounts: readonly { paymentMethods: readonly PaymentMethod[] | null }[],
  method: PaymentMethod,
): boolean {
  return discounts.every(({ paymentMethods }) => !paymentMethods || paymentMethods.includes(method));
}

/**
 * Whether an order with these discounts can be paid by an installment plan: discounts that depend on the plan exclude
 * the others.
 */
export function allowsPlan(
  discounts: readonly Pick<StoredDiscount, 'installmentAgents' | 'installmentMonths'>[],
  { agentCode, installmentMonth }: { agentCode: string; installmentMonth: number },
): boolean {
  return discounts.every(
    ({ installmentAgents: agents, installmentMonths: months }) =>
      (!agents || agents.includes(agentCode)) && (!months || months.includes(installmentMonth)),
  );
}

/** Whether the money for an order has been received with this transition: the carrier of cash on delivery collects it. */
export function isPaymentReceived(method: PaymentMethod | null, to: OrderStatus): boolean {
  return to === 'paid' || (to === 'delivered' && isPaidOnDelivery(method));
}

/**
 * The status after the customer cancels: money that was paid is refunded. Null if an order of this status cannot be cancelled, or
 * while its slip is being checked.
 */
export function statusAfterCancellation({
  status,
  payable,
  slipStatus,
}: Pick<UnpaidOrder, 'status' | 'slipStatus'> & { payable: Satang }): 'cancelled' | 'refund_pending' | null {
  if (slipStatus === 'waiting') return null;
  if (status === 'paid') return payable > 0 ? 'refund_pending' : 'cancelled';
  return status === 'pending_payment' || status === 'confirmed' ? 'cancelled' : null;
}

/**
 * The status after the shop cancels an order that was not handed over: money that was paid is refunded. Null if an order of this
 * status cannot be cancelled.
 */
export function statusAfterShopCancellation(order: {
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  deliveryMethod: DeliveryMethod;
  payable: Satang;
}): 'cancelled' | 'refund_pending' | null {
  const { status, paymentMethod, payable } = order;
  if (orderStatusTerms[status].isHandedOver || orderStatusTerms[status].isClosed) return null;
  const isPaid = payable > 0 && status !== 'pending_payment' && !isPaidOnDelivery(paymentMethod);
  const to = isPaid ? 'refund_pending' : 'cancelled';
  return isTransitionAllowed(order, to) ? to : null;
}

/** How many random numbers a day has: those of a day with many orders can neither be guessed nor say how many there were. */
export const randomOrderNumbers = 10 ** 8;

/**
 * An order id: the brand's prefix, the day in Bangkok as yymmdd, and a random number in eight digits. With the longest prefix it has the
 * 18 characters of which banks accept 20 as reference 1 of a PromptPay bill.
 *
 * @param random from 0, below `randomOrderNumbers`
 */
export function formatOrderId(now: Date, random: number): string {
  const day = inBangkok(now).toISOString().slice(2, 10).replaceAll('-', '');
  const digits = String(randomOrderNumbers - 1).length;
  return `${shop.numberPrefixes.order}${day}${String(random).padStart(digits, '0')}`;
}
