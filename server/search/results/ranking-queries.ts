import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { textTable } from '../index/document-queries.ts';
import { matchCondition, tsquery } from '../interpretation/match-queries.ts';
import type { Preference } from '../interpretation/preference-rules.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';
import { byRankScore, facetConditions, listingColumns, matchingProducts, type Selection } from './selection-queries.ts';

/**
 * How many best-selling products that match, and how many that match the preferred part of the query, are ordered by relevance. The rest
 * follows by rank score.
 */
export const maxRanked = 300;

export interface BestProduct {
  productId: number;
  categoryId: number;
  brandId: number;
  name: string;
}

/** The number of products that suggestions are derived from. */
const maxBest = 60;
/** Suggestions for common terms are of so many best-selling products, if at least `minBest` of these match. */
const bestSellerCount = 2500;
const minBest = 10;
/**
 * How many best-selling products are read for common terms before the index of lexemes is, at 10 µs each: it takes 25 ms for a single
 * letter, of which most best sellers have one that begins so, and 2 to 10 ms for a whole word.
 */
const maxScanned = 1000;

/** The products that match best, in order. For common terms (`isCommon`) of the best-selling products only, if enough of these match. */
export async function findBestProducts(
  db: Db,
  selection: Selection & { textQuery: TextQuery },
  isCommon: boolean,
): Promise<BestProduct[]> {
  const { locale, textQuery } = selection;
  const limit = 2 * maxBest;
  const best = isCommon
    ? sql`best as materialized (${candidatesAmongBestSelling(selection)})`
    : textQuery.inDescriptions
      ? sql`candidates as materialized (${matchingProducts(selection, 'match')}),
          best as materialized (${rankingAmongCandidates(selection, limit)})`
      : sql`best as materialized (${rankingCandidates(selection, limit)})`;
  const { rows } = await sql<BestProduct>`
    with ${best}, scored as (
      select * from (${scoredCandidates(locale, textQuery)}) candidates
      order by score desc, standing desc, product_id desc limit ${sql.lit(maxBest)}
    )
    select scored.product_id as "productId", scored.category_id as "categoryId", scored.brand_id as "brandId",
      p.name ->> ${locale}::text as name
    from scored join products p using (product_id)
    order by score desc, standing desc, scored.product_id desc`.execute(db);
  return rows;
}

/**
 * The first of the best-selling products that match; if too few do, those of `rankingCandidates`. The first ones are found by reading
 * products or by way of the index of lexemes: neither takes long in vain.
 */
function candidatesAmongBestSelling(selection: Selection & { textQuery: TextQuery }): RawBuilder<unknown> {
  const isScanEnough = sql`(select count(*) from scan) >= ${sql.lit(maxBest)}`;
  const isEnough = sql`(select count(*) from best_selling) >= ${sql.lit(minBest)}`;
  const limit = sql.lit(2 * maxBest);
  return sql`
    with scan as materialized (${scanOfBestSelling(selection)}), matching as materialized (
      select * from (${matchingProducts(selection, 'match')}) c where not ${isScanEnough} order by ${byRankScore} limit ${limit}
    ), best_selling as materialized (
      select * from matching where ((standing, product_id) >= (
        select c.standing, c.product_id from search_products c order by ${byRankScore} offset ${sql.lit(bestSellerCount - 1)} limit 1
      )) is not false
    )
    select * from scan where ${isScanEnough}
    union all
    (select * from best_selling c where ${isEnough} order by ${byRankScore} limit ${sql.lit(maxBest)})
    union all (
      select * from matching where not ${isEnough}
      union
      (
        select * from (${matchingProducts(selection, 'preferred')}) c where not ${isScanEnough} and not ${isEnough}
        order by ${byRankScore} limit ${limit}
      )
    )`;
}

const scanOfBestSelling = (selection: Selection & { textQuery: TextQuery }) => sql`
  select ${listingColumns(selection)} from (
    select c.product_id, c.standing from search_products c order by ${byRankScore} limit ${sql.lit(maxScanned)}
  ) scanned cross join lateral (
    select * from ${textTable(selection.locale)} where product_id = scanned.product_id offset 0
  ) c
  where ${sql.join(
    [
      sql`case when ${matchCondition(selection.textQuery, selection.textQuery.match)} then true end`,
      ...facetConditions(selection).map(({ condition }) => condition),
    ],
    sql` and `,
  )}
  order by scanned.standing desc, scanned.product_id desc limit ${sql.lit(maxBest)}`;

/** The best-selling products that match, and those that match the preferred part of the query, up to `limit` each. */
const rankingCandidates = (
  selection: Selection,
  limit: number,
  matching = matchingProducts(selection, 'match'),
  preferred = matchingProducts(selection, 'preferred'),
) => sql`
  (select * from (${matching}) c order by ${byRankScore} limit ${sql.lit(limit)})
  union
  (select * from (${preferred}) c order by ${byRankScore} limit ${sql.lit(limit)})`;

/** The same, of `candidates`, the matching products, for a query in descriptions. */
const rankingAmongCandidates = (selection: Selection & { textQuery: TextQuery }, limit: number) =>
  rankingCandidates(
    selection,
    limit,
    sql`select * from candidates`,
    // `is true` has the preferred products hashed, whatever number of rows is expected.
    sql`select * from candidates c where (${matchCondition(selection.textQuery, selection.textQuery.preferred)}) is true`,
  );

