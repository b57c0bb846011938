import type { Order, OrderStatus } from '#contract/orders.ts';

/** The statuses of an order that goes well, by delivery method, after it is paid or confirmed. */
const deliverySteps: Record<Order['deliveryMethod'], readonly OrderStatus[]> = {
  shipping: ['preparing', 'shipped', 'delivered'],
  pickup: ['preparing', 'ready_for_pickup', 'picked_up'],
};

/** The statuses that an order will have if all goes well, after its present one. */
export function upcomingStatuses({ status, deliveryMethod }: Pick<Order, 'status' | 'deliveryMethod'>): OrderStatus[] {
  const steps = deliverySteps[deliveryMethod];
  switch (status) {
    case 'pending_payment':
      return ['paid', ...steps];
    case 'paid':
    case 'confirmed':
      return [...steps];
    case 'refund_pending':
      return ['refunded'];
    default:
      // None after the last one, and for an order that is closed.
      return steps.includes(status) ? steps.slice(steps.indexOf(status) + 1) : [];
  }
}
