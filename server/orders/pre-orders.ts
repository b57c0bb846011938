import { hasGoodsInStock } from '#contract/deliveries.ts';
import type { Tx } from '../db/database.ts';
import type { ReservedResource } from '../reservations/reservations.ts';
import { promiseDelivery } from './promise-delivery.ts';
import { setDeliveryDates, togglePreOrders } from './queries.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';

/**
 * Stores which lines of a locked order are pre-orders now that its stock was reserved again: a SKU may be on pre-order since, or have
 * arrived.
 *
 * @returns the lines and the dates of the order as they are now; null for dates if all of it is on pre-order
 */
export async function updatePreOrders(
  tx: Tx,
  order: Pick<StoredOrder, 'orderId' | 'deliveryDates' | 'deliveryAddress' | 'createdAt'>,
  lines: readonly StoredLine[],
  stock: readonly ReservedResource<'stock'>[],
): Promise<{ lines: readonly StoredLine[]; deliveryDates: StoredOrder['deliveryDates'] }> {
  const { orderId, deliveryDates } = order;
  const flags = new Map(stock.map((reserved) => [reserved.sku_id, reserved.pre_order_flag]));
  const hasChanged = ({ skuId, preOrder }: StoredLine) => (flags.get(skuId) ?? preOrder) !== preOrder;
  const changed = lines.filter(hasChanged).map(({ skuId }) => skuId);
  if (changed.length === 0) return { lines, deliveryDates };
  await togglePreOrders(tx, orderId, changed);
  const current = lines.map((line) =>
    hasChanged(line) ? { ...line, preOrder: !line.preOrder, shipDate: null } : line,
  );
  if (hasGoodsInStock(current))
    return { lines: current, deliveryDates: deliveryDates ?? (await promiseDelivery(tx, order, current)) };
  if (deliveryDates) await setDeliveryDates(tx, orderId, null);
  return { lines: current, deliveryDates: null };
}
