import { sql } from 'kysely';
import { bookViolations, type Expected, violationsOf } from '#server/testing/books.ts';
import type { ShopDatabase } from '#server/testing/running-shop.ts';

/** Invariants of a shop's database that hold after any fault, besides those of its books, by the name of the violation; each query lists the ids that violate one. */
const invariants: Record<string, ReturnType<typeof sql<{ id: string }>>> = {
  'an order without lines': sql`
    select order_id as id from orders o where not exists (select from order_lines l where l.order_id = o.order_id)`,
  'an order whose status differs from its last transition': sql`
    select order_id as id from orders o
    where o.status is distinct from (select to_status from order_transitions t where t.order_id = o.order_id order by order_transition_id desc limit 1)`,
  'an order line without a stock reservation': sql`
    select l.order_id as id from order_lines l
    where not exists (
      select from reservations r
      where r.reference = l.order_id and r.kind in ('stock', 'store_stock') and (r.resource ->> 'sku_id')::integer = l.sku_id
    )`,
  'an open order without reservations, or a closed order that still holds some': sql`
    select order_id as id from orders o
    where (o.status not in ('cancelled', 'expired', 'refund_pending', 'refunded'))
      <> exists (select from reservations r where r.reference = o.order_id and r.released_at is null)`,
  'a reservation without an order': sql`
    select reference as id from reservations r where not exists (select from orders o where o.order_id = r.reference)`,
  'an unpaid order without a payment attempt': sql`
    select order_id as id from orders o where o.status = 'pending_payment'
      and not exists (select from payment_attempts a where a.reference = o.order_id)`,
  'an open payment attempt of an order that cannot be paid': sql`
    select reference as id from payment_attempts a where a.status in ('created', 'pending')
      and not exists (select from orders o where o.order_id = a.reference and o.status = 'pending_payment')`,
  'a paid order without a successful payment attempt': sql`
    select order_id as id from orders o where o.status = 'paid'
      and not exists (select from payment_attempts a where a.reference = o.order_id and a.status = 'succeeded')`,
  'an order whose items are still in the cart': sql`
    select o.order_id as id from orders o join carts c using (customer_id) join cart_items i using (cart_id)
    join order_lines l on l.order_id = o.order_id and l.sku_id = i.sku_id and i.created_at <= o.created_at`,
  'an order without a confirmation mail': sql`
    select order_id as id from orders o
    where not exists (select from mails m where m.template in ('order_received', 'waiting_for_transfer') and m.content ->> 'orderId' = o.order_id)`,
  'an idempotency key without a stored response': sql`select key as id from idempotency_keys where answer is null`,
};

/** Checks all invariants, those of the books included, and returns `violation: id` for each row that violates one. */
export async function integrityViolations({ db }: Pick<ShopDatabase, 'db'>, expected?: Expected): Promise<string[]> {
  return [...(await bookViolations(db, expected)), ...(await violationsOf(db, invariants))];
}

/** The number of orders in each status. */
export async function ordersByStatus({ db }: Pick<ShopDatabase, 'db'>): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::integer as count from orders group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Moves the payment deadlines of all unpaid orders, their attempts and charges one minute into the past. */
export async function makeUnpaidOrdersOverdue({ db }: Pick<ShopDatabase, 'db'>): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  await db.updateTable('orders').set({ expires_at: past }).where('status', '=', 'pending_payment').execute();
  await db
    .updateTable('payment_attempts')
    .set({ expires_at: past })
    .where('status', 'in', ['created', 'pending'])
    .execute();
  await db.updateTable('mock_charges').set({ expires_at: past }).where('status', '=', 'pending').execute();
}

/** How often orders have expired. */
export async function countExpirations({ db }: Pick<ShopDatabase, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_transitions where to_status = 'expired'`.execute(db);
  return rows[0]?.count ?? 0;
}
