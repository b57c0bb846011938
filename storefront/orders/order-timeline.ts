import { fitsDelivery, type OrderStatus, orderStatuses, orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';

/** The statuses that an order will have if all goes well, after its present one. */
export function upcomingStatuses({ status, deliveryMethod }: Pick<Order, 'status' | 'deliveryMethod'>): OrderStatus[] {
  const steps = orderStatuses.filter((step) => orderStatusTerms[step].isPaid && fitsDelivery(deliveryMethod, step));
  switch (status) {
    case 'pending_payment':
      return steps;
    case 'confirmed':
      return steps.filter((step) => step !== 'paid');
    case 'refund_pending':
      return ['refunded'];
    default:
      // None after the last one, and for an order that is closed.
      return steps.includes(status) ? steps.slice(steps.indexOf(status) + 1) : [];
  }
}
