import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type SpecialDayFileRow, specialDayColumns } from './import-export-columns.ts';
import { minutesOfDay, timeOfDay } from './rules.ts';

const storage = storedColumns(specialDayColumns);

/** Days with other opening hours by their day and branch, or all of them, by day; those of all branches first. */
export async function specialDaysByKey(
  db: Db,
  keys: readonly { day: string; branch: string | null }[] | null,
): Promise<SpecialDayFileRow[]> {
  const { rows } = await sql<{ opens: number | null; closes: number | null }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, s.slug as branch, d.opens, d.closes, ${storage.select('d')}
    from store_special_days d
    left join stores s using (store_id)
    where ${keys === null}::boolean or exists (
      select from json_to_recordset(${JSON.stringify(keys ?? [])}::json) as k (day text, branch text)
      where k.day = to_char(d.day, 'YYYY-MM-DD') and k.branch is not distinct from s.slug
    )
    order by d.day, s.position nulls first, s.slug`.execute(db);
  return rows.map(({ opens, closes, ...row }) =>
    storage.fileRow({
      ...row,
      hours: opens === null || closes === null ? null : { opens: timeOfDay(opens), closes: timeOfDay(closes) },
    }),
  );
}

export async function saveSpecialDays(tx: Tx, rows: readonly SpecialDayFileRow[]): Promise<void> {
  const minutes = rows.map(({ day, branch, hours }) => ({
    day,
    branch,
    opens: hours && minutesOfDay(hours.opens),
    closes: hours && minutesOfDay(hours.closes),
  }));
  await sql`
    insert into store_special_days (store_id, day, opens, closes, ${storage.names})
    select s.store_id, r.day::date, h.opens, h.closes, ${storage.values}
    from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    join json_to_recordset(${JSON.stringify(minutes)}::json) as h (day text, branch text, opens smallint, closes smallint)
      on h.day = r.day and h.branch is not distinct from r.branch
    left join stores s on s.slug = r.branch
    on conflict (store_id, day) do update set opens = excluded.opens, closes = excluded.closes, ${storage.assignments()}
  `.execute(tx);
}
