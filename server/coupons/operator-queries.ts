import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import { mayCount, orderCounts } from '../promotions/promotions.ts';
import { recordHeld } from '../reservations/reservations.ts';

/** SQL: the orders that used the coupon `c` and count. */
const ordersOfCoupon = sql`
  (
    select count(distinct d.order_id)::integer from order_discounts d join orders o using (order_id)
    where d.coupon_id = c.coupon_id and ${orderCounts('o')}
  )`;

/** What customers used of a coupon. */
export interface CouponUsage {
  coupon: string;
  /** Orders that count. */
  orders: number;
  /** Orders of the customer who has most. */
  ordersOfOneCustomer: number;
  kept: number;
}

/** The usage of coupons by their keys: orders as counted if there is a limit of all uses, else by the orders themselves. */
export async function selectUsage(tx: Tx, coupons: readonly string[]): Promise<Map<string, CouponUsage>> {
  const { rows } = await sql<CouponUsage>`
    select c.coupon, case when c.total_limit is null then ${ordersOfCoupon} else c.used end as orders, c.kept,
      coalesce((select max(own.used) from customer_coupons own where own.coupon_id = c.coupon_id), 0) as "ordersOfOneCustomer"
    from coupons c where c.coupon = any (${coupons}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.coupon, row]));
}

/**
 * Starts counting the orders of coupons that get a limit of all uses and have none yet. To be called before it is stored. An order
 * that is cancelled or expired counts from when it is paid late.
 */
export async function startCountingUses(tx: Tx, coupons: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ coupon_id: number; reference: string; isReleased: boolean }>`
    with unlimited as (
      select coupon_id from coupons where coupon = any (${coupons}::text[]) and total_limit is null
    ), held as (
      select distinct d.coupon_id, d.order_id as reference, not ${orderCounts('o')} as "isReleased"
      from unlimited join order_discounts d using (coupon_id) join orders o using (order_id)
      where ${mayCount('o')}
    ), counted as (
      update coupons c set used = (select count(*) from held where held.coupon_id = c.coupon_id and not "isReleased")
      from unlimited where unlimited.coupon_id = c.coupon_id
    )
    select coupon_id, reference, "isReleased" from held`.execute(tx);
  const held = rows.map(({ coupon_id, ...order }) => ({ resource: { coupon_id }, quantity: 1, ...order }));
  await recordHeld(tx, 'coupon_use', held, now);
}

/** A coupon as the operator's lists show it. */
export interface ListedCoupon {
  coupon: string;
  type: 'code' | 'collectible';
  name: Localised;
  startsAt: Date;
  endsAt: Date;
  listed: boolean;
  kept: number;
  keepLimit: number | null;
  used: number;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  /** Of those for everybody, the first. */
  sharedCode: string | null;
  /** Codes for one use each, and how many of them are used. */
  codes: number;
  usedCodes: number;
}

/** All coupons in the order of lists. */
export async function selectCoupons(db: Db): Promise<ListedCoupon[]> {
  const { rows } = await sql<ListedCoupon>`
    select c.coupon, c.type, c.name, c.starts_at as "startsAt", c.ends_at as "endsAt", c.listed, c.kept,
      c.keep_limit as "keepLimit", case when c.total_limit is null then ${ordersOfCoupon} else c.used end as used,
      c.total_limit as "totalLimit", c.per_customer_limit as "perCustomerLimit", codes.*
    from coupons c
    cross join lateral (
      select min(code) filter (where use_limit is null) as "sharedCode",
        count(*) filter (where use_limit is not null)::integer as codes,
        count(*) filter (where coupon_codes.used > 0)::integer as "usedCodes"
      from coupon_codes where coupon_codes.coupon_id = c.coupon_id
    ) codes
    order by c.position, c.coupon_id`.execute(db);
  return rows;
}

/** The key of the coupon with this key, or else with this code for everybody. */
export async function findCouponKey(db: Db, key: string, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select coupon as key from coupons
    where coupon = ${key}::text
      or coupon_id = (select coupon_id from coupon_codes where code = ${code}::text and use_limit is null)
    order by coupon = ${key}::text desc limit 1`.execute(db);
  return rows[0]?.key;
}

/** A coupon by its key. */
export async function findCoupon(
  db: Db,
  key: string,
): Promise<{ couponId: number; type: string; endsAt: Date } | undefined> {
  const { rows } = await sql<{ couponId: number; type: string; endsAt: Date }>`
    select coupon_id as "couponId", type, ends_at as "endsAt" from coupons where coupon = ${key}::text`.execute(db);
  return rows[0];
}

/** The id of a collectible coupon by its key. */
export async function collectibleCouponId(db: Db, key: string): Promise<number | undefined> {
  const coupon = await findCoupon(db, key);
  return coupon?.type === 'collectible' ? coupon.couponId : undefined;
}

/** Adds codes for one use each. @returns those that did not exist before */
export async function insertCodes(tx: Tx, couponId: number, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    insert into coupon_codes (code, coupon_id, use_limit)
    select code, ${couponId}::integer, 1 from unnest(${codes}::text[]) as given (code)
    on conflict (code) do nothing
    returning code`.execute(tx);
  return rows.map(({ code }) => code);
}

export interface CodeUsage {
  code: string;
  useLimit: number | null;
  /** Orders with it that count. */
  used: number;
}

/** The codes of a coupon in pages. */
export async function* codePages(db: Db, couponId: number, pageSize = 10_000): AsyncGenerator<CodeUsage[]> {
  let last = '';
  for (;;) {
    const { rows } = await sql<CodeUsage>`
      select code.code, code.use_limit as "useLimit", case when code.use_limit is not null then code.used else (
        select count(distinct o.order_id)::integer from order_discounts d join orders o using (order_id)
        where d.coupon_id = code.coupon_id and o.coupon_code = code.code and ${orderCounts('o')}
      ) end as used
      from coupon_codes code
      where code.coupon_id = ${couponId}::integer and code.code > ${last}::text
      order by code.code limit ${pageSize}::integer`.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow.code;
    yield rows;
  }
}
