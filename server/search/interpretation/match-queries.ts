import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { textTable } from '../index/document-queries.ts';
import type { TextQuery } from './text-query-rules.ts';

/** Parsed once a statement, not once a row. */
export const parsed = (query: string) => sql`(select ${query}::tsquery)`;

/** Whether a product's document has what a search names. */
export const has = ({ described }: TextQuery, query: string) =>
  described
    ? sql`c.product_id in (select product_id from search_descriptions where described @@ ${parsed(query)})`
    : sql`c.words @@ ${parsed(query)}`;

/** How many products have the words, up to a limit. */
export async function howManyHave(db: Db, locale: Locale, text: TextQuery, limit: number): Promise<number> {
  // Materialized, for the planner takes a limit as a reason to read the whole table until so many rows have come.
  const { rows } = await sql<{ number: number }>`
    with found as materialized (
      select c.product_id from ${textTable(locale)} c where ${has(text, text.all)}
    )
    select count(*)::integer as number from (select from found limit ${limit}::integer) as first`.execute(db);
  return rows[0]?.number ?? 0;
}