/** Joins the lexemes of each candidate. They are stored out of line: the concatenation reads them once instead of once per condition. */
const withDocumentText = (locale: Locale, { inDescriptions }: TextQuery) => sql`
  cross join lateral (
    select name_words, words || ''::tsvector as words ${inDescriptions ? sql`, described || ''::tsvector as described` : sql``}
    from ${textTable(locale)} ${inDescriptions ? sql`join search_descriptions using (product_id)` : sql``}
    where product_id = best.product_id offset 0
  ) t`;

/** Further `with` clauses, after `candidates`, the matching products: `ranked`, those that are ranked by relevance, with their scores. */
export function rankedCandidates(selection: Selection): RawBuilder<unknown> {
  const { locale, textQuery } = selection;
  if (!textQuery) return sql``;
  const best = textQuery.inDescriptions
    ? rankingAmongCandidates({ ...selection, textQuery }, maxRanked)
    : rankingCandidates(selection, maxRanked);
  return sql`, best as materialized (${best}), ranked as materialized (
      select product_id, standing, score from (${scoredCandidates(locale, textQuery)}) candidates
    )`;
}

/** The columns of `best`, the candidates, with their `score`. */
function scoredCandidates(locale: Locale, textQuery: TextQuery): RawBuilder<unknown> {
  const { preference, namedCategory } = textQuery;
  const score = sql`${relevanceScore(textQuery)} as score from best ${withDocumentText(locale, textQuery)}`;
  if (!preference) return sql`select best.*, ${score}`;
  const isNamed = namedCategory ? sql`t.words @@ ${tsquery(namedCategory)}` : sql`true`;
  return preferring(preference, sql`select best.*, ${isNamed} as is_named, ${score}`, namedCategory !== null);
}

/** How many of the most relevant products show which kind of product a query is for. */
const kindSize = 20;
/**
 * Without a named category, products with so much less relevance than the most relevant one are no such product, but for it: they have the
 * words neither in their names nor in their brand.
 */
const maxRelevanceGap = 3;
/** Without a named category, one whose products have a smaller share of the relevance of those of the first one is another kind. */
const leastCategoryShare = 1 / 2;
/** What costs a smaller share of their median price is an accessory. */
const leastPriceShare = 0.06;

/** What a query prefers, first. */
const preferredOrders: Record<Preference, RawBuilder<unknown>> = {
  cheap: sql`selling_satang desc`,
  newest: sql`created_at`,
  'best-selling': sql`standing`,
  discounted: sql`(discount > 0)`,
};

/** Raises the score of what the query prefers among products of the kind that it is for, so that ไอโฟนราคาถูก shows no cheap cases. */
const preferring = (preference: Preference, relevant: RawBuilder<unknown>, namesCategory: boolean) => sql`
  with likely as materialized (
    select relevant.*, ${namesCategory ? sql`is_named` : sql`score >= max(score) over () - ${sql.lit(maxRelevanceGap)}`} as is_likely
    from (${relevant}) relevant
  ), kind as materialized (
    select category_id, selling_satang, power(4, score - max(score) over ()) as weight from likely where is_likely
    order by score desc, standing desc, product_id desc limit ${sql.lit(kindSize)}
  ), categories as (
    select category_id, sum(weight) as weight from kind group by category_id
  ), kinds as (
    select likely.*, is_likely ${
      namesCategory
        ? sql``
        : sql`and category_id in (
      select category_id from categories where weight >= ${sql.lit(leastCategoryShare)} * (select max(weight) from categories)
    )`
    } and selling_satang >= ${sql.lit(leastPriceShare)} * (
      select percentile_disc(0.5) within group (order by selling_satang) from kind
    ) as is_meant from likely
  )
  select product_id, category_id, brand_id, standing, score + case when is_meant
    then 20 * (0.1 + percent_rank() over (partition by is_meant order by ${preferredOrders[preference]})) else 0 end as score
  from kinds`;

/**
 * How relevant a product is: where the terms match, whether they are next to each other, how much of its name they are, whether it is in
 * the named category or in another one of its kind, how well it sells and whether it is in stock. A category that is called like a brand
 * counts less: Galaxy Tabs come before phones of the category Samsung for samsung tab.
 */
function relevanceScore(textQuery: TextQuery): RawBuilder<unknown> {
  const { terms, namedCategory, isKindNamed, namedKind, phrase, inDescriptions } = textQuery;
  const ofKind = namedKind ? sql`when t.words @@ ${tsquery(namedKind)} then 2` : sql``;
  const ofTerms = terms.map(
    ({ anywhere, inName, inNameBrandOrCategory, wholeWord }) => sql`
      case when t.words @@ ${tsquery(inName)} then 1.0 when t.words @@ ${tsquery(inNameBrandOrCategory)} then 0.55
        when t.words @@ ${tsquery(anywhere)} then 0.3
        ${inDescriptions ? sql`when t.described @@ ${tsquery(anywhere)} then 0.2` : sql``} else 0 end
      + case when t.words @@ ${tsquery(wholeWord)} then 0.15 else 0 end`,
  );
  return sql`
    6.0 * (${sql.join(ofTerms, sql` + `)}) / ${sql.lit(terms.length)}
    + 2.0 * least(1, ${sql.lit(terms.length)}::float8 / greatest(t.name_words, 1))
    + 1.5 * greatest(best.standing, 0) / (greatest(best.standing, 0) + 200.0)
    ${phrase ? sql`+ case when t.words @@ ${tsquery(phrase)} then 1.5 else 0 end` : sql``}
    ${namedCategory ? sql`+ case when t.words @@ ${tsquery(namedCategory)} then ${sql.lit(isKindNamed ? 3 : 1.5)} ${ofKind} else 0 end` : sql``}
    - case when best.availability = 0 then 3 else 0 end`;
}
