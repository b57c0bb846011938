import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, lockRows, type Tx } from '../db/database.ts';
import { shopClosings } from './closing-reasons.ts';

/** Who orders. */
export interface Buyer {
  customerId: string;
  /** Of who receives the order; null until that is chosen. */
  mobileNo: string | null;
}

/**
 * What a buyer has ordered. Orders of other customers for the same mobile number count towards cash on delivery alone: a stranger who knows a
 * number could otherwise keep its owner from ordering.
 */
export interface BuyerOrders {
  /** Of the customer, since a time, cancelled ones included. */
  recent: number;
  /** Of the customer. */
  unpaid: number;
  /** Paid on delivery and under way, by the customer or for the mobile number, like all that follows. */
  cash: number;
  /** Units by SKU in those. */
  cashUnits: ReadonlyMap<number, number>;
  /** Parcels paid on delivery that were refused since a time. */
  refusals: number;
}

/** SQL: whom the shop calls about an order `o`. The index `orders_mobile_no` has the same expression. */
const mobileNoOf = sql`coalesce(
  o.delivery_address ->> 'mobileNo', o.pickup_receiver ->> 'mobileNo', o.appointment_contact ->> 'mobileNo')`;

/** Lets other orders for the same mobile number wait until the transaction ends. */
export async function lockMobileNo(tx: Tx, mobileNo: string): Promise<void> {
  const locking = sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${mobileNo}`}, 0))`;
  // The log may name what is waited for.
  const name = createHash('sha256').update(mobileNo).digest('base64url');
  await lockRows([`orders of ${name}`], () => locking.execute(tx));
}

export async function findBuyerOrders(
  db: Db,
  { customerId, mobileNo }: Buyer,
  since: { recent: Date; refusals: Date },
): Promise<BuyerOrders> {
  const { rows } = await sql<Omit<BuyerOrders, 'cashUnits'> & { units: [skuId: number, units: number][] | null }>`
    with buyers as (
      select o.order_id, o.created_at, o.status, o.customer_id = ${customerId}::uuid as is_own, o.payment_method = 'cash_on_delivery'
        and o.status in ('confirmed', 'preparing', 'shipped') as is_open_cash
      from orders o
      where o.customer_id = ${customerId}::uuid or ${mobileNoOf} = ${mobileNo}::text
    )
    select count(*) filter (where is_own and created_at > ${since.recent}::timestamptz)::integer as recent,
      count(*) filter (where is_own and status = 'pending_payment')::integer as unpaid,
      count(*) filter (where is_open_cash)::integer as cash,
      (
        select count(*)::integer from buyers join order_transitions t using (order_id)
        where t.from_status = 'shipped' and t.to_status = 'cancelled' and t.reason = ${shopClosings.refused.logged}
          and t.at > ${since.refusals}::timestamptz
      ) as refusals,
      (
        select json_agg(json_build_array(sku_id, units)) from (
          select l.sku_id, sum(l.quantity)::integer as units
          from buyers join order_lines l using (order_id) where is_open_cash and l.item_type <> 'GIFT' group by l.sku_id
        ) as by_sku
      ) as units
    from buyers`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned no row');
  const { units, ...counts } = row;
  return { ...counts, cashUnits: new Map(units) };
}
