import { type OrderGroup, orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { Deliveries } from './deliveries.tsx';
import { deliveryLinesOfOrder } from './order-line-view.ts';

/** Of orders that have arrived or will not. */
const endGroups: readonly OrderGroup[] = ['completed', 'cancelled'];

/** When an order arrives; nothing if it has arrived or will not, or if nobody knows: pre-orders alone that were shipped. */
export function OrderDeliveries({ order }: { order: Pick<Order, 'status' | 'deliveryDates' | 'items' | 'shipments'> }) {
  const { status, deliveryDates, shipments } = order;
  // Orders that were placed before there were dates have none.
  const isKnown =
    deliveryDates !== null ||
    order.items.every(({ preOrder, itemType, kind }) => preOrder || itemType === 'GIFT' || kind === 'service');
  const isShippedPreOrder = deliveryDates === null && shipments.length > 0;
  if (!isKnown || isShippedPreOrder || endGroups.includes(orderStatusTerms[status].group)) return null;
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <Deliveries lines={deliveryLinesOfOrder(order)} dates={deliveryDates} shipments={shipments} />
    </div>
  );
}
