import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { RefundableLine, RefundedSums } from './refund-rules.ts';
import { lineFromRow } from './stored-order.ts';

/** The lines of an order with what was refunded of them. The order is locked. */
export async function findRefundableLines(tx: Tx, orderId: string): Promise<RefundableLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(refund_lines.quantity), 0)::integer from refund_lines
        where refund_lines.order_line_id = order_lines.order_line_id)`.as('refunded_units'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...lineFromRow(row),
    orderLineId: row.order_line_id,
    refundedUnits: row.refunded_units,
  }));
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
  lines: readonly { orderLineId: number; quantity: number; amount: number }[],
  restocked: boolean,
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('refund_lines')
    .values(
      lines.map(({ orderLineId, quantity, amount }) => ({
        refund_id: refundId,
        order_line_id: orderLineId,
        quantity,
        amount_satang: amount,
        restocked,
      })),
    )
    .execute();
}
