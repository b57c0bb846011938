import { type DeliverableLine, type Delivery, deliveryOf, remainingDeliveries } from '#contract/deliveries.ts';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { StoredOrder } from './stored-order.ts';

/** The deliveries of an order that are to be handed to a carrier yet. */
export function unshippedDeliveries(
  { shipments }: Pick<StoredOrder, 'shipments'>,
  lines: readonly (DeliverableLine & { quantity: number; refundedUnits: number })[],
): Delivery[] {
  return remainingDeliveries(lines).filter((delivery) => !shipments.some((shipment) => shipment.delivery === delivery));
}

/** Whether the goods of a line of an order are still in the shop: closing the order returns them to stock. */
export function isInShop(
  line: DeliverableLine,
  { status, shipments }: Pick<StoredOrder, 'status' | 'shipments'>,
  linesOfOrder: readonly DeliverableLine[],
): boolean {
  if (!orderStatusTerms[status].isHandedOver) return true;
  if (status !== 'shipped' || line.kind !== 'goods') return false;
  const delivery = deliveryOf(line, linesOfOrder);
  return !shipments.some((shipment) => shipment.delivery === delivery);
}
