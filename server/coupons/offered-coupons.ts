import type { Coupon } from '#contract/coupons.ts';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { type PromotionLine, type Rules, touchesAny } from '../promotions/promotions.ts';
import { compileCoupons } from './live-coupons.ts';
import { presentCoupon } from './present.ts';
import { type CouponRow, selectOfferedCoupons } from './queries.ts';
import { isKeepLimitReached, isUsedUp } from './rules.ts';

/** A coupon that is offered to everybody now or soon, with its counters as they were read. */
export interface OfferedCoupon {
  row: CouponRow;
  rules: Rules;
}

/** The coupons that are offered to everybody now or soon, upcoming ones last. */
export async function offeredCoupons(context: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<OfferedCoupon[]> {
  const rows = await selectOfferedCoupons(context.db, context.clock());
  const compiled = await compileCoupons(context, rows);
  return rows.flatMap((row) => {
    const rules = compiled.get(row.couponId);
    return rules ? [{ row, rules }] : [];
  });
}

/** Of these coupons, those that can be kept or used now and could apply to one of the lines; at most `limit`. */
export function couponsTouching(
  coupons: readonly OfferedCoupon[],
  lines: readonly PromotionLine[],
  { now, locale, limit }: { now: Date; locale: Locale; limit: number },
): Coupon[] {
  return coupons
    .filter(({ row, rules }) => isOpen(row, now) && touchesAny(rules, lines))
    .slice(0, limit)
    .map(({ row, rules }) => presentCoupon(row, rules, locale));
}

function isOpen(row: CouponRow, now: Date): boolean {
  const starts = row.keepStartsAt ?? row.startsAt;
  const ends = row.keepEndsAt ?? row.endsAt;
  return starts <= now && now < ends && now < row.endsAt && !isUsedUp(row) && !isKeepLimitReached(row);
}
