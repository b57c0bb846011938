import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Days that requests count, the current one included. */
const daysOfRequests = 2;

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'UTC')::date`;

/** Adds requests of paths to those of the day. */
export async function addPageRequests(db: Db, requests: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const rows = [...requests].map(([path, count]) => ({ path, requests: count }));
  await sql`
    insert into page_requests as stored (day, path, requests)
    select ${dayOf(now)}, path, requests
    from json_to_recordset(${JSON.stringify(rows)}::json) as counted (path text, requests integer)
    order by path
    on conflict (day, path) do update set requests = least(stored.requests, 1000000000) + excluded.requests`.execute(
    db,
  );
}

/** The paths that were requested most often, the most frequent first. */
export async function mostRequestedPaths(db: Db, limit: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from page_requests where day > ${dayOf(now)} - ${daysOfRequests}::integer
    group by path order by sum(requests) desc, path limit ${limit}::integer`.execute(db);
  return rows.map(({ path }) => path);
}

/** Deletes the requests of days that do not count any more. */
export async function deleteExpiredPageRequests(db: Db, now: Date): Promise<void> {
  await sql`delete from page_requests where day <= ${dayOf(now)} - ${daysOfRequests}::integer`.execute(db);
}
