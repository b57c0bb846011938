import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { type ReservationKind, unlimited } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    coupon_use: { key: { coupon_id: number } };
    coupon_code_use: { key: { code: string } };
    coupon_customer_use: { key: { coupon_id: number; customer_id: string } };
  }
}

/** A use of a coupon by an order. */
export interface CouponUse {
  couponId: number;
  /** The code, if it has a limit of its own, as the codes of a batch have; else null. */
  limitedCode: string | null;
  /** Whether the coupon has a limit of all uses. */
  isLimited: boolean;
}

/** The part of an order that reserves coupons. */
export interface CouponOrder {
  customerId: string;
  coupons: readonly CouponUse[];
}

/** Uses of coupons with a limit of all uses. An order that is paid late keeps its price. */
export const couponUseReservations: ReservationKind<'coupon_use', CouponOrder> = {
  name: 'coupon_use',
  table: 'coupons',
  columns: { coupon_id: 'key' },
  available: sql`coalesce(t.total_limit - t.used, ${unlimited})`,
  deduct: sql`used = t.used + change.units`,
  requestedBy: ({ coupons }) =>
    coupons.flatMap(({ couponId, isLimited }) =>
      isLimited ? [{ resource: { coupon_id: couponId }, quantity: 1 }] : [],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** Uses of codes with a limit of their own. */
export const couponCodeUseReservations: ReservationKind<'coupon_code_use', CouponOrder> = {
  name: 'coupon_code_use',
  table: 'coupon_codes',
  columns: { code: 'key' },
  available: sql`coalesce(t.use_limit - t.used, ${unlimited})`,
  deduct: sql`used = t.used + change.units`,
  requestedBy: ({ coupons }) =>
    coupons.flatMap(({ limitedCode }) =>
      limitedCode === null ? [] : [{ resource: { code: limitedCode }, quantity: 1 }],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** Uses by one customer, of every coupon: the customer's list has the used ones. Requires `ensureCustomerCoupons`. */
export const couponCustomerUseReservations: ReservationKind<'coupon_customer_use', CouponOrder> = {
  name: 'coupon_customer_use',
  table: 'customer_coupons',
  columns: { coupon_id: 'key', customer_id: 'key' },
  available: sql`
    coalesce((select limits.per_customer_limit from coupons limits where limits.coupon_id = t.coupon_id), ${unlimited}) - t.used`,
  deduct: sql`used = t.used + change.units`,
  requestedBy: ({ customerId, coupons }) =>
    coupons.map(({ couponId }) => ({ resource: { coupon_id: couponId, customer_id: customerId }, quantity: 1 })),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** An order with the limits of its coupons as they are now: one may have been set since the cart was read. Requires `holdLimits`. */
export async function withCurrentCouponLimits<Order extends CouponOrder>(tx: Tx, order: Order): Promise<Order> {
  const couponIds = order.coupons.map(({ couponId }) => couponId);
  if (couponIds.length === 0) return order;
  const { rows } = await sql<{ couponId: number }>`
    select coupon_id as "couponId" from coupons
    where coupon_id = any (${couponIds}::integer[]) and total_limit is not null`.execute(tx);
  const limited = new Set(rows.map(({ couponId }) => couponId));
  return { ...order, coupons: order.coupons.map((use) => ({ ...use, isLimited: limited.has(use.couponId) })) };
}

/** Creates the rows on which an order reserves the customer's uses; to be called before reserving. */
export async function ensureCustomerCoupons(tx: Tx, { customerId, coupons }: CouponOrder): Promise<void> {
  if (coupons.length === 0) return;
  const couponIds = coupons.map(({ couponId }) => couponId);
  await sql`
    insert into customer_coupons (coupon_id, customer_id)
    select coupon_id, ${customerId}::uuid from coupons where coupon_id = any(${couponIds}::integer[])
    order by coupon_id
    on conflict do nothing`.execute(tx);
}
