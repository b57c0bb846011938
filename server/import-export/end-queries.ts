import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A table of what applies from `starts_at` to `ends_at`, and the column with the key by which operators name a row. */
export interface WindowTable {
  table: 'promotions' | 'coupons' | 'flash_sales';
  key: string;
}

/** When a row ends; undefined if there is none with the key. */
export async function findEnd(db: Db, { table, key }: WindowTable, value: string): Promise<Date | undefined> {
  const { rows } = await sql<{ endsAt: Date }>`
    select ends_at as "endsAt" from ${sql.table(table)} where ${sql.ref(key)}::text = ${value}::text`.execute(db);
  return rows[0]?.endsAt;
}

/** Ends a row that has not ended. One that has not begun gets a window that is over. */
export async function endNow(db: Db, { table, key }: WindowTable, value: string, now: Date): Promise<void> {
  await sql`
    update ${sql.table(table)}
    set ends_at = ${now}::timestamptz, starts_at = least(starts_at, ${now}::timestamptz - interval '1 second')
    where ${sql.ref(key)}::text = ${value}::text and ends_at > ${now}::timestamptz`.execute(db);
}
