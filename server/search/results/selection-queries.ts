import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import { textTable } from '../index/document-queries.ts';
import { promotions as bits } from '../index/document-rules.ts';
import { matchCondition } from '../interpretation/match-queries.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';

/** The filters of a list, in ids and codes of the index. `null` does not filter. */
export interface Selection {
  locale: Locale;
  textQuery: TextQuery | null;
  /** The chosen category and all below it. */
  categoryIds: readonly number[] | null;
  /** The categories that the category facet counts: at least `categoryIds`. */
  facetCategoryIds: readonly number[] | null;
  brandIds: readonly number[] | null;
  /** Satang, both ends included. */
  price: { from: number; to: number } | null;
  availabilities: readonly number[] | null;
  /** Bits of `promotions`; a product needs one of them. */
  promotions: number | null;
  /** The products that have a free gift, of those whose documents say so; null for all of those. */
  withGift: readonly number[] | null;
  /** Chosen values by attribute; a product needs one of each attribute. */
  attributes: readonly { code: string; valueIds: readonly number[] }[];
}

export const byRankScore = sql`c.standing desc, c.product_id desc`;

export const unfiltered = (locale: Locale): Selection => ({
  locale,
  textQuery: null,
  categoryIds: null,
  facetCategoryIds: null,
  brandIds: null,
  price: null,
  availabilities: null,
  promotions: null,
  withGift: null,
  attributes: [],
});

/** Above any price. */
const maxPriceSatang = 2 ** 52;

/** A price range in baht as a filter in satang; null if it is open at both ends. */
export function priceRangeInSatang(
  price: { minPrice?: number | null; maxPrice?: number | null } | null,
): Selection['price'] {
  const { minPrice = null, maxPrice = null } = price ?? {};
  if (minPrice === null && maxPrice === null) return null;
  return {
    from: minPrice === null ? 0 : satangFromBaht(minPrice),
    to: maxPrice === null ? maxPriceSatang : satangFromBaht(maxPrice),
  };
}

/** The condition of each facet with a choice. */
export function facetConditions(selection: Selection): { name: string; condition: RawBuilder<unknown> }[] {
  const { categoryIds, brandIds, price, availabilities, promotions, attributes } = selection;
  const all: { name: string; condition: RawBuilder<unknown> }[] = [];
  const add = (name: string, condition: RawBuilder<unknown>) => all.push({ name, condition });
  if (categoryIds) add('category', sql`c.category_id = any (${categoryIds}::integer[])`);
  if (brandIds) add('brand', sql`c.brand_id = any (${brandIds}::integer[])`);
  if (price) add('price', priceCondition(price));
  if (availabilities) add('availability', sql`c.availability = any (${availabilities}::smallint[])`);
  if (promotions !== null) add('promotion', sql`${promotionBits(selection)} & ${promotions}::integer <> 0`);
  for (const { code, valueIds } of attributes) add(code, sql`c.value_ids && ${valueIds}::integer[]`);
  return all;
}

/** An open end is left out: the plan is the same for all prices, and a range between two prices is expected to be narrow. */
function priceCondition({ from, to }: NonNullable<Selection['price']>): RawBuilder<unknown> {
  if (to >= maxPriceSatang) return sql`c.selling_satang >= ${from}::bigint`;
  if (from <= 0) return sql`c.selling_satang <= ${to}::bigint`;
  return sql`c.selling_satang between ${from}::bigint and ${to}::bigint`;
}

/** Lists without a query are read from the table that has an index for each sort. */
export const sourceTable = ({ locale, textQuery }: Selection) =>
  textQuery ? textTable(locale) : sql.table('search_products');
export const textCondition = ({ textQuery }: Selection, part: 'match' | 'preferred') =>
  textQuery ? matchCondition(textQuery, textQuery[part]) : sql`true`;

/** All products that pass the filters and match that part of the text query. */
export function matchingProducts(selection: Selection, part: 'match' | 'preferred'): RawBuilder<unknown> {
  const conditions = [textCondition(selection, part), ...facetConditions(selection).map(({ condition }) => condition)];
  return sql`select ${listingColumns(selection)} from ${sourceTable(selection)} c where ${sql.join(conditions, sql` and `)}`;
}

/** What facets, sorts and ranking need of a product. */
export const listingColumns = (selection: Selection): RawBuilder<unknown> => sql`
  c.product_id, c.category_id, c.brand_id, c.availability, ${promotionBits(selection)} as promotions, c.selling_satang, c.standing,
  c.created_at, c.discount`;

/** In a subquery, the ids are hashed once: a row is not compared with each of them. */
function promotionBits({ withGift }: Selection): RawBuilder<unknown> {
  if (withGift === null) return sql`c.promotions`;
  const gift = sql.lit(bits['free-gift']);
  const withoutGift = sql`c.promotions & ~${gift}`;
  if (withGift.length === 0) return sql`(${withoutGift})`;
  return sql`(case when c.promotions & ${gift} = 0 or c.product_id in (select unnest(${withGift}::integer[]))
    then c.promotions else ${withoutGift} end)`;
}
