import type { Tx } from '../../db/database.ts';
import { transitionOrder } from '../order-transitions.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import { awaitedDeliveries } from '../shipment-rules.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Makes a shipped order `delivered` when all that it waited for is refunded or cancelled, and the rest has arrived. */
export async function completeIfArrived(
  tx: Tx,
  order: StoredOrder,
  { operator, comment, now }: { operator: string; comment: string; now: Date },
): Promise<void> {
  const { orderId, status, shipments } = order;
  if (status !== 'shipped' || !shipments.some(({ deliveredAt }) => deliveredAt)) return;
  if (awaitedDeliveries(order, await findRefundableLines(tx, orderId)).length > 0) return;
  await transitionOrder(tx, { orderId, to: 'delivered', actor: { operator }, reason: 'delivered', comment, now });
}
