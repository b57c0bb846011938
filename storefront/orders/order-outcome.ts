import type { Order } from '#contract/orders.ts';
import { type PaymentCollector, paymentMethodTerms } from '#contract/payment-methods.ts';

/**
 * What the thank-you page shows: `paid`; `cash`, due on delivery; `waiting` for the bank; `failed`, can be paid again;
 * `expired`, `cancelled` and `refund`, closed.
 */
export type OrderOutcome = 'paid' | 'cash' | 'waiting' | 'failed' | 'expired' | 'cancelled' | 'refund';

/** The outcome of an order that is neither awaiting payment nor closed. */
const placedOutcomes: Record<PaymentCollector, OrderOutcome> = { gateway: 'paid', courier: 'cash' };

export function outcomeOf({
  status,
  isPayable,
  paymentMethod,
  payment,
}: Pick<Order, 'status' | 'isPayable' | 'paymentMethod' | 'payment'>): OrderOutcome {
  switch (status) {
    case 'pending_payment':
      if (payment?.status === 'created' || payment?.status === 'pending') return 'waiting';
      return isPayable ? 'failed' : 'expired';
    case 'expired':
      return 'expired';
    case 'cancelled':
      return 'cancelled';
    case 'refund_pending':
    case 'refunded':
      return 'refund';
    default:
      return paymentMethod === null ? 'paid' : placedOutcomes[paymentMethodTerms[paymentMethod].collector];
  }
}
