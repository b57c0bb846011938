import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { textTable } from '../index/document-queries.ts';
import type { TextQuery } from './text-query-rules.ts';

/** In a subquery, so that it is parsed once per statement instead of once per row. */
export const tsquery = (query: string) => sql`(select ${query}::tsquery)`;

/** The condition that a document `c` matches `query`, one of the parts of a text query. */
export const matchCondition = ({ inDescriptions }: TextQuery, query: string) =>
  inDescriptions
    ? sql`c.product_id in (select product_id from search_descriptions where described @@ ${tsquery(query)})`
    : sql`c.words @@ ${tsquery(query)}`;

/** How many products match, counted up to `limit`. */
export async function countMatches(db: Db, locale: Locale, textQuery: TextQuery, limit: number): Promise<number> {
  // Materialized: with the limit in sight the planner prefers a sequential scan.
  const { rows } = await sql<{ number: number }>`
    with found as materialized (
      select c.product_id from ${textTable(locale)} c where ${matchCondition(textQuery, textQuery.match)}
    )
    select count(*)::integer as number from (select from found limit ${limit}::integer) as first`.execute(db);
  return rows[0]?.number ?? 0;
}
