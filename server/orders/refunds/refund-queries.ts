import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { lineFromRow } from '../stored-order.ts';
import type { RefundableLine, RefundedSums } from './refund-rules.ts';

/** The lines of an order with what was refunded of them; for a refund, the order is locked. */
export async function findRefundableLines(db: Db, orderId: string): Promise<RefundableLine[]> {
  return (await findLinesOfOrders(db, [orderId])).get(orderId) ?? [];
}

/** The lines of orders with what was refunded of them, by order. */
export async function findLinesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundableLine[]>> {
  if (orderIds.length === 0) return new Map();
  const ofLine = (expression: RawBuilder<number>) =>
    sql<number>`(select coalesce(${expression}, 0) from refund_lines
      where refund_lines.order_line_id = order_lines.order_line_id)`;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .select([
      ofLine(sql`sum(refund_lines.quantity)::integer`).as('refunded_units'),
      ofLine(sql`sum(refund_lines.amount_satang)::bigint`).as('refunded_amount'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const lines = rows.map((row) => ({
    orderId: row.order_id,
    line: {
      ...lineFromRow(row),
      orderLineId: row.order_line_id,
      refundedUnits: row.refunded_units,
      refundedAmount: row.refunded_amount,
    },
  }));
  return new Map(
    [...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, own]) => [orderId, own.map(({ line }) => line)]),
  );
}

/** What was refunded of an order, refunds under way included. */
export async function findRefundedSums(tx: Tx, orderId: string): Promise<RefundedSums> {
  const { rows } = await sql<RefundedSums>`
    select coalesce(sum(amount_satang), 0)::bigint as total,
      (select coalesce(sum(refund_lines.amount_satang), 0)::bigint from refund_lines join refunds using (refund_id)
        where refunds.reference = ${orderId}) as lines
    from refunds where reference = ${orderId} and not is_excess`.execute(tx);
  return rows[0] ?? { total: 0, lines: 0 };
}

/** Whether all money of an order went back. */
export async function isMoneyBack(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select payable_satang = (
      select coalesce(sum(amount_satang), 0) from refunds where reference = order_id and not is_excess and status = 'succeeded'
    ) as "isBack" from orders where order_id = ${orderId}`.execute(tx);
  return rows[0]?.isBack ?? false;
}

export async function insertRefundLines(
  tx: Tx,
  refundId: string,
  lines: readonly { orderLineId: number; quantity: number; amount: number; restocked: boolean }[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('refund_lines')
    .values(
      lines.map(({ orderLineId, quantity, amount, restocked }) => ({
        refund_id: refundId,
        order_line_id: orderLineId,
        quantity,
        amount_satang: amount,
        restocked,
      })),
    )
    .execute();
}
