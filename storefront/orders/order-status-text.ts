import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { BadgeTone } from '#storefront/ui/badge.tsx';

const statuses: Record<OrderStatus, { text: () => string; tone: BadgeTone }> = {
  pending_payment: { text: m.orders_status_pending_payment, tone: 'accent' },
  confirmed: { text: m.orders_status_confirmed, tone: 'brand' },
  paid: { text: m.orders_status_paid, tone: 'success' },
  preparing: { text: m.orders_status_preparing, tone: 'brand' },
  shipped: { text: m.orders_status_shipped, tone: 'brand' },
  delivered: { text: m.orders_status_delivered, tone: 'success' },
  ready_for_pickup: { text: m.orders_status_ready_for_pickup, tone: 'brand' },
  picked_up: { text: m.orders_status_picked_up, tone: 'success' },
  completed: { text: m.orders_status_completed, tone: 'success' },
  cancelled: { text: m.orders_status_cancelled, tone: 'neutral' },
  expired: { text: m.orders_status_expired, tone: 'neutral' },
  refund_pending: { text: m.orders_status_refund_pending, tone: 'brand' },
  refunded: { text: m.orders_status_refunded, tone: 'neutral' },
};

export function orderStatusText(status: OrderStatus): string {
  return statuses[status].text();
}

/** The present status of an order, of which pre-orders may follow. */
export function currentStatusText({ status, isPartlyShipped }: Pick<Order, 'status' | 'isPartlyShipped'>): string {
  return isPartlyShipped ? m.orders_partly_shipped() : orderStatusText(status);
}

/** What has happened once the order has a later status: an order that waited for its payment was placed. */
export function pastStatusText(status: OrderStatus): string {
  return status === 'pending_payment' ? m.orders_placed() : orderStatusText(status);
}

export function orderStatusTone(status: OrderStatus): BadgeTone {
  return statuses[status].tone;
}
