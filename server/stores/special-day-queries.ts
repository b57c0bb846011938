import { sql } from 'kysely';
import { dayInBangkok } from '#contract/bangkok-time.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import type { SpecialDay } from './rules.ts';

/** A day with other opening hours, named in one language. */
export interface SpecialDayRow extends SpecialDay {
  name: string;
}

/** Days of the twelve months from today on, of these branches and of all, by branch; null is all branches. */
export async function specialDayRows(
  db: Db,
  storeIds: readonly number[],
  { now, locale }: { now: Date; locale: Locale },
): Promise<Map<number | null, SpecialDayRow[]>> {
  const today = dayInBangkok(now);
  const { rows } = await sql<{
    storeId: number | null;
    day: string;
    name: string;
    opens: number | null;
    closes: number | null;
  }>`
    select store_id as "storeId", to_char(day, 'YYYY-MM-DD') as day, name ->> ${locale}::text as name, opens, closes
    from store_special_days
    where day >= ${today}::date and day < ${today}::date + 366 and not cancelled
      and (store_id is null or store_id = any (${storeIds}::integer[]))
    order by day`.execute(db);
  const days = rows.map(({ storeId, day, name, opens, closes }) => ({
    storeId,
    day,
    name,
    hours: opens === null || closes === null ? null : { opens, closes },
    ofBranch: storeId !== null,
  }));
  return Map.groupBy(days, ({ storeId }) => storeId);
}
