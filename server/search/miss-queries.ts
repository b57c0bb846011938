import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Days that counts are stored. */
export const daysOfMisses = 90;
/** Different queries of a day that are counted. */
export const maxMissesOfDay = 2000;

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/** Different queries of a day that are counted because they found something. */
export const maxSearchesOfDay = 5000;

const maximums = { search_misses: maxMissesOfDay, search_queries: maxSearchesOfDay };
type CountTable = keyof typeof maximums;

/** Deletes the counts of old days, as a statement of a `with`. */
const deleteExpired = (table: CountTable, day: RawBuilder<unknown>) =>
  sql`expired as (delete from ${sql.table(table)} where day < ${day} - ${daysOfMisses}::integer)`;

/** Whether the query is counted on that day already, or the day has room for another one. */
const hasRoom = (table: CountTable, day: RawBuilder<unknown>, query: string) => sql`
  (exists (select from ${sql.table(table)} where day = ${day} and query = ${query}::text)
    or (select count(*) from ${sql.table(table)} where day = ${day}) < ${maximums[table]}::integer)`;

/** Counts a query on the day of `now`, unless it is a new one of a day that has enough. Deletes the counts of old days. */
export async function countMiss(db: Db, query: string, now: Date, isNotSold: boolean): Promise<void> {
  const day = dayOf(now);
  await sql`
    with ${deleteExpired('search_misses', day)}
    insert into search_misses as stored (day, query, not_sold_flag)
    select ${day}, ${query}::text, ${isNotSold}::boolean
    where ${hasRoom('search_misses', day, query)}
    on conflict (day, query) do update
    set searches = least(stored.searches, 2147483646) + 1, not_sold_flag = excluded.not_sold_flag`.execute(db);
}

/** Counts on the day of `now` that the products of a query were shown, or that one of them was selected. Limits and deletes as `countMiss` does. */
export async function countSearch(db: Db, query: string, now: Date, isSelection: boolean): Promise<void> {
  const day = dayOf(now);
  await sql`
    with ${deleteExpired('search_queries', day)}
    insert into search_queries as stored (day, query, searches, selections)
    select ${day}, ${query}::text, ${isSelection ? 0 : 1}::integer, ${isSelection ? 1 : 0}::integer
    where ${hasRoom('search_queries', day, query)}
    on conflict (day, query) do update
    set searches = least(stored.searches, 2147483646) + excluded.searches,
      selections = least(stored.selections, 2147483646) + excluded.selections`.execute(db);
}

/** How often the products of a query are shown before it counts as a miss that none was selected. */
export const minSearchesWithoutSelection = 5;

/** What was missed with a query: nothing was found, or the neighbours of a model that is not sold, or nobody selected what was found. */
export type MissKind = 'nothing' | 'not_sold' | 'not_selected';

/** A query that shoppers missed something with. */
export interface Miss {
  query: string;
  searches: number;
  /** `2026-11-24`, of the last search. */
  lastDay: string;
  kind: MissKind;
}

/** The queries that were missed most often in the last days, the most frequent first. */
export async function readMisses(db: Db, now: Date, days: number, limit: number): Promise<Miss[]> {
  const counted = sql`day > ${dayOf(now)} - ${days}::integer and day <= ${dayOf(now)}`;
  const { rows } = await sql<Miss>`
    select query, sum(searches)::integer as searches, max(day)::text as "lastDay",
      case when bool_or(not_sold_flag) then 'not_sold' else 'nothing' end as kind
    from search_misses where ${counted}
    group by query
    union all
    select query, sum(searches)::integer, max(day)::text, 'not_selected'
    from search_queries where ${counted}
    group by query having sum(selections) = 0 and sum(searches) >= ${minSearchesWithoutSelection}::integer
    order by searches desc, "lastDay" desc, query limit ${limit}::integer`.execute(db);
  return rows;
}
