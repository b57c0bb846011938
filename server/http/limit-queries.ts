import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What a process adds to a count. */
export interface AddedCount {
  keyHash: string;
  added: number;
  /** When its window ends, if no other process has begun it. */
  until: Date;
}

/**
 * Adds to counts that other processes may add to at the same time; a count whose window has ended begins again. The keys must differ.
 *
 * @returns the counts of all processes
 */
export async function addToCounts(
  db: Db,
  counts: readonly AddedCount[],
  now: Date,
): Promise<{ keyHash: string; count: number; until: Date }[]> {
  const { rows } = await sql<{ keyHash: string; count: number; until: Date }>`
    insert into rate_limit_counts as stored (key_hash, count, window_ends_at)
    select key_hash, added, window_ends_at
    from unnest(
      ${counts.map(({ keyHash }) => keyHash)}::text[],
      ${counts.map(({ added }) => added)}::integer[],
      ${counts.map(({ until }) => until)}::timestamptz[]
    ) as given (key_hash, added, window_ends_at)
    -- Processes lock the rows in the same order.
    order by key_hash
    on conflict (key_hash) do update set
      count = excluded.count + case when stored.window_ends_at > ${now}::timestamptz then stored.count else 0 end,
      window_ends_at = case when stored.window_ends_at > ${now}::timestamptz then stored.window_ends_at else excluded.window_ends_at end
    returning key_hash as "keyHash", count, window_ends_at as until
  `.execute(db);
  return rows;
}

/** Deletes the counts whose windows have ended. */
export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit_counts').where('window_ends_at', '<=', now).execute();
}
