import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Days that counts are stored. */
export const daysOfMisses = 90;
/** Different queries of a day that are counted. */
export const maxMissesOfDay = 2000;

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/** Counts a query on the day of `now`, unless it is a new one of a day that has enough. Deletes the counts of old days. */
export async function countMiss(db: Db, query: string, now: Date, isNotSold: boolean): Promise<void> {
  const day = dayOf(now);
  await sql`
    with expired as (delete from search_misses where day < ${day} - ${daysOfMisses}::integer)
    insert into search_misses as stored (day, query, not_sold_flag)
    select ${day}, ${query}::text, ${isNotSold}::boolean
    where (select count(*) from search_misses where day = ${day}) < ${maxMissesOfDay}::integer
      or exists (select from search_misses where day = ${day} and query = ${query}::text)
    on conflict (day, query) do update
    set searches = least(stored.searches, 2147483646) + 1, not_sold_flag = excluded.not_sold_flag`.execute(db);
}

/** A query that shoppers missed something with. */
export interface Miss {
  query: string;
  searches: number;
  /** `2026-11-24`, of the last search. */
  lastDay: string;
  isNotSold: boolean;
}

/** The queries that were missed most often in the last days, the most frequent first. */
export async function readMisses(db: Db, now: Date, days: number, limit: number): Promise<Miss[]> {
  const { rows } = await sql<Miss>`
    select query, sum(searches)::integer as searches, max(day)::text as "lastDay", bool_or(not_sold_flag) as "isNotSold"
    from search_misses where day > ${dayOf(now)} - ${days}::integer and day <= ${dayOf(now)}
    group by query order by sum(searches) desc, max(day) desc, query limit ${limit}::integer`.execute(db);
  return rows;
}
