import type { CustomerCoupon } from '#contract/coupons.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { lockAgainstErasure } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { resultTransaction, type Tx, transaction } from '../db/database.ts';
import type { CouponProblem } from '../promotions/promotions.ts';
import { compileCoupons } from './live-coupons.ts';
import { presentCustomerCoupon } from './present.ts';
import { type CustomerCouponRow, deleteKeptCoupon, findCollectibleCoupon, insertKeptCoupon } from './queries.ts';
import { expiryOfKept, findKeepProblem } from './rules.ts';

type KeepDeps = Pick<AppContext, 'db' | 'clock' | 'log'>;

/** Keeps a collectible coupon for a customer. Keeping it twice changes nothing. */
export async function keepCoupon(
  context: KeepDeps,
  { couponId, customerId, locale }: { couponId: number; customerId: string; locale: Locale },
): Promise<Result<CustomerCoupon, CouponProblem | 'token_not_valid'>> {
  const now = context.clock();
  const kept = await resultTransaction(context.db, async (tx) => await keep(tx, { couponId, customerId, now }));
  if (!kept.ok) return kept;
  const rules = (await compileCoupons(context, [kept.data])).get(couponId);
  return rules ? ok(presentCustomerCoupon(kept.data, rules, { locale, now })) : fail('coupon_not_found');
}

async function keep(
  tx: Tx,
  { couponId, customerId, now }: { couponId: number; customerId: string; now: Date },
): Promise<Result<CustomerCouponRow, CouponProblem | 'token_not_valid'>> {
  if (!(await lockAgainstErasure(tx, customerId))) return fail('token_not_valid');
  const coupon = await findCollectibleCoupon(tx, couponId, customerId);
  if (!coupon) return fail('coupon_not_found');
  if (coupon.customer?.keptAt) return ok(coupon);
  const { keepStartsAt, keepEndsAt } = coupon;
  if (!keepStartsAt || !keepEndsAt) throw new Error(`the collectible coupon ${couponId} has no time to be kept`);
  const problem = findKeepProblem({ ...coupon, keepStartsAt, keepEndsAt }, coupon.customer, now);
  if (problem) return fail(problem);
  const expiresAt = expiryOfKept(coupon, now);
  if (!(await insertKeptCoupon(tx, { couponId, customerId, expiresAt, now }))) return fail('coupon_used_up');
  const stored = await findCollectibleCoupon(tx, couponId, customerId);
  return stored ? ok(stored) : fail('coupon_not_found');
}

/** Stops keeping a coupon. One that is not kept changes nothing. */
export async function stopKeepingCoupon(
  { db }: Pick<AppContext, 'db'>,
  couponId: number,
  customerId: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAgainstErasure(tx, customerId);
    await deleteKeptCoupon(tx, couponId, customerId);
  });
}
