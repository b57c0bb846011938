import { sql } from 'kysely';
import { type Locale, locales } from '#contract/locale.ts';
import type { Tx } from '../../db/database.ts';
import type { Description, Facts, ProductSource, SourceAttribute, Texts } from './document-rules.ts';

/** The visible ones among these products, with all that their documents are made of, in no order. */
export async function productSources(tx: Tx, productIds: readonly number[]): Promise<ProductSource[]> {
  const { rows } = await sql<Omit<ProductSource, 'createdAt'> & { createdAt: Date }>`
    select p.product_id as "productId", p.brand_id as "brandId", b.title as brand, p.category_id as "categoryId",
      above.names as "categoryNames", p.name, p.created_at as "createdAt", p.popularity, p.badges,
      p.installment_flag as "installmentFlag", p.attributes, of_product.skus,
      p.short_description as "shortDescription", p.key_highlight as "keyHighlight", p.specification
    from products p
    join brands b using (brand_id)
    join categories c using (category_id)
    join lateral (
      select json_agg(a.name order by a.level desc) as names
      from categories a where a.path = c.path or starts_with(c.path, a.path || '/')
    ) above on true
    join lateral (
      select json_agg(
        json_build_object('skuId', s.sku_id, 'sku', s.sku, 'defaultFlag', s.default_flag, 'attributes', s.attributes)
        order by s.position, s.sku_id
      ) as skus
      from skus s where s.product_id = p.product_id
    ) of_product on of_product.skus is not null
    where p.product_id = any (${productIds}::integer[]) and p.visible`.execute(tx);
  return rows;
}

/** Writes facts where they differ. @returns the products whose facts were others */
export async function saveFacts(tx: Tx, facts: readonly Facts[]): Promise<number[]> {
  const valueIds = await idsOfValues(tx, facts);
  const rows = facts.map(({ attributes, ...fact }) => ({
    ...fact,
    value_ids: [...new Set(attributes.map((attribute) => valueIds.get(keyOf(attribute))))].sort(),
  }));
  const { rows: changed } = await sql<{ product_id: number }>`
    insert into search_products as kept (
      product_id, brand_id, category_id, created_at, selling_satang, discount, availability, promotions, standing, value_ids
    )
    select "productId", "brandId", "categoryId", "createdAt", selling, discount, availability, promotions, standing, value_ids
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      "productId" integer, "brandId" integer, "categoryId" integer, "createdAt" timestamptz, selling bigint,
      discount double precision, availability smallint, promotions smallint, standing integer, value_ids integer[]
    )
    on conflict (product_id) do update
    set brand_id = excluded.brand_id, category_id = excluded.category_id, created_at = excluded.created_at,
      selling_satang = excluded.selling_satang, discount = excluded.discount, availability = excluded.availability,
      promotions = excluded.promotions, standing = excluded.standing, value_ids = excluded.value_ids
    where (kept.*) is distinct from (excluded.*)
    returning product_id`.execute(tx);
  for (const locale of locales) {
    await copyFacts(
      tx,
      locale,
      facts.map(({ productId }) => productId),
    );
  }
  return changed.map((row) => row.product_id);
}

/** Writes facts beside the words of products where they differ: these stay as they are, and so does their index. */
async function copyFacts(tx: Tx, locale: Locale, productIds: readonly number[]): Promise<void> {
  await sql`
    update ${textTable(locale)} t
    set brand_id = p.brand_id, category_id = p.category_id, created_at = p.created_at, selling_satang = p.selling_satang,
      discount = p.discount, availability = p.availability, promotions = p.promotions, standing = p.standing,
      value_ids = p.value_ids
    from search_products p
    where p.product_id = any (${productIds}::integer[]) and t.product_id = p.product_id
      and row (t.brand_id, t.category_id, t.created_at, t.selling_satang, t.discount, t.availability, t.promotions, t.standing, t.value_ids)
        is distinct from
        row (p.brand_id, p.category_id, p.created_at, p.selling_satang, p.discount, p.availability, p.promotions, p.standing, p.value_ids)`.execute(
    tx,
  );
}

const keyOf = ({ code, value }: SourceAttribute) => `${code}:${value}`;

