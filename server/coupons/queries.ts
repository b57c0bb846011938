import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { CouponTerms, CustomerRecord } from './rules.ts';

/** A coupon with everything that lists show. */
export interface CouponRow extends CouponTerms {
  image: string | null;
  keepStartsAt: Date | null;
  keepEndsAt: Date | null;
  keepLimit: number | null;
  kept: number;
  listed: boolean;
  conditions: unknown;
  action: unknown;
  /** The code of a coupon with one code for everybody; else null. */
  sharedCode: string | null;
}

/** A coupon with what a customer has of it. */
export type CustomerCouponRow = CouponRow & { customer: CustomerRecord | null };

type FlatRow = CouponRow & { keptAt: Date | null; expiresAt: Date | null; customerUsed: number | null };

const couponColumns = sql`
  coupon.coupon_id as "couponId", coupon.type, coupon.name, coupon.image, coupon.starts_at as "startsAt", coupon.ends_at as "endsAt",
  coupon.keep_starts_at as "keepStartsAt", coupon.keep_ends_at as "keepEndsAt", coupon.keep_limit as "keepLimit", coupon.kept,
  coupon.valid_days as "validDays", coupon.conditions, coupon.action, coupon.total_limit as "totalLimit",
  coupon.per_customer_limit as "perCustomerLimit", coupon.used, coupon.listed,
  (
    select code from coupon_codes where coupon_codes.coupon_id = coupon.coupon_id and use_limit is null order by code limit 1
  ) as "sharedCode"`;

const customerColumns = sql`own.kept_at as "keptAt", own.expires_at as "expiresAt", own.used as "customerUsed"`;

function customerCouponOf({ keptAt, expiresAt, customerUsed, ...coupon }: FlatRow): CustomerCouponRow {
  return { ...coupon, customer: customerUsed === null ? null : { keptAt, expiresAt, used: customerUsed } };
}

/** SQL: whether a coupon is offered to everybody now or soon: one that can be kept, or one with a code for everybody. */
const isOffered = (now: Date) => sql`
  coupon.listed and coupon.ends_at > ${now}::timestamptz and case coupon.type
    when 'collectible' then coupon.keep_ends_at > ${now}::timestamptz
    else exists (select from coupon_codes where coupon_codes.coupon_id = coupon.coupon_id and use_limit is null)
  end`;

/** SQL: coupons that can be kept or used now in the merchant's order, then upcoming ones by their start. */
const offerOrder = (now: Date) => {
  const start = sql`coalesce(coupon.keep_starts_at, coupon.starts_at)`;
  return sql`case when ${start} > ${now}::timestamptz then ${start} end nulls first, coupon.position, coupon.coupon_id`;
};

/** The coupons that are offered to everybody now or soon, upcoming ones last. */
export async function selectOfferedCoupons(
  db: Db,
  now: Date,
  { type, withImage = false }: { type?: CouponTerms['type']; withImage?: boolean } = {},
): Promise<CouponRow[]> {
  const ofType = type === undefined ? sql`true` : sql`coupon.type = ${type}::text`;
  const { rows } = await sql<CouponRow>`
    select ${couponColumns}
    from coupons coupon
    where ${isOffered(now)} and ${ofType} and ${withImage ? sql`coupon.image is not null` : sql`true`}
    order by ${offerOrder(now)}`.execute(db);
  return rows;
}

/** Collectible coupons that are offered, and those that the customer keeps and that are not over, upcoming ones last. */
export async function selectKeepableCoupons(db: Db, customerId: string, now: Date): Promise<CustomerCouponRow[]> {
  const { rows } = await sql<FlatRow>`
    select ${couponColumns}, ${customerColumns}
    from coupons coupon
    left join customer_coupons own on own.coupon_id = coupon.coupon_id and own.customer_id = ${customerId}::uuid
    where coupon.type = 'collectible'
      and (${isOffered(now)} or own.kept_at is not null and coupon.ends_at > ${now}::timestamptz)
    order by ${offerOrder(now)}`.execute(db);
  return rows.map(customerCouponOf);
}

/** The coupons that a customer kept or used. */
export async function selectCustomerCoupons(db: Db, customerId: string): Promise<CustomerCouponRow[]> {
  const { rows } = await sql<FlatRow>`
    select ${couponColumns}, ${customerColumns}
    from customer_coupons own join coupons coupon using (coupon_id)
    where own.customer_id = ${customerId}::uuid and (own.kept_at is not null or own.used > 0)
    order by coupon.coupon_id`.execute(db);
  return rows.map(customerCouponOf);
}

