import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Db } from '../db/database.ts';
import type { OrderLines } from '../db/tables.ts';
import { lineFromRow, orderFromRow, type StoredLine, type StoredOrder } from './stored-order.ts';

export interface ListedOrder {
  order: StoredOrder;
  isPartlyShipped: boolean;
  /** The first three. */
  lines: StoredLine[];
  lineCount: number;
  /** Units of all lines. */
  totalQuantity: number;
}

/** One page of a customer's orders with one of these statuses that match a query, newest first, and how many match by status. */
export async function findCustomerOrders(
  db: Db,
  customerId: string,
  page: { statuses: readonly OrderStatus[]; query?: string | undefined; limit: number; offset: number },
): Promise<{ orders: ListedOrder[]; counts: ReadonlyMap<OrderStatus, number> }> {
  let matching = db.selectFrom('orders').where('customer_id', '=', customerId);
  if (page.query !== undefined) matching = matching.where(matchesQuery(page.query));
  const [rows, counted] = await Promise.all([
    matching
      .where(sql<SqlBool>`status = any (${page.statuses})`)
      .selectAll()
      .select(isPartlyShipped.as('is_partly_shipped'))
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching
      .select((expression) => ['status', expression.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
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
    counts: new Map(counted.map(({ status, count }) => [status as OrderStatus, count])),
    orders: rows.map((row) => {
      const ownLines = linesByOrder.get(row.order_id) ?? [];
      return {
        order: orderFromRow(row),
        isPartlyShipped: row.is_partly_shipped,
        lines: ownLines.map(lineFromRow),
        lineCount: ownLines[0]?.line_count ?? 0,
        totalQuantity: ownLines[0]?.total_quantity ?? 0,
      };
    }),
  };
}

/** Whether the first delivery of an order was handed to a carrier and its second one was not. */
export const isPartlyShipped = sql<boolean>`(status = 'shipped' and carrier is not null and second_carrier is null
  and has_second_delivery(order_id))`;

/** Whether an order has a query in its id, or each word of it in the texts of one line, in either language. */
function matchesQuery(query: string): RawBuilder<SqlBool> {
  const words = query.split(/\s+/u).slice(0, maxWords);
  const text = sql`concat_ws(' ', line.product_name ->> 'th', line.product_name ->> 'en', line.attribute_option_name ->> 'th',
    line.attribute_option_name ->> 'en', line.brand, line.sku)`;
  const hasEachWord = sql.join(
    words.map((word) => sql`${text} ilike ${containsPattern(word)}`),
    sql` and `,
  );
  return sql<SqlBool>`(orders.order_id ilike ${containsPattern(query)}
    or exists (select from order_lines line where line.order_id = orders.order_id and ${hasEachWord}))`;
}

const maxWords = 10;

/** The `like` pattern of texts that contain this one. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** All orders of a customer, the latest first. */
export async function selectOrdersOf(db: Db, customerId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute();
  return rows.map(orderFromRow);
}

/** How many orders that were placed since then have each status; a status that none has is absent. */
export async function countOrdersByStatus(db: Db, since: Date): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((expression) => ['status', expression.fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status as OrderStatus, Number(count)]));
}
