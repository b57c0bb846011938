import { type Selectable, sql } from 'kysely';
import type { OrderStatus } from '#contract/orders.ts';
import type { Db } from '../db/database.ts';
import type { OrderLines } from '../db/tables.ts';
import { lineFromRow, orderFromRow, type StoredLine, type StoredOrder } from './queries.ts';

export interface ListedOrder {
  order: StoredOrder;
  /** The first three. */
  lines: StoredLine[];
  lineCount: number;
  /** Units of all lines. */
  totalQuantity: number;
}

/** One page of a customer's orders, newest first. */
export async function findCustomerOrders(
  db: Db,
  customerId: string,
  page: { status?: OrderStatus | undefined; limit: number; offset: number },
): Promise<{ orders: ListedOrder[]; total: number }> {
  let matching = db.selectFrom('orders').where('customer_id', '=', customerId);
  if (page.status) matching = matching.where('status', '=', page.status);
  const [rows, counted] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const lines = await sql<Selectable<OrderLines> & { line_count: number; total_quantity: number }>`
    select * from (
      select *, count(*) over whole_order as line_count, sum(quantity) over whole_order as total_quantity,
        row_number() over (partition by order_id order by position) as line_number
      from order_lines where order_id = any (${rows.map((row) => row.order_id)})
      window whole_order as (partition by order_id)
    ) as numbered where line_number <= 3 order by order_id, position`.execute(db);
  const linesByOrder = Map.groupBy(lines.rows, (line) => line.order_id);
  return {
    total: counted.total,
    orders: rows.map((row) => {
      const ownLines = linesByOrder.get(row.order_id) ?? [];
      return {
        order: orderFromRow(row),
        lines: ownLines.map(lineFromRow),
        lineCount: ownLines[0]?.line_count ?? 0,
        totalQuantity: ownLines[0]?.total_quantity ?? 0,
      };
    }),
  };
}
