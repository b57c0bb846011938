import { type RawBuilder, sql } from 'kysely';
import { orderStatuses, orderStatusTerms } from '#contract/order-statuses.ts';
import type { Tx } from '../db/database.ts';
import { recordHeld } from '../reservations/reservations.ts';
import type { GiftQuota } from './import-export-queries.ts';

const closedStatuses = orderStatuses.filter((status) => orderStatusTerms[status].isClosed);

/** SQL: whether an order, by its alias, counts as a use: it did not end without a purchase. */
export function orderCounts(alias: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.status`)} <> all (${closedStatuses}::text[])`;
}

/** SQL: whether an order, by its alias, counts, or would if it were paid late. */
export function mayCount(alias: string): RawBuilder<unknown> {
  return sql`(
    ${orderCounts(alias)}
    or ${sql.ref(`${alias}.status`)} in (select from_status from allowed_order_transitions where to_status = 'paid')
  )`;
}

/** What orders used of a promotion. */
export interface PromotionUsage {
  promotion: string;
  /** Orders that count. */
  orders: number;
  /** Orders of the customer who has most. */
  ordersOfOneCustomer: number;
  /** Units given of each gift, by merchant code. */
  given: Record<string, number>;
}

/**
 * The usage of promotions by their keys: as counted if there is a limit, else by their orders, from which counting starts when a limit
 * is set.
 */
export async function selectUsage(tx: Tx, promotions: readonly string[]): Promise<Map<string, PromotionUsage>> {
  const { rows } = await sql<PromotionUsage>`
    select p.promotion,
      case when p.total_limit is null then (
        select count(distinct d.order_id)::integer from order_discounts d join orders o using (order_id)
        where d.promotion_id = p.promotion_id and ${orderCounts('o')}
      ) else p.used end as orders,
      coalesce(case when p.per_customer_limit is null then (
        select max(uses)::integer from (
          select count(distinct d.order_id) as uses from order_discounts d join orders o using (order_id)
          where d.promotion_id = p.promotion_id and ${orderCounts('o')}
          group by o.customer_id
        ) by_customer
      ) else (
        select max(own.used) from promotion_customers own where own.promotion_id = p.promotion_id
      ) end, 0) as "ordersOfOneCustomer",
      coalesce((
        select json_object_agg(s.sku, case when gift.quota is null then (
          select coalesce(sum(l.quantity), 0)::integer from order_lines l join orders o using (order_id)
          where l.gift_by = p.promotion_id and l.sku_id = s.sku_id and ${orderCounts('o')}
        ) else gift.given end)
        from (
          select sku_id from promotion_gifts stored where stored.promotion_id = p.promotion_id
          union
          select line.sku_id from order_lines line where line.gift_by = p.promotion_id
        ) gifts
        join skus s using (sku_id)
        left join promotion_gifts gift on gift.promotion_id = p.promotion_id and gift.sku_id = s.sku_id
      ), '{}') as given
    from promotions p
    where p.promotion = any (${promotions}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.promotion, row]));
}

/**
 * Starts counting the orders of promotions that get a limit of all uses and have none yet. To be called before it is stored. An order
 * that is cancelled or expired counts from when it is paid late.
 */
export async function startCountingUses(tx: Tx, promotions: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ promotion_id: number; reference: string; isReleased: boolean }>`
    with unlimited as (
      select promotion_id from promotions where promotion = any (${promotions}::text[]) and total_limit is null
    ), held as (
      select distinct d.promotion_id, d.order_id as reference, not ${orderCounts('o')} as "isReleased"
      from unlimited join order_discounts d using (promotion_id) join orders o using (order_id)
      where ${mayCount('o')}
    ), counted as (
      update promotions p set used = (
        select count(*) from held where held.promotion_id = p.promotion_id and not "isReleased"
      )
      from unlimited where unlimited.promotion_id = p.promotion_id
    )
    select promotion_id, reference, "isReleased" from held`.execute(tx);
  const held = rows.map(({ promotion_id, ...order }) => ({ resource: { promotion_id }, quantity: 1, ...order }));
  await recordHeld(tx, 'promotion_use', held, now);
}

/** The same for limits per customer. */
export async function startCountingUsesByCustomers(tx: Tx, promotions: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ promotion_id: number; customer_id: string; reference: string; isReleased: boolean }>`
    select distinct d.promotion_id, o.customer_id, d.order_id as reference, not ${orderCounts('o')} as "isReleased"
    from promotions p
    join order_discounts d using (promotion_id)
    join orders o using (order_id)
    where p.promotion = any (${promotions}::text[]) and p.per_customer_limit is null and ${mayCount('o')}`.execute(tx);
  await sql`
    insert into promotion_customers (promotion_id, customer_id, used)
    select promotion_id, customer_id, count(*) filter (where not "isReleased")
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as held (promotion_id integer, customer_id uuid, "isReleased" boolean)
    group by promotion_id, customer_id
    order by promotion_id, customer_id
    on conflict (promotion_id, customer_id) do update set used = excluded.used`.execute(tx);
  const held = rows.map(({ promotion_id, customer_id, ...order }) => ({
    resource: { promotion_id, customer_id },
    quantity: 1,
    ...order,
  }));
  await recordHeld(tx, 'promotion_customer_use', held, now);
}

/** The same for quotas of gifts, whose rows must exist. `gifts` are those that get a quota. */
export async function startCountingGifts(tx: Tx, gifts: readonly GiftQuota[], now: Date): Promise<void> {
  const { rows } = await sql<{
    promotion_id: number;
    sku_id: number;
    quantity: number;
    reference: string;
    isReleased: boolean;
  }>`
    with unlimited as (
      select gift.promotion_id, gift.sku_id
      from json_to_recordset(${JSON.stringify(gifts)}::json) as given (promotion text, sku text)
      join promotions p using (promotion)
      join skus s using (sku)
      join promotion_gifts gift on gift.promotion_id = p.promotion_id and gift.sku_id = s.sku_id
      where gift.quota is null
    ), held as (
      select unlimited.promotion_id, unlimited.sku_id, sum(l.quantity)::integer as quantity, l.order_id as reference,
        not ${orderCounts('o')} as "isReleased"
      from unlimited
      join order_lines l on l.gift_by = unlimited.promotion_id and l.sku_id = unlimited.sku_id
      join orders o on o.order_id = l.order_id and ${mayCount('o')}
      group by unlimited.promotion_id, unlimited.sku_id, l.order_id, o.status
    ), counted as (
      update promotion_gifts gift set given = coalesce((
        select sum(quantity) from held
        where held.promotion_id = gift.promotion_id and held.sku_id = gift.sku_id and not "isReleased"
      ), 0)
      from unlimited where unlimited.promotion_id = gift.promotion_id and unlimited.sku_id = gift.sku_id
    )
    select promotion_id, sku_id, quantity, reference, "isReleased" from held`.execute(tx);
  const held = rows.map(({ promotion_id, sku_id, ...order }) => ({ resource: { promotion_id, sku_id }, ...order }));
  await recordHeld(tx, 'gift_quota', held, now);
}