/** The numbers of attributes' values; new ones get one, labels that changed are written. */
async function idsOfValues(tx: Tx, facts: readonly Facts[]): Promise<Map<string, number>> {
  const all = new Map(facts.flatMap(({ attributes }) => attributes.map((attribute) => [keyOf(attribute), attribute])));
  if (all.size === 0) return new Map();
  const given = JSON.stringify([...all.values()].map(({ code, value, label }) => ({ code, value, label })));
  await sql`
    insert into search_values as kept (code, value, label)
    select r.code, r.value, r.label
    from json_to_recordset(${given}::json) as r (code text, value text, label jsonb)
    left join search_values v on v.code = r.code and v.value = r.value
    where v.label is distinct from r.label
    order by r.code, r.value
    on conflict (code, value) do update set label = excluded.label`.execute(tx);
  const { rows } = await sql<{ code: string; value: string; value_id: number }>`
    select v.code, v.value, v.value_id
    from json_to_recordset(${given}::json) as r (code text, value text)
    join search_values v using (code, value)`.execute(tx);
  return new Map(rows.map(({ code, value, value_id }) => [`${code}:${value}`, value_id]));
}

/** The table of the documents in a language. */
export const textTable = (locale: Locale) => sql.table(`search_texts_${locale}`);

/**
 * Writes the words of products, whose facts are written, in a language where they differ, and counts which words there are.
 * @returns the products whose words were others
 */
export async function saveTexts(tx: Tx, locale: Locale, texts: readonly Texts[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with given as materialized (
      select "productId" as product_id, words::tsvector as words, "nameWords" as name_words
      from json_to_recordset(${JSON.stringify(texts)}::json) as r ("productId" integer, words text, "nameWords" smallint)
    ), differing as materialized (
      select given.*, kept.words as old_words
      from given left join ${textTable(locale)} kept using (product_id)
      where kept.product_id is null or kept.words <> given.words or kept.name_words <> given.name_words
    ), counted as (
      ${countWords(
        locale,
        sql`
        select unnest(${written(sql`words`)}) as word, 1 as change from differing
        union all
        select unnest(${written(sql`old_words`)}), -1 from differing`,
      )}
    )
    insert into ${textTable(locale)} (
      product_id, brand_id, category_id, created_at, selling_satang, discount, availability, promotions, standing, value_ids,
      words, name_words
    )
    select product_id, p.brand_id, p.category_id, p.created_at, p.selling_satang, p.discount, p.availability, p.promotions,
      p.standing, p.value_ids, differing.words, differing.name_words
    from differing join search_products p using (product_id)
    on conflict (product_id) do update
    set words = excluded.words, name_words = excluded.name_words, padding = excluded.padding
    returning product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Writes what is said of products where it differs. @returns the products of which other things were said */
export async function saveDescriptions(tx: Tx, descriptions: readonly Description[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    insert into search_descriptions as kept (product_id, described)
    select "productId", described::tsvector
    from json_to_recordset(${JSON.stringify(descriptions)}::json) as r ("productId" integer, described text)
    on conflict (product_id) do update set described = excluded.described where kept.described <> excluded.described
    returning product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Words as they are written: no merchant codes, and none that are made of several. */
const written = (words: ReturnType<typeof sql>) => sql`tsvector_to_array(ts_filter(${words}, '{a,b,c}'))`;

/** Adds changes to the number of documents of words. */
function countWords(locale: Locale, changes: ReturnType<typeof sql>) {
  return sql`
    insert into search_words (locale, word, documents)
    select ${locale}::text, word, sum(change) from (${changes}) as changes
    group by word having sum(change) <> 0
    order by word
    on conflict (locale, word) do update set documents = search_words.documents + excluded.documents`;
}

/** Takes the documents of products away. @returns those that had one */
export async function dropDocuments(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  for (const locale of ['th', 'en'] as const) {
    await sql`
      with gone as (
        delete from ${textTable(locale)} where product_id = any (${productIds}::integer[]) returning words
      )
      ${countWords(locale, sql`select unnest(${written(sql`words`)}) as word, -1 as change from gone`)}`.execute(tx);
  }
  await sql`delete from search_descriptions where product_id = any (${productIds}::integer[])`.execute(tx);
  const { rows } = await sql<{ product_id: number }>`
    delete from search_products where product_id = any (${productIds}::integer[]) returning product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}
