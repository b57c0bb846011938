import { sql } from 'kysely';
import { demoCustomer } from '#contract/shop.ts';
import type { Tx } from '#server/db/database.ts';
import { doubleDays, type Horizon, type Period, paydays, standingPeriod, weeks } from './calendar.ts';
import { couponsOfDemoCustomer, standingCoupons } from './data/coupons.ts';
import { pseudoRandom } from './data/offers.ts';
import { brandWeekCoupons, doubleDayCoupons, paydayCoupons } from './data/seasonal-coupons.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { couponBanner } from './pictures.ts';
import { endsWithMonth } from './promotions.ts';
import type { SeedCoupon } from './types.ts';

const dayMilliseconds = 86_400_000;
/** Collectible coupons of a season can be kept this many days before it. */
const keepDaysAhead = 5;
/** Of each season one that is over and the next one. */
const seasons: Horizon = { before: 32, after: 35 };
const brandWeeks: Horizon = { before: 1, after: 8 };

/** The coupons of the demo shop at a time with their codes: standing ones, and seasonal ones around it. */
export function demoCoupons(now: Date) {
  const seasonal = [
    ...paydays(now, seasons).map((period) => ({ period, coupons: paydayCoupons(period) })),
    ...doubleDays(now, seasons).map((period) => ({ period, coupons: doubleDayCoupons(period) })),
    ...weeks(now, brandWeeks).map((period) => ({ period, coupons: brandWeekCoupons(period) })),
  ];
  const standing = standingPeriod(now);
  const all = [
    // What is going on now is listed first.
    ...seasonal.flatMap(({ period, coupons }) =>
      coupons.map((coupon) => ({
        coupon,
        period,
        key: `${coupon.key}-${period.key}`,
        position: 0,
        keepDays: keepDaysAhead,
      })),
    ),
    ...standingCoupons.map((coupon, index) => ({
      coupon,
      period: standing,
      key: coupon.key,
      position: index + 1,
      keepDays: 0,
    })),
  ];
  return {
    coupons: all.map(({ coupon, period, key, position, keepDays }) => ({
      coupon: key,
      position,
      ...termsOf(coupon, period),
      ...keepTermsOf(coupon, period, keepDays, now),
    })),
    codes: all.flatMap(({ coupon, key }) => codesOf(coupon, key)),
  };
}

function termsOf(coupon: SeedCoupon, { from, to }: Period) {
  return {
    type: coupon.type,
    name: coupon.name,
    image: couponBanner(coupon.picture),
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    conditions: coupon.conditions,
    action: coupon.action,
    total_limit: coupon.totalLimit ?? null,
    per_customer_limit: coupon.perCustomerLimit === undefined ? 1 : coupon.perCustomerLimit,
    used: coupon.used ?? 0,
    listed: coupon.listed ?? true,
  };
}

function keepTermsOf(coupon: SeedCoupon, { from, to }: Period, keepDays: number, now: Date) {
  if (coupon.type === 'code')
    return { keep_starts_at: null, keep_ends_at: null, keep_limit: null, kept: 0, valid_days: null };
  const keepStart = new Date(from.getTime() - keepDays * dayMilliseconds);
  return {
    keep_starts_at: keepStart.toISOString(),
    keep_ends_at: to.toISOString(),
    keep_limit: coupon.keepLimit,
    kept: keepStart <= now ? coupon.kept : 0,
    valid_days: coupon.validDays,
  };
}

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Codes of a batch are the same at each seeding, which those of a real shop must not be. */
function codesOf(coupon: SeedCoupon, key: string): { coupon: string; code: string; use_limit: number | null }[] {
  if (coupon.type === 'collectible') return [];
  const { code } = coupon;
  if (typeof code === 'string') return [{ coupon: key, code, use_limit: null }];
  return Array.from({ length: code.count }, (_, index) => {
    const letters = Array.from(
      { length: 8 },
      (_, position) => codeLetters[pseudoRandom((index + 1) * 7919 + position * 104_729, codeLetters.length)],
    );
    return { coupon: key, code: code.prefix + letters.join(''), use_limit: 1 };
  });
}

/**
 * Writes missing coupons with their codes, and extends standing ones that end at the end of a month: others were ended or changed
 * by the operator. Existing coupons keep their uses.
 */
export async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const { coupons, codes } = demoCoupons(now);
  await insertOrUpdate(tx, 'coupons', ['coupon'], coupons, Object.keys(coupons[0] ?? {}));
  const { to } = standingPeriod(now);
  await sql`
    update coupons set ends_at = ${to}::timestamptz,
      keep_ends_at = case when type = 'collectible' then ${to}::timestamptz end
    where coupon = any (${standingCoupons.map(({ key }) => key)}::text[]) and ends_at < ${to}::timestamptz
      and ${endsWithMonth}`.execute(tx);
  await sql`
    insert into coupon_codes (code, coupon_id, use_limit)
    select given.code, c.coupon_id, given.use_limit
    from json_to_recordset(${JSON.stringify(codes)}::json) as given (coupon text, code text, use_limit integer)
    join coupons c using (coupon)
    on conflict do nothing`.execute(tx);
}

/**
 * Lets the demo customer keep some coupons, of which one was used, and one of the last season, which is over. Requires the
 * customer; existing rows are not changed.
 */
export async function seedCouponsOfDemoCustomer(tx: Tx, now: Date): Promise<void> {
  const { kept, used } = couponsOfDemoCustomer;
  await sql`
    insert into customer_coupons (coupon_id, customer_id, kept_at, expires_at, used)
    select c.coupon_id, customer.customer_id, ${now}::timestamptz,
      least(c.ends_at, ${now}::timestamptz + c.valid_days * interval '1 day'), case when c.coupon = ${used}::text then 1 else 0 end
    from coupons c cross join customers customer
    where c.coupon = any (${[...kept, used]}::text[]) and customer.email = ${demoCustomer.email}::text
    on conflict do nothing`.execute(tx);
  await sql`
    insert into customer_coupons (coupon_id, customer_id, kept_at, expires_at)
    select c.coupon_id, customer.customer_id, c.keep_starts_at, c.ends_at
    from (
      select * from coupons where type = 'collectible' and ends_at <= ${now}::timestamptz order by ends_at desc, coupon_id limit 1
    ) c cross join customers customer
    where customer.email = ${demoCustomer.email}::text and not exists (
      select from customer_coupons over
      where over.customer_id = customer.customer_id and over.expires_at <= ${now}::timestamptz
    )`.execute(tx);
}
