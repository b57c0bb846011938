import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ChosenCoupon, CouponCode, CouponTerms, CustomerRecord } from './rules.ts';

/** What a cart chose: a normalised code and the id of a collectible coupon. */
export interface CouponChoice {
  couponCode: string | null;
  collectibleCouponId: number | null;
}

/** An entry of `cartCouponsJson`, with times as text. */
export interface CartCouponJson {
  coupon: Omit<CouponTerms, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };
  code: CouponCode | null;
  customer: (Omit<CustomerRecord, 'keptAt' | 'expiresAt'> & { keptAt: string | null; expiresAt: string | null }) | null;
}

/**
 * SQL: the coupons of the row `c` with `coupon_code`, `collectible_coupon_id` and `customer_id`, such as a cart, with their
 * counters and what the customer has of them, as JSON (`CartCouponJson[]`), that of a code first; null without any. A scalar, for the select list or a
 * lateral join of a statement that does not use the aliases `chosen`, `coupon`, `own` and `coupon_order`.
 */
export const cartCouponsJson: RawBuilder<unknown> = sql`(
  select json_agg(json_build_object(
    'coupon', json_build_object(
      'couponId', coupon.coupon_id, 'type', coupon.type, 'name', coupon.name, 'startsAt', coupon.starts_at, 'endsAt', coupon.ends_at,
      'validDays', coupon.valid_days, 'totalLimit', coupon.total_limit, 'perCustomerLimit', coupon.per_customer_limit,
      'used', coupon.used
    ),
    'code', case when chosen.code is not null then json_build_object(
      'code', chosen.code, 'useLimit', chosen.use_limit, 'used', chosen.used,
      'isUsedByCustomer', chosen.used >= chosen.use_limit and exists (
        select from orders coupon_order
        where coupon_order.customer_id = c.customer_id and coupon_order.coupon_code = chosen.code
      ) is true
    ) end,
    'customer', case when own.coupon_id is not null then json_build_object(
      'keptAt', own.kept_at, 'expiresAt', own.expires_at, 'used', own.used
    ) end
  ) order by coupon.type)
  from (
    select coupon_id, code, use_limit, used from coupon_codes where code = c.coupon_code
    union all
    select c.collectible_coupon_id, null, null, null where c.collectible_coupon_id is not null
  ) chosen
  join coupons coupon on coupon.coupon_id = chosen.coupon_id
    and coupon.type = case when chosen.code is null then 'collectible' else 'code' end
  left join customer_coupons own on own.coupon_id = coupon.coupon_id and own.customer_id = c.customer_id
)`;

/** The coupons of the entries that `cartCouponsJson` returned. */
export function chosenCouponsOf(entries: readonly CartCouponJson[] | null): ChosenCoupon[] {
  return (entries ?? []).map(({ coupon, code, customer }) => ({
    coupon: { ...coupon, startsAt: new Date(coupon.startsAt), endsAt: new Date(coupon.endsAt) },
    code,
    customer: customer && {
      ...customer,
      keptAt: customer.keptAt === null ? null : new Date(customer.keptAt),
      expiresAt: customer.expiresAt === null ? null : new Date(customer.expiresAt),
    },
  }));
}

/** The coupons that a choice names, for a customer or a guest; unknown ones are left out. */
export async function selectChosenCoupons(
  db: Db,
  { couponCode, collectibleCouponId }: CouponChoice,
  customerId: string | null,
): Promise<ChosenCoupon[]> {
  const { rows } = await sql<{ coupons: CartCouponJson[] | null }>`
    select ${cartCouponsJson} as coupons
    from (
      select ${couponCode}::text as coupon_code, ${collectibleCouponId}::integer as collectible_coupon_id,
        ${customerId}::uuid as customer_id
    ) c`.execute(db);
  return chosenCouponsOf(rows[0]?.coupons ?? null);
}
