import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '#contract/products.ts';
import type { Db } from '../../db/database.ts';
import { maxRanked, rankedCandidates } from './ranking-queries.ts';
import {
  byRankScore,
  facetConditions,
  listingColumns,
  matchingProducts,
  type Selection,
  sourceTable,
  textCondition,
} from './selection-queries.ts';

export interface Page {
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** Pairs of a value's id or code and its count. */
type ValueCounts = [number, number][];

export interface FacetCounts {
  categories: ValueCounts;
  brands: ValueCounts;
  availabilities: ValueCounts;
  /** By combination of bits. */
  promotions: ValueCounts;
  values: ValueCounts;
  price: { from: number; to: number } | null;
}

const orders: Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>> = {
  newest: sql`c.created_at desc, c.product_id desc`,
  'price-asc': sql`c.selling_satang, c.product_id desc`,
  'price-desc': sql`c.selling_satang desc, c.product_id desc`,
  discount: sql`c.discount desc, c.product_id desc`,
};

/**
 * Never below 0. PostgreSQL expects few rows of `= 0`, and then sorts all of them to group them: three times the work of hashing, where
 * many products match.
 */
const missesOneAtMost = sql`where missed & (missed - 1) < 1`;

/**
 * How matches are read that a statement needs several times. Those in descriptions take longer to find than to store; the others are found
 * again, many of them faster, and those of an index with the order of a page are not all found.
 */
const asOften = ({ textQuery }: Selection) => (textQuery?.inDescriptions ? sql`materialized` : sql`not materialized`);

/** One page of the matching products in order, and how many match. */
export async function findPage(
  db: Db,
  selection: Selection,
  page: Page,
): Promise<{ productIds: number[]; total: number }> {
  const { rows } = await sql<{ productIds: number[]; total: number }>`
    with candidates as ${asOften(selection)} (${matchingProducts(selection, 'match')}),
      counted as materialized (select count(*)::integer as total from candidates)
    ${page.sort === 'relevance' ? rankedCandidates(selection) : sql``}
    select total, ${pageIds(selection, page)} as "productIds" from counted`.execute(db);
  return rows[0] ?? { productIds: [], total: 0 };
}

/**
 * As `findPage`, with the counts of all facets, of attributes those with the given codes. A facet's counts ignore its own choice, so a
 * product is counted that misses no choice, or one only.
 */
export async function findPageWithFacets(
  db: Db,
  selection: Selection,
  page: Page,
  codes: readonly string[],
): Promise<{ productIds: number[]; total: number; facets: FacetCounts }> {
  const facets = facetConditions(selection);
  /** 0 for a facet without a choice, which has nothing to ignore. */
  const bitOf = (name: string) => {
    const index = facets.findIndex((facet) => facet.name === name);
    return index < 0 ? 0 : 2 ** index;
  };
  const within = (name: string) => sql`missed in (0, ${sql.lit(bitOf(name))})`;
  const facetCounts = (name: string, value: RawBuilder<unknown>) =>
    countsAsJson(sql`select ${value}, sum(number) from groups where ${within(name)} group by 1`);
  const missed =
    facets.length === 0
      ? sql`0`
      : sql.join(
          facets.map(({ condition }, index) => sql`(case when ${condition} then 0 else ${sql.lit(2 ** index)} end)`),
          sql` | `,
        );
  const { facetCategoryIds, textQuery } = selection;
  const candidates = textQuery?.inDescriptions
    ? sql`select * from counted where missed = 0`
    : matchingProducts(selection, 'match');
  const { rows } = await sql<{ productIds: number[]; total: number } & FacetCounts>`
    with counted as ${asOften(selection)} (
      select * from (
        select ${listingColumns(selection)}, c.value_ids, ${missed} as missed from ${sourceTable(selection)} c
        where ${textCondition(selection, 'match')} ${
          facetCategoryIds ? sql`and c.category_id = any (${facetCategoryIds}::integer[])` : sql``
        }
      ) c
      ${facets.length > 0 ? missesOneAtMost : sql``}
    ), candidates as not materialized (${candidates}), groups as materialized (
      select category_id, brand_id, availability, promotions, missed, count(*) as number,
        min(selling_satang) as lowest, max(selling_satang) as highest
      from counted group by 1, 2, 3, 4, 5
    ), matching as materialized (select coalesce(sum(number), 0)::integer as total from groups where missed = 0)
    ${page.sort === 'relevance' ? rankedCandidates(selection) : sql``}
    select total,
      ${pageIds(selection, page)} as "productIds",
      ${facetCounts('category', sql`category_id`)} as categories,
      ${facetCounts('brand', sql`brand_id`)} as brands,
      ${facetCounts('availability', sql`availability`)} as availabilities,
      ${facetCounts('promotion', sql`promotions`)} as promotions,
      ${
        codes.length > 0
          ? countsAsJson(sql`
            select v.value_id, sum(number)
            from (select value_ids, missed, count(*) as number from counted group by 1, 2) alike
            cross join unnest(alike.value_ids) as has (value_id)
            join (
              select value_id, bit from search_values
              join unnest(${[...codes]}::text[], ${codes.map(bitOf)}::integer[]) as chosen (code, bit) using (code)
            ) v using (value_id)
            where missed in (0, v.bit)
            group by 1`)
          : sql`'[]'::json`
      } as values,
      (
        select json_build_object('from', min(lowest), 'to', max(highest))
        from groups where ${within('price')} having count(*) > 0
      ) as price
    from matching`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the statement has one row');
  const { productIds, total, ...found } = row;
  return { productIds, total, facets: found };
}

const countsAsJson = (select: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_array(value, number)), '[]') from (${select}) as counts (value, number))`;

/** With fewer matches all are sorted: an index in the order of the list would be read past most products of the shop. */
const leastInOrder = 2000;

/** An array of the ids of a page, next to the `total` of matches. */
function pageIds(selection: Selection, { sort, limit, offset }: Page): RawBuilder<unknown> {
  const { textQuery } = selection;
  const slice = sql`limit ${limit}::integer offset ${offset}::integer`;
  const order = sort === 'relevance' ? byRankScore : orders[sort];
  if (sort !== 'relevance' || !textQuery) {
    const idsOf = (source: RawBuilder<unknown>) =>
      sql`array(select c.product_id from ${source} c order by ${order} ${slice})`;
    if (textQuery || facetConditions(selection).length === 0) return idsOf(sql`candidates`);
    return sql`case when total < ${sql.lit(leastInOrder)}
      then ${idsOf(sql`(select * from candidates offset 0)`)} else ${idsOf(sql`candidates`)} end`;
  }
  if (offset + limit <= maxRanked)
    return sql`array(select product_id from ranked order by score desc, standing desc, product_id desc ${slice})`;
  return sql`array(
    select c.product_id from candidates c left join ranked r using (product_id)
    order by r.score desc nulls last, ${byRankScore} ${slice})`;
}
