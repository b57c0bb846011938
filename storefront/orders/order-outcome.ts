import type { Order } from '#contract/orders.ts';

/**
 * What the confirmation page tells the buyer: `paid`; `cash` to be paid on delivery; `waiting` for the bank; `failed` and to
 * be paid again; `expired`, `cancelled` and `refund` where nothing is left to do.
 */
export type OrderOutcome = 'paid' | 'cash' | 'waiting' | 'failed' | 'expired' | 'cancelled' | 'refund';

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
      return paymentMethod === 'cash_on_delivery' ? 'cash' : 'paid';
  }
}
