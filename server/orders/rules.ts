import type { OrderStatus } from '#contract/orders.ts';
import { type PaymentMethod, paymentMethodTerms } from '#contract/payment-methods.ts';

/**
 * The transitions of an order, the same as in `allowed_order_transitions` of the database, which refuses any other. `cancelled`
 * and `expired` are left when money arrives nevertheless.
 */
export const orderTransitions: Record<'new' | OrderStatus, readonly OrderStatus[]> = {
  new: ['pending_payment', 'confirmed'],
  pending_payment: ['paid', 'cancelled', 'expired'],
  confirmed: ['preparing', 'cancelled'],
  paid: ['preparing', 'refund_pending'],
  preparing: ['shipped', 'ready_for_pickup', 'cancelled', 'refund_pending'],
  shipped: ['delivered'],
  delivered: [],
  ready_for_pickup: ['picked_up'],
  picked_up: [],
  cancelled: ['paid', 'refund_pending'],
  expired: ['paid', 'refund_pending'],
  refund_pending: ['refunded'],
  refunded: [],
};

export function isTransitionAllowed(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to);
}

/** The status of a new order: `pending_payment` for the payment window of its method, or `confirmed` where it is paid later. */
export function initialState(
  method: PaymentMethod,
  now: Date,
): { status: 'pending_payment'; expiresAt: Date } | { status: 'confirmed'; expiresAt: null } {
  const terms = paymentMethodTerms[method];
  switch (terms.collector) {
    case 'gateway':
      return {
        status: 'pending_payment',
        expiresAt: new Date(now.getTime() + terms.paymentWindowMinutes * 60_000),
      };
    case 'courier':
      return { status: 'confirmed', expiresAt: null };
  }
}

/** Whether the buyer can start an attempt to pay. */
export function isPayable(order: { status: OrderStatus; expiresAt: Date | null }, now: Date): boolean {
  return order.status === 'pending_payment' && order.expiresAt !== null && order.expiresAt > now;
}

/**
 * What becomes of an order that its buyer cancels: one that is paid waits for its refund; null where it is too late, or
 * over already.
 */
export function cancelledStatus(status: OrderStatus): 'cancelled' | 'refund_pending' | null {
  if (status === 'paid') return 'refund_pending';
  return status === 'pending_payment' || status === 'confirmed' ? 'cancelled' : null;
}

/** `SF`, the day in Bangkok as yymmdd, and a number that no other order has. */
export function orderIdOf(now: Date, number: number): string {
  const inBangkok = new Date(now.getTime() + 7 * 3_600_000);
  return `SF${inBangkok.toISOString().slice(2, 10).replaceAll('-', '')}${number}`;
}
