import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { categoryMark } from '../analysis/lexemes.ts';
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
  // A product that has a description has texts, too.
  const matching = textQuery.inDescriptions
    ? sql`search_descriptions where described @@ ${tsquery(textQuery.match)}`
    : sql`${textTable(locale)} c where ${matchCondition(textQuery, textQuery.match)}`;
  // Materialized: with the limit in sight the planner prefers a sequential scan.
  const { rows } = await sql<{ number: number }>`
    with found as materialized (select product_id from ${matching})
    select count(*)::integer as number from (select from found limit ${limit}::integer) as first`.execute(db);
  return rows[0]?.number ?? 0;
}

/** The English name of a product, and its lexemes of categories. */
interface NamedProduct {
  name: string;
  categoryLexemes: string[];
}

/** How many products are compared by name. */
const maxNamed = 100;

/** The best-selling products that match. */
export async function namedProducts(db: Db, locale: Locale, textQuery: TextQuery): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    with found as materialized (
      select c.product_id, c.standing, c.words from ${textTable(locale)} c where ${matchCondition(textQuery, textQuery.match)}
    )
    select p.name ->> 'en' as name, array(
      select lexeme from unnest(tsvector_to_array(words)) as lexeme where starts_with(lexeme, ${categoryMark}::text)
    ) as "categoryLexemes"
    from (select * from found order by standing desc, product_id desc limit ${sql.lit(maxNamed)}) best
    join products p using (product_id)`.execute(db);
  return rows;
}
