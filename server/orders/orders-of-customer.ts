import type { Db } from '../db/database.ts';
import { selectOrdersOf } from './list-queries.ts';
import { findLinesOfOrders } from './refunds/refund-queries.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';

/** All orders of a customer with their lines, the latest first. */
export async function readOrdersOf(
  db: Db,
  customerId: string,
): Promise<{ order: StoredOrder; lines: readonly StoredLine[] }[]> {
  const orders = await selectOrdersOf(db, customerId);
  const ids = orders.map(({ orderId }) => orderId);
  const lines = await findLinesOfOrders(db, ids);
  return orders.map((order) => ({ order, lines: lines.get(order.orderId) ?? [] }));
}
