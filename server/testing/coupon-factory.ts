import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

const day = 24 * 3_600_000;

/** All fields are optional: give those that matter to the test. */
export interface CouponOptions {
  type?: 'code' | 'collectible';
  name?: { th: string; en: string };
  image?: string;
  /** When it can be used; by default from a day ago until in ten days. */
  from?: Date;
  to?: Date;
  /** When it can be kept; by default the same. */
  keepFrom?: Date;
  keepTo?: Date;
  keepLimit?: number;
  validDays?: number;
  conditions?: readonly Record<string, unknown>[];
  /** By default 100 baht off. */
  action?: Record<string, unknown>;
  totalLimit?: number;
  perCustomerLimit?: number;
  used?: number;
  listed?: boolean;
  position?: number;
  /** Codes for one use each; by default a coupon of codes has one code for everybody. */
  codes?: readonly string[];
  /** The code for everybody, as it is compared. */
  code?: string;
}

/** Inserts a coupon, by default one with a code for everybody and without limits. */
export async function createCoupon(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  options: CouponOptions = {},
): Promise<{ couponId: number; code: string }> {
  const { type = 'code' } = options;
  const from = options.from ?? new Date(clock().getTime() - day);
  const to = options.to ?? new Date(clock().getTime() + 10 * day);
  const keepWindow = { keep_starts_at: options.keepFrom ?? from, keep_ends_at: options.keepTo ?? to };
  const key = randomUUID();
  const { coupon_id: couponId } = await db
    .insertInto('coupons')
    .values({
      coupon: key,
      type,
      name: JSON.stringify(options.name ?? { th: 'คูปองส่วนลด', en: 'Discount coupon' }),
      image: options.image,
      starts_at: from,
      ends_at: to,
      ...(type === 'collectible' ? keepWindow : {}),
      keep_limit: options.keepLimit,
      valid_days: options.validDays,
      conditions: JSON.stringify(options.conditions ?? []),
      action: JSON.stringify(options.action ?? { kind: 'amount_off', amount: 100 }),
      total_limit: options.totalLimit,
      per_customer_limit: options.perCustomerLimit,
      used: options.used ?? 0,
      listed: options.listed ?? true,
      position: options.position ?? 0,
    })
    .returning('coupon_id')
    .executeTakeFirstOrThrow();
  const code = options.code ?? key.replaceAll('-', '').toUpperCase();
  const codes = options.codes?.map((one) => ({ code: one, use_limit: 1 })) ?? [{ code, use_limit: null }];
  if (type === 'code' && codes.length > 0)
    await db
      .insertInto('coupon_codes')
      .values(codes.map((one) => ({ ...one, coupon_id: couponId })))
      .execute();
  return { couponId, code };
}
