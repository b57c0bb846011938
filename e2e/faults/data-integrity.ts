import { sql } from 'kysely';
import type { Books } from '#server/testing/running-shop.ts';

/** What must never be found in the books of a shop, whatever happened to it: each statement lists the offenders. */
const faults: Record<string, ReturnType<typeof sql<{ offender: string }>>> = {
  'an order without lines': sql`
    select order_id as offender from orders o where not exists (select from order_lines l where l.order_id = o.order_id)`,
  'an order that never entered its state': sql`
    select order_id as offender from orders o
    where o.status is distinct from (select to_status from order_transitions t where t.order_id = o.order_id order by order_transition_id desc limit 1)`,
  'an order whose lines reserved no stock': sql`
    select l.order_id as offender from order_lines l
    where not exists (
      select from reservations r
      where r.reference = l.order_id and r.kind = 'stock' and (r.resource ->> 'sku_id')::integer = l.sku_id
    )`,
  'an order that holds no stock, or one that ended and still holds some': sql`
    select order_id as offender from orders o
    where (o.status not in ('cancelled', 'expired', 'refund_pending', 'refunded'))
      <> exists (select from reservations r where r.reference = o.order_id and r.released_at is null)`,
  'something reserved for no order': sql`
    select reference as offender from reservations r where not exists (select from orders o where o.order_id = r.reference)`,
  'an unpaid order that nobody can pay': sql`
    select order_id as offender from orders o where o.status = 'pending_payment'
      and not exists (select from payment_attempts a where a.reference = o.order_id)`,
  'an attempt that is open beyond its order': sql`
    select reference as offender from payment_attempts a where a.status in ('created', 'pending')
      and not exists (select from orders o where o.order_id = a.reference and o.status = 'pending_payment')`,
  'a paid order without its payment': sql`
    select order_id as offender from orders o where o.status = 'paid'
      and not exists (select from payment_attempts a where a.reference = o.order_id and a.status = 'succeeded')`,
  'an order whose goods are still in the cart': sql`
    select o.order_id as offender from orders o join carts c using (customer_id) join cart_items i using (cart_id)
    join order_lines l on l.order_id = o.order_id and l.sku_id = i.sku_id`,
  'an order that its buyer is not told of': sql`
    select order_id as offender from orders o
    where not exists (select from mails m where m.template = 'order_received' and m.content ->> 'orderId' = o.order_id)`,
  'a key without its answer': sql`select key as offender from idempotency_keys where answer is null`,
};

/** The faults that are in the books now, each with whom it concerns. */
export async function faultsIn({ db }: Pick<Books, 'db'>): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, statement] of Object.entries(faults)) {
    const { rows } = await statement.execute(db);
    found.push(...rows.map(({ offender }) => `${fault}: ${offender}`));
  }
  return found;
}

/** Pieces of a SKU that are on the shelf, and that living orders hold. */
export async function piecesOf({ db }: Pick<Books, 'db'>, skuId: number): Promise<{ left: number; sold: number }> {
  const { rows } = await sql<{ left: number; sold: number }>`
    select stock as left, (
      select coalesce(sum(quantity), 0)::integer from order_lines l join orders o using (order_id)
      where l.sku_id = s.sku_id and o.status not in ('cancelled', 'expired', 'refund_pending', 'refunded')
    ) as sold
    from stocks s where sku_id = ${skuId}`.execute(db);
  if (!rows[0]) throw new Error(`SKU ${skuId} was never stocked`);
  return rows[0];
}

/** How many orders are in each state. */
export async function ordersByStatus({ db }: Pick<Books, 'db'>): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::integer as count from orders group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Lets the time of all unpaid orders be over. */
export async function letTimeRunOut({ db }: Pick<Books, 'db'>): Promise<void> {
  const over = new Date(Date.now() - 60_000);
  await db.updateTable('orders').set({ expires_at: over }).where('status', '=', 'pending_payment').execute();
  await db
    .updateTable('payment_attempts')
    .set({ expires_at: over })
    .where('status', 'in', ['created', 'pending'])
    .execute();
  await db.updateTable('mock_charges').set({ expires_at: over }).where('status', '=', 'pending').execute();
}
