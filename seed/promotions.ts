import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { doubleDays, type Horizon, type Period, paydays, standingPeriod, weeks } from './calendar.ts';
import { standingPromotions } from './data/promotions.ts';
import { brandWeekPromotions, doubleDayPromotions, paydayPromotions } from './data/seasonal-promotions.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { SeedPromotion } from './types.ts';

/** The last payday and double day are over, the next ones are coming. */
const seasons: Horizon = { before: 40, after: 60 };
const brandWeeks: Horizon = { before: 7, after: 35 };

/** The promotions of the demo shop at a time: standing ones, and seasonal ones around it. */
export function demoPromotions(now: Date) {
  const standing = standingPeriod(now);
  return [
    ...standingPromotions.map((promotion) => rowOf(promotion, standing, promotion.key)),
    ...paydays(now, seasons).flatMap((period) => paydayPromotions.map((one) => seasonalRow(one, period))),
    ...doubleDays(now, seasons).flatMap((day) => doubleDayPromotions(day).map((one) => seasonalRow(one, day))),
    ...weeks(now, brandWeeks).flatMap((week) => brandWeekPromotions(week).map((one) => seasonalRow(one, week))),
  ];
}

const seasonalRow = (promotion: SeedPromotion, period: Period) =>
  rowOf(promotion, period, `${promotion.key}-${period.key}`);

function rowOf(promotion: SeedPromotion, { from, to }: Period, key: string) {
  return {
    promotion: key,
    name: promotion.name,
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    conditions: promotion.conditions,
    action: promotion.action,
    priority: promotion.priority ?? 0,
    combines_with_coupons: promotion.combinesWithCoupons ?? true,
    total_limit: promotion.totalLimit ?? null,
    per_customer_limit: promotion.perCustomerLimit ?? null,
    used: promotion.used ?? 0,
  };
}

/**
 * Writes missing promotions, and extends standing ones that end at the end of a month: others were ended or changed by the
 * operator. Uses of existing promotions are not changed.
 */
export async function seedPromotions(tx: Tx, now: Date): Promise<void> {
  const rows = demoPromotions(now);
  const keys = rows.map(({ promotion }) => promotion);
  await insertOrUpdate(tx, 'promotions', ['promotion'], rows, Object.keys(rows[0] ?? {}));
  const { to } = standingPeriod(now);
  await sql`
    update promotions set ends_at = ${to}::timestamptz
    where promotion = any (${standingPromotions.map(({ key }) => key)}::text[]) and ends_at < ${to}::timestamptz
      and ${endsWithMonth}`.execute(tx);
  await sql`
    insert into promotion_gifts (promotion_id, sku_id, quota)
    select p.promotion_id, s.sku_id, gift.quota
    from promotions p
    cross join lateral jsonb_to_recordset(p.action -> 'gifts') as gift (sku text, quota integer)
    join skus s on s.sku = gift.sku
    where p.promotion = any (${keys}::text[]) and p.action ->> 'kind' = 'free_gift'
    order by p.promotion_id, s.sku_id
    on conflict do nothing`.execute(tx);
}

/** SQL: whether `ends_at` is the end of a month in Bangkok. */
export const endsWithMonth = sql`
  date_trunc('month', ends_at at time zone 'Asia/Bangkok') = ends_at at time zone 'Asia/Bangkok'`;