/** A collectible coupon with what the customer has of it. */
export async function findCollectibleCoupon(
  db: Db,
  couponId: number,
  customerId: string,
): Promise<CustomerCouponRow | null> {
  const { rows } = await sql<FlatRow>`
    select ${couponColumns}, ${customerColumns}
    from coupons coupon
    left join customer_coupons own on own.coupon_id = coupon.coupon_id and own.customer_id = ${customerId}::uuid
    where coupon.coupon_id = ${couponId}::integer and coupon.type = 'collectible'`.execute(db);
  return rows[0] ? customerCouponOf(rows[0]) : null;
}

/*
 * Like reservations of uses, what changes both a coupon and what its customers have of it locks the coupon first: in different orders,
 * concurrent transactions would deadlock. The lock does not wait for inserts of rows that refer to the coupon.
 */

/**
 * Keeps a coupon for a customer and counts it, unless the customer keeps it already. A customer who kept it before has it until
 * the end of that time, not until `expiresAt`.
 *
 * @returns false if the limit of customers who keep it is reached; the caller must then roll back
 */
export async function insertKeptCoupon(
  tx: Tx,
  { couponId, customerId, expiresAt, now }: { couponId: number; customerId: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isKept: boolean }>`
    with coupon as (
      select coupon_id from coupons where coupon_id = ${couponId}::integer for no key update
    ), added as (
      insert into customer_coupons as own (coupon_id, customer_id, kept_at, expires_at)
      select coupon_id, ${customerId}::uuid, ${now}::timestamptz, ${expiresAt}::timestamptz from coupon
      on conflict (coupon_id, customer_id)
        do update set kept_at = excluded.kept_at, expires_at = coalesce(own.expires_at, excluded.expires_at)
        where own.kept_at is null
      returning coupon_id
    ), counted as (
      update coupons set kept = kept + 1
      where coupon_id in (select coupon_id from added) and (keep_limit is null or kept < keep_limit)
      returning coupon_id
    )
    select (select count(*) from added) = (select count(*) from counted) as "isKept"`.execute(tx);
  return rows[0]?.isKept ?? false;
}

/** Stops keeping a coupon and counts it back; one that is not kept changes nothing. Its uses and its end of validity stay. */
export async function deleteKeptCoupon(tx: Tx, couponId: number, customerId: string): Promise<void> {
  await sql`
    with coupon as (
      select coupon_id from coupons where coupon_id = ${couponId}::integer for no key update
    ), removed as (
      update customer_coupons own set kept_at = null
      from coupon
      where own.coupon_id = coupon.coupon_id and own.customer_id = ${customerId}::uuid and own.kept_at is not null
      returning own.coupon_id
    )
    update coupons set kept = kept - 1 where coupon_id in (select coupon_id from removed)`.execute(tx);
}

/** Stops keeping all coupons of a customer and counts them back. Their uses stay, without which limits would not hold. */
export async function stopKeepingCoupons(tx: Tx, customerId: string): Promise<void> {
  await sql`
    select from coupons
    where coupon_id in (
      select coupon_id from customer_coupons where customer_id = ${customerId}::uuid and kept_at is not null
    )
    order by coupon_id
    for no key update`.execute(tx);
  await sql`
    with removed as (
      update customer_coupons set kept_at = null, expires_at = null
      where customer_id = ${customerId}::uuid and kept_at is not null
      returning coupon_id
    )
    update coupons set kept = kept - 1 where coupon_id in (select coupon_id from removed)`.execute(tx);
  await sql`delete from customer_coupons where customer_id = ${customerId}::uuid and used = 0`.execute(tx);
}

/** The conditions and the action of a coupon, as JSON. */
export type CouponDefinition = Pick<CouponRow, 'couponId' | 'conditions' | 'action'>;

/** The definitions of the coupons that end after a time. */
export async function selectCouponDefinitions(db: Db, endedAfter: Date): Promise<CouponDefinition[]> {
  const { rows } = await sql<CouponDefinition>`
    select coupon_id as "couponId", conditions, action from coupons where ends_at > ${endedAfter}::timestamptz
    order by coupon_id`.execute(db);
  return rows;
}

/**
 * Invalidates what shows coupons if one can be kept or used from or until a time in (since, until]. Called about once per second,
 * with `since` the previous `until`.
 *
 * @returns whether one did
 */
export async function invalidateChangedCoupons(db: Db, since: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('page_tags', 'promotions')
    where exists (
      select from coupons, unnest(array[starts_at, ends_at, keep_starts_at, keep_ends_at]) as boundary (at)
      where boundary.at > ${since}::timestamptz and boundary.at <= ${until}::timestamptz
    )`.execute(db);
  return rows.length > 0;
}
