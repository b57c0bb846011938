import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { Db } from '../../db/database.ts';
import { containsPattern, isPartlyShipped } from '../list-queries.ts';
import { findLinesOfOrders } from '../refunds/refund-queries.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import { orderFromRow, type StoredOrder } from '../stored-order.ts';

/** Which orders an operator lists or exports. */
export interface OrderFilter {
  status?: readonly OrderStatus[];
  /** Placed at or after. */
  since?: Date;
  /** Placed before. */
  until?: Date;
  method?: PaymentMethod;
  delivery?: string;
  /** In its id, tracking number, or an e-mail address, name or mobile number of its customer or recipient. */
  search?: string;
  /** Those of which something is to be handed to a carrier: prepared ones, and shipped ones whose pre-orders are not. */
  unshipped?: boolean;
}

function matchingOrders(db: Db, { status, since, until, method, delivery, search, unshipped }: OrderFilter) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .$if(status !== undefined, (query) => query.where('status', 'in', status ?? []))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until as Date))
    .$if(method !== undefined, (query) => query.where('payment_method', '=', method as PaymentMethod))
    .$if(delivery !== undefined, (query) => query.where('delivery_method', '=', delivery as string))
    .$if(search !== undefined, (query) => query.where(hasText(search as string)))
    .$if(unshipped === true, (query) => query.where(isUnshipped));
}

const isUnshipped = sql<SqlBool>`delivery_method = 'shipping' and (status = 'preparing' or ${isPartlyShipped})`;

function hasText(text: string): RawBuilder<SqlBool> {
  const words = containsPattern(text.trim().replace(/\s+/g, ' '));
  const code = containsPattern(text.replace(/\s/g, ''));
  const digits = mobileDigitsOf(text);
  const mobile = digits === null ? null : containsPattern(digits);
  const recipient = sql`coalesce(delivery_address, pickup_receiver, appointment_contact)`;
  return sql<SqlBool>`(order_id ilike ${code} or tracking_number ilike ${code} or second_tracking_number ilike ${code}
    or concat_ws(' ', ${recipient} ->> 'firstName', ${recipient} ->> 'lastName') ilike ${words}
    or ${recipient} ->> 'mobileNo' like ${mobile}
    or customer_id in (
      select customer_id from customers
      where email ilike ${words} or concat_ws(' ', first_name, last_name) ilike ${words} or mobile_no like ${mobile}))`;
}

/** The digits of a mobile number as people write it, in whole or in part: with separators or the country's code. Null for other texts. */
function mobileDigitsOf(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+660?|^66(?=[689]\d{8}$)/, '0');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Orders with their number of units, newest first. */
export async function selectOrders(
  db: Db,
  filter: OrderFilter,
  limit: number,
): Promise<{ order: StoredOrder; units: number }[]> {
  const rows = await matchingOrders(db, filter)
    .select(
      sql<number>`(select sum(quantity)::integer from order_lines where order_lines.order_id = orders.order_id)`.as(
        'units',
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ order: orderFromRow(row), units: row.units }));
}

/** Orders by their ids. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, StoredOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('orders').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, orderFromRow(row)]));
}

const batchSize = 500;

/** Orders with their lines and what was refunded of them, in batches, oldest first. */
export async function* ordersWithLines(
  db: Db,
  filter: OrderFilter,
): AsyncGenerator<readonly { order: StoredOrder; lines: RefundableLine[] }[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await matchingOrders(db, filter)
      .$if(last !== undefined, (query) => query.where(isPlacedAfter(last as string)))
      .orderBy('created_at')
      .orderBy('order_id')
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ order_id }) => order_id);
    const lines = await findLinesOfOrders(db, ids);
    if (rows.length > 0) yield rows.map((row) => ({ order: orderFromRow(row), lines: lines.get(row.order_id) ?? [] }));
    last = ids.at(-1);
    if (rows.length < batchSize) return;
  }
}

/** Reads the time in the database: a `Date` has milliseconds only. */
function isPlacedAfter(orderId: string): RawBuilder<SqlBool> {
  return sql`(created_at, order_id) > ((select created_at from orders where order_id = ${orderId}), ${orderId})`;
}
