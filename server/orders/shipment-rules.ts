import { type DeliverableLine, type Delivery, deliveryOf, remainingDeliveries } from '#contract/deliveries.ts';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { StoredOrder } from './stored-order.ts';

type ShippableOrder = Pick<StoredOrder, 'status' | 'shipments'>;

/** Whether a delivery of an order has left the shop. Orders of early versions are shipped without a parcel. */
function hasLeft(delivery: Delivery, { status, shipments }: ShippableOrder): boolean {
  const hasParcel = shipments.some((shipment) => shipment.delivery === delivery);
  if (status === 'shipped' && shipments.length > 0) return hasParcel;
  return hasParcel || orderStatusTerms[status].isHandedOver;
}

/** The deliveries of an order that are to be handed to a carrier yet. */
export function unshippedDeliveries(
  order: ShippableOrder,
  lines: readonly (DeliverableLine & { quantity: number; refundedUnits: number })[],
): Delivery[] {
  return remainingDeliveries(lines).filter((delivery) => !hasLeft(delivery, order));
}

/** Whether the first delivery of an order was handed to a carrier and its second one was not. */
export function isPartlyShipped(
  order: ShippableOrder,
  lines: readonly (DeliverableLine & { quantity: number; refundedUnits: number })[],
): boolean {
  return order.status === 'shipped' && unshippedDeliveries(order, lines).length > 0;
}

/** The deliveries of a shipped order that are still to arrive, besides those that arrive now. */
export function awaitedDeliveries(
  { shipments }: Pick<StoredOrder, 'shipments'>,
  lines: readonly (DeliverableLine & { quantity: number; refundedUnits: number })[],
  arriving: readonly Delivery[] = [],
): Delivery[] {
  // An order of an early version was shipped without a tracking number, all of its goods at once.
  if (shipments.length === 0) return [];
  const arrived = shipments.filter(({ deliveredAt }) => deliveredAt).map(({ delivery }) => delivery);
  return remainingDeliveries(lines).filter((delivery) => !arrived.includes(delivery) && !arriving.includes(delivery));
}

/** Whether the goods of a line of an order are still in the shop. */
export function isInShop(
  line: DeliverableLine,
  order: ShippableOrder,
  linesOfOrder: readonly DeliverableLine[],
): boolean {
  return !hasLeft(deliveryOf(line, linesOfOrder), order);
}
