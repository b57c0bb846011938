import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { OrderDiscounts, OrderLines, Orders, OrderTransitions } from '../db/tables.ts';
import { discountFromRow, type StoredDiscount } from './discount-queries.ts';
import { lineFromRow, orderFromRow, type StoredLine, type StoredOrder } from './stored-order.ts';
import { type PastStatus, pastStatusFromRow } from './transition-queries.ts';

/*
 * An order with its parts in one statement: a checkout reads its order several times, and each statement costs both processes
 * more than what it reads. The rows of the parts come as JSON, in which a time is a string.
 */

type LineRow = Selectable<OrderLines>;
type DiscountRow = Selectable<OrderDiscounts>;
type TransitionRow = Omit<Selectable<OrderTransitions>, 'at'> & { at: string };

const rowsAsJson = (
  table: 'order_lines' | 'order_discounts' | 'order_transitions',
  order: string,
): RawBuilder<unknown> =>
  sql`(
    select coalesce(json_agg(part order by ${sql.ref(`part.${order}`)}), '[]')
    from ${sql.table(table)} part where part.order_id = o.order_id
  )`;

const lineRows = rowsAsJson('order_lines', 'position');

/** By line. */
const refundedUnits = sql`(
  select coalesce(json_object_agg(order_line_id, units), '{}') from (
    select order_line_id, sum(refund_lines.quantity) as units from refund_lines join order_lines using (order_line_id)
    where order_lines.order_id = o.order_id group by order_line_id) refunded
)`;

/** A line of an order with the units of it that were refunded. */
export type StoredLineWithRefunds = StoredLine & { refundedUnits: number };

/** A customer's order with all that this feature stores about it; undefined if there is none or it is another customer's. */
export async function findOwnOrderDetails(
  db: Db,
  orderId: string,
  customerId: string,
): Promise<
  { order: StoredOrder; lines: StoredLineWithRefunds[]; discounts: StoredDiscount[]; history: PastStatus[] } | undefined
> {
  const { rows } = await sql<
    Selectable<Orders> & {
      lines: LineRow[];
      refundedUnits: Record<string, number>;
      discounts: DiscountRow[];
      transitions: TransitionRow[];
    }
  >`
    select o.*, ${lineRows} as lines, ${refundedUnits} as "refundedUnits",
      ${rowsAsJson('order_discounts', 'position')} as discounts,
      ${rowsAsJson('order_transitions', 'order_transition_id')} as transitions
    from orders o where o.order_id = ${orderId} and o.customer_id = ${customerId}::uuid`.execute(db);
  const [row] = rows;
  return (
    row && {
      order: orderFromRow(row),
      lines: row.lines.map((line) => ({
        ...lineFromRow(line),
        refundedUnits: row.refundedUnits[line.order_line_id] ?? 0,
      })),
      discounts: row.discounts.map(discountFromRow),
      history: row.transitions.map(({ at, ...transition }) => pastStatusFromRow({ ...transition, at: new Date(at) })),
    }
  );
}

/** Reads an order with its lines and locks it until the transaction ends. */
export async function lockOrderWithLines(
  tx: Tx,
  orderId: string,
): Promise<{ order: StoredOrder; lines: StoredLine[] } | undefined> {
  const { rows } = await sql<Selectable<Orders> & { lines: LineRow[] }>`
    select o.*, ${lineRows} as lines from orders o where o.order_id = ${orderId} for update of o`.execute(tx);
  const [row] = rows;
  return row && { order: orderFromRow(row), lines: row.lines.map(lineFromRow) };
}
