import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import { textTable } from '../index/document-queries.ts';
import { has } from '../interpretation/match-queries.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';

/** What narrows a list, in the numbers of the index. What is null does not narrow it. */
export interface Selection {
  locale: Locale;
  text: TextQuery | null;
  /** Categories, those below the wanted one included. */
  categoryIds: readonly number[] | null;
  /** The categories that the counts of categories are of: at least `categoryIds`. */
  countedCategoryIds: readonly number[] | null;
  brandIds: readonly number[] | null;
  /** Satang, both included. */
  price: { from: number; to: number } | null;
  availabilities: readonly number[] | null;
  /** Bits; one of them is enough. */
  promotions: number | null;
  /** Wanted values by attribute; one of each is enough. */
  attributes: readonly { code: string; valueIds: readonly number[] }[];
}

export const byStanding = sql`c.standing desc, c.product_id desc`;

/** A selection by nothing but what is given. */
export const everything = (locale: Locale): Selection => ({
  locale,
  text: null,
  categoryIds: null,
  countedCategoryIds: null,
  brandIds: null,
  price: null,
  availabilities: null,
  promotions: null,
  attributes: [],
});

/** The dearest price there can be, in satang. */
const noLimit = 2 ** 52;

/** The price that a list is narrowed by, of one in baht; null where that has no end. */
export function priceOf(price: { minPrice?: number | null; maxPrice?: number | null } | null): Selection['price'] {
  const { minPrice = null, maxPrice = null } = price ?? {};
  if (minPrice === null && maxPrice === null) return null;
  return {
    from: minPrice === null ? 0 : satangFromBaht(minPrice),
    to: maxPrice === null ? noLimit : satangFromBaht(maxPrice),
  };
}

/** The choices that narrow a list, by facet. */
export function facetConditions(selection: Selection): { name: string; condition: RawBuilder<unknown> }[] {
  const { categoryIds, brandIds, price, availabilities, promotions, attributes } = selection;
  const all: { name: string; condition: RawBuilder<unknown> }[] = [];
  const add = (name: string, condition: RawBuilder<unknown>) => all.push({ name, condition });
  if (categoryIds) add('category', sql`c.category_id = any (${categoryIds}::integer[])`);
  if (brandIds) add('brand', sql`c.brand_id = any (${brandIds}::integer[])`);
  if (price) add('price', sql`c.selling_satang between ${price.from}::bigint and ${price.to}::bigint`);
  if (availabilities) add('availability', sql`c.availability = any (${availabilities}::smallint[])`);
  if (promotions !== null) add('promotion', sql`c.promotions & ${promotions}::integer <> 0`);
  for (const { code, valueIds } of attributes) add(code, sql`c.value_ids && ${valueIds}::integer[]`);
  return all;
}

/** Lists without words are read from the table whose indexes have the orders. */
export const source = ({ locale, text }: Selection) => (text ? textTable(locale) : sql.table('search_products'));
export const hasWords = ({ text }: Selection, which: 'all' | 'named') => (text ? has(text, text[which]) : sql`true`);

/** All products that fit; with `named`, those that are called by the words. */
export function fitting(selection: Selection, which: 'all' | 'named'): RawBuilder<unknown> {
  const conditions = [hasWords(selection, which), ...facetConditions(selection).map(({ condition }) => condition)];
  return sql`select ${columns} from ${source(selection)} c where ${sql.join(conditions, sql` and `)}`;
}

/** What facets and orders need of a product. */
export const columns = sql`c.product_id, c.category_id, c.brand_id, c.availability, c.promotions, c.selling_satang, c.standing, c.created_at,
  c.discount`;
