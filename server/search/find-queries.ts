import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import type { TextQuery } from './query-rules.ts';

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

export interface Page {
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** Counts of a facet's values by their numbers. */
type Counts = [number, number][];

export interface FoundFacets {
  categories: Counts;
  brands: Counts;
  availabilities: Counts;
  /** By set of bits. */
  promotions: Counts;
  values: Counts;
  price: { from: number; to: number } | null;
}

/**
 * So many of the best selling products that have the words, and as many of those that are called by them, are put in order by how
 * well they fit; the rest follows by standing.
 */
const rankedAtMost = 300;

const orders: Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>> = {
  newest: sql`c.created_at desc, c.product_id desc`,
  'price-asc': sql`c.selling_satang, c.product_id desc`,
  'price-desc': sql`c.selling_satang desc, c.product_id desc`,
  discount: sql`c.discount desc, c.product_id desc`,
};
const byStanding = sql`c.standing desc, c.product_id desc`;

const textTable = (locale: Locale) => sql.table(`search_texts_${locale}`);
/** Parsed once a statement, not once a row. */
const parsed = (query: string) => sql`(select ${query}::tsquery)`;

/** Whether a product's document has what a search names. */
const has = ({ described }: TextQuery, query: string) =>
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

/** One page of the products that fit, in order, and how many there are. */
export async function findPage(
  db: Db,
  selection: Selection,
  page: Page,
): Promise<{ productIds: number[]; total: number }> {
  const { rows } = await sql<{ productIds: number[]; total: number }>`
    with candidates as not materialized (${fitting(selection, 'all')}) ${ranked(selection, page)}
    select (select count(*)::integer from candidates) as total, ${idsOfPage(selection, page)} as "productIds"`.execute(
    db,
  );
  return rows[0] ?? { productIds: [], total: 0 };
}

/** As `findPage`, with the counts of all facets; those of attributes for the codes that are asked for. */
export async function findPageWithFacets(
  db: Db,
  selection: Selection,
  page: Page,
  codes: readonly string[],
): Promise<{ productIds: number[]; total: number; facets: FoundFacets }> {
  const facets = facetConditions(selection);
  /** Of a facet without a choice of its own 0: there is nothing to ignore. */
  const bitOf = (name: string) => {
    const index = facets.findIndex((facet) => facet.name === name);
    return index < 0 ? 0 : 2 ** index;
  };
  const within = (name: string) => sql`missed in (0, ${sql.lit(bitOf(name))})`;
  const facetCounts = (name: string, value: RawBuilder<unknown>) =>
    counts(sql`select ${value}, sum(number) from groups where ${within(name)} group by 1`);
  const missed =
    facets.length === 0
      ? sql`0`
      : sql.join(
          facets.map(({ condition }, index) => sql`(case when ${condition} then 0 else ${sql.lit(2 ** index)} end)`),
          sql` | `,
        );
  const wider = selection.countedCategoryIds;
  const { rows } = await sql<{ productIds: number[]; total: number } & FoundFacets>`
    with counted as not materialized (
      select * from (
        select ${columns}, c.value_ids, ${missed} as missed from ${source(selection)} c
        where ${hasWords(selection, 'all')} ${wider ? sql`and c.category_id = any (${wider}::integer[])` : sql``}
      ) c
      ${facets.length > 0 ? sql`where missed & (missed - 1) = 0` : sql``}
    ), candidates as not materialized (${fitting(selection, 'all')}), groups as materialized (
      select category_id, brand_id, availability, promotions, missed, count(*) as number,
        min(selling_satang) as lowest, max(selling_satang) as highest
      from counted group by 1, 2, 3, 4, 5
    )
    ${ranked(selection, page)}
    select (select coalesce(sum(number), 0)::integer from groups where missed = 0) as total,
      ${idsOfPage(selection, page)} as "productIds",
      ${facetCounts('category', sql`category_id`)} as categories,
      ${facetCounts('brand', sql`brand_id`)} as brands,
      ${facetCounts('availability', sql`availability`)} as availabilities,
      ${facetCounts('promotion', sql`promotions`)} as promotions,
      ${
        codes.length > 0
          ? counts(sql`
            select v.value_id, sum(number)
            from (select value_ids, missed, count(*) as number from counted group by 1, 2) alike
            cross join unnest(alike.value_ids) as has (value_id)
            join (
              select value_id, bit from search_values
              join unnest(${[...codes]}::text[], ${codes.map(bitOf)}::integer[]) as wanted (code, bit) using (code)
            ) v using (value_id)
            where missed in (0, v.bit)
            group by 1`)
          : sql`'[]'::json`
      } as values,
      (
        select json_build_object('from', min(lowest), 'to', max(highest))
        from groups where ${within('price')} having count(*) > 0
      ) as price`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the statement has one row');
  const { productIds, total, ...found } = row;
  return { productIds, total, facets: found };
}

/** What facets and orders need of a product. */
const columns = sql`c.product_id, c.category_id, c.brand_id, c.availability, c.promotions, c.selling_satang, c.standing, c.created_at,
  c.discount`;

const counts = (select: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_array(value, number)), '[]') from (${select}) as counts (value, number))`;

/** What the best products for a query are, for suggestions. */
export interface Best {
  productId: number;
  categoryId: number;
  brandId: number;
  name: string;
}

/** Suggestions look at so many of the best products. */
const suggestedFrom = 60;
/** So many of the best selling products are looked through for words that many have. */
const walkedThrough = 2500;
/** Fewer of them than fill a list of suggestions are no answer. */
const enough = 10;

/**
 * The best products for words, in order. Where many may have them (`common`) the best selling ones are looked through until
 * enough are found, so that a single letter is answered as quickly as a whole word; else each that has them is looked at.
 */
export async function findBest(db: Db, selection: Selection & { text: TextQuery }, common: boolean): Promise<Best[]> {
  const { locale, text } = selection;
  const found = common ? await scored(db, locale, text, amongBestSelling(selection)) : [];
  if (found.length >= enough) return found;
  return scored(db, locale, text, bestOf(selection, 2 * suggestedFrom));
}

const amongBestSelling = (selection: Selection & { text: TextQuery }) => sql`
  select ${columns} from (
    select c.product_id, c.standing from search_products c order by ${byStanding} limit ${sql.lit(walkedThrough)}
  ) walked cross join lateral (
    select * from ${textTable(selection.locale)} where product_id = walked.product_id offset 0
  ) c
  where ${sql.join(
    [
      sql`case when ${has(selection.text, selection.text.all)} then true end`,
      ...facetConditions(selection).map(({ condition }) => condition),
    ],
    sql` and `,
  )}
  order by walked.standing desc, walked.product_id desc limit ${sql.lit(suggestedFrom)}`;

async function scored(db: Db, locale: Locale, text: TextQuery, best: RawBuilder<unknown>): Promise<Best[]> {
  const { rows } = await sql<Best>`
    with best as materialized (${best}), scored as (
      select best.*, ${score(text)} as score from best ${wordsOfBest(locale, text)}
      order by score desc, standing desc, product_id desc limit ${sql.lit(suggestedFrom)}
    )
    select scored.product_id as "productId", scored.category_id as "categoryId", scored.brand_id as "brandId",
      p.name ->> ${locale}::text as name
    from scored join products p using (product_id)
    order by score desc, standing desc, scored.product_id desc`.execute(db);
  return rows;
}

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
function facetConditions(selection: Selection): { name: string; condition: RawBuilder<unknown> }[] {
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
const source = ({ locale, text }: Selection) => (text ? textTable(locale) : sql.table('search_products'));
const hasWords = ({ text }: Selection, which: 'all' | 'named') => (text ? has(text, text[which]) : sql`true`);

/** All products that fit; with `named`, those that are called by the words. */
function fitting(selection: Selection, which: 'all' | 'named'): RawBuilder<unknown> {
  const conditions = [hasWords(selection, which), ...facetConditions(selection).map(({ condition }) => condition)];
  return sql`select ${columns} from ${source(selection)} c where ${sql.join(conditions, sql` and `)}`;
}

/** The best selling products that fit and the best selling of those that are called by the words, so many of each. */
const bestOf = (selection: Selection, number: number) => sql`
  (select * from (${fitting(selection, 'all')}) c order by ${byStanding} limit ${sql.lit(number)})
  union
  (select * from (${fitting(selection, 'named')}) c order by ${byStanding} limit ${sql.lit(number)})`;

/** Each of the best with its words, which are stored apart from it and are to be read once only. */
const wordsOfBest = (locale: Locale, { described }: TextQuery) => sql`
  cross join lateral (
    select name_words, words || ''::tsvector as words ${described ? sql`, described || ''::tsvector as described` : sql``}
    from ${textTable(locale)} ${described ? sql`join search_descriptions using (product_id)` : sql``}
    where product_id = best.product_id offset 0
  ) t`;

/** The best of the candidates, each with how well it fits. */
function ranked(selection: Selection, { sort }: Page): RawBuilder<unknown> {
  const { locale, text } = selection;
  if (!text || sort !== 'relevance') return sql``;
  return sql`, best as materialized (${bestOf(selection, rankedAtMost)}), ranked as materialized (
      select best.product_id, best.standing, ${score(text)} as score from best ${wordsOfBest(locale, text)}
    )`;
}

/**
 * How well a product fits: by whether it is what the query names, where its words are, how much of its name they are, how well it
 * sells, and whether it can be bought at all.
 */
function score({ words, kind, described }: TextQuery): RawBuilder<unknown> {
  const places = words.map(
    ({ any, named, near, whole }) => sql`
      case when t.words @@ ${parsed(named)} then 1.0 when t.words @@ ${parsed(near)} then 0.55
        when t.words @@ ${parsed(any)} then 0.3 ${described ? sql`when t.described @@ ${parsed(any)} then 0.2` : sql``} else 0 end
      + case when t.words @@ ${parsed(whole)} then 0.15 else 0 end`,
  );
  return sql`
    6.0 * (${sql.join(places, sql` + `)}) / ${sql.lit(words.length)}
    + 2.0 * least(1, ${sql.lit(words.length)}::float8 / greatest(t.name_words, 1))
    + 1.5 * greatest(best.standing, 0) / (greatest(best.standing, 0) + 200.0)
    ${kind ? sql`+ case when t.words @@ ${parsed(kind)} then 3 else 0 end` : sql``}
    - case when best.availability = 0 then 3 else 0 end`;
}

function idsOfPage({ text }: Selection, { sort, limit, offset }: Page): RawBuilder<unknown> {
  const slice = sql`limit ${limit}::integer offset ${offset}::integer`;
  const order = sort === 'relevance' ? byStanding : orders[sort];
  if (sort !== 'relevance' || !text)
    return sql`array(select c.product_id from candidates c order by ${order} ${slice})`;
  if (offset + limit <= rankedAtMost)
    return sql`array(select product_id from ranked order by score desc, standing desc, product_id desc ${slice})`;
  return sql`array(
    select c.product_id from candidates c left join ranked r using (product_id)
    order by r.score desc nulls last, ${byStanding} ${slice})`;
}
