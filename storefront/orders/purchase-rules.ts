import type { Order } from '#contract/orders.ts';
import { outcomeOf } from './order-outcome.ts';

/** What this browser remembers about orders, by their ids. */
export interface KnownOrders {
  /** Seen before they were paid. */
  unpaid: readonly string[];
  /** Whose purchase was sent. */
  sent: readonly string[];
}

type PurchaseOrder = Parameters<typeof outcomeOf>[0] & Pick<Order, 'orderId' | 'createdAt'>;

/** A completion page that is opened later, such as from the history of another browser, sends nothing. */
const maxAgeMs = 48 * 3_600_000;

/**
 * What a page that shows an order does about its purchase: `send` it once, when the order is paid or is to be paid on delivery;
 * `remember` an order that can still be paid.
 *
 * @param completed whether it is the page to which the shopper comes from the payment; others send only orders that this browser has
 * seen unpaid
 */
export function purchaseStep(
  order: PurchaseOrder,
  { unpaid, sent }: KnownOrders,
  { now, completed }: { now: number; completed: boolean },
): 'send' | 'remember' | 'none' {
  const outcome = outcomeOf(order);
  if (order.status === 'pending_payment') return unpaid.includes(order.orderId) ? 'none' : 'remember';
  if ((outcome !== 'paid' && outcome !== 'cash') || sent.includes(order.orderId)) return 'none';
  const isRecent = now - Date.parse(order.createdAt) < maxAgeMs;
  return unpaid.includes(order.orderId) || (completed && isRecent) ? 'send' : 'none';
}

const maxOrders = 20;

/** A list of ids with another one, at most the latest 20. */
export function withOrder(ids: readonly string[], orderId: string): string[] {
  return [...ids.filter((id) => id !== orderId), orderId].slice(-maxOrders);
}
