import type { Order } from '#contract/orders.ts';
import { isPaidByTransfer, type PaymentCollector, paymentMethodTerms } from '#contract/payment-methods.ts';

/**
 * What the thank-you page shows: `paid`; `cash`, due on delivery; `waiting` for the bank; `transfer`, to be paid to the shop's
 * account; `slip`, is being checked; `failed`, can be paid again; `expired`, `cancelled`, `refund` (on its way) and
 * `refunded`, closed.
 */
export type OrderOutcome =
  | 'paid'
  | 'cash'
  | 'waiting'
  | 'transfer'
  | 'slip'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refund'
  | 'refunded';

/** The outcome of an order that is neither awaiting payment nor closed. */
const placedOutcomes: Record<PaymentCollector, OrderOutcome> = { gateway: 'paid', bank: 'paid', carrier: 'cash' };

export function outcomeOf({
  status,
  isPayable,
  paymentMethod,
  payment,
  slipStatus,
}: Pick<Order, 'status' | 'isPayable' | 'paymentMethod' | 'payment' | 'slipStatus'>): OrderOutcome {
  switch (status) {
    case 'pending_payment':
      if (slipStatus === 'waiting') return 'slip';
      if (isPaidByTransfer(paymentMethod)) return isPayable ? 'transfer' : 'expired';
      if (payment?.status === 'created' || payment?.status === 'pending') return 'waiting';
      return isPayable ? 'failed' : 'expired';
    case 'expired':
      return 'expired';
    case 'cancelled':
      return 'cancelled';
    case 'refund_pending':
      return 'refund';
    case 'refunded':
      return 'refunded';
    case 'delivered':
    case 'picked_up':
    case 'completed':
      return 'paid';
    case 'confirmed':
    case 'paid':
    case 'preparing':
    case 'shipped':
    case 'ready_for_pickup':
      return paymentMethod === null ? 'paid' : placedOutcomes[paymentMethodTerms[paymentMethod].collector];
  }
}
