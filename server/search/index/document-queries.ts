import { sql } from 'kysely';
import { type Locale, locales } from '#contract/locale.ts';
import { ownPlanIds } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import type { Description, DocumentText, ListingFields, ProductSource, SourceAttribute } from './document-rules.ts';

/** The content of the visible ones of these products, in no order. */
export async function readProductSources(tx: Tx, productIds: readonly number[]): Promise<ProductSource[]> {
  const { rows } = await sql<Omit<ProductSource, 'createdAt'> & { createdAt: Date }>`
    select p.product_id as "productId", p.brand_id as "brandId", b.title as brand, p.category_id as "categoryId",
      above.names as "categoryNames", p.name, p.created_at as "createdAt", p.popularity, p.badges,
      p.installment_flag as "installmentFlag", ${ownPlanIds} as "ownPlanIds", p.attributes, of_product.skus,
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

/** Writes fields that differ. @returns the products whose fields changed */
export async function saveListingFields(tx: Tx, fields: readonly ListingFields[]): Promise<number[]> {
  const valueIds = await attributeValueIds(tx, fields);
  const rows = fields.map(({ attributes, ...field }) => ({
    ...field,
    value_ids: [...new Set(attributes.map((attribute) => valueIds.get(keyOf(attribute))))].sort(),
  }));
  const { rows: changed } = await sql<{ product_id: number }>`
    insert into search_products as stored (
      product_id, brand_id, category_id, created_at, selling_satang, discount, availability, promotions, standing, value_ids
    )
    select "productId", "brandId", "categoryId", "createdAt", selling, discount, availability, promotions, "rankScore", value_ids
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      "productId" integer, "brandId" integer, "categoryId" integer, "createdAt" timestamptz, selling bigint,
      discount double precision, availability smallint, promotions smallint, "rankScore" integer, value_ids integer[]
    )
    on conflict (product_id) do update
    set brand_id = excluded.brand_id, category_id = excluded.category_id, created_at = excluded.created_at,
      selling_satang = excluded.selling_satang, discount = excluded.discount, availability = excluded.availability,
      promotions = excluded.promotions, standing = excluded.standing, value_ids = excluded.value_ids
    where (stored.*) is distinct from (excluded.*)
    returning product_id`.execute(tx);
  for (const locale of locales) {
    await copyListingFields(
      tx,
      locale,
      fields.map(({ productId }) => productId),
    );
  }
  return changed.map((row) => row.product_id);
}

/** Copies fields that differ to the documents in a language. Lexemes stay untouched, and so does their index. */
async function copyListingFields(tx: Tx, locale: Locale, productIds: readonly number[]): Promise<void> {
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

/** The ids of attribute values. Inserts new values and updates changed labels. */
async function attributeValueIds(tx: Tx, fields: readonly ListingFields[]): Promise<Map<string, number>> {
  const all = new Map(fields.flatMap(({ attributes }) => attributes.map((attribute) => [keyOf(attribute), attribute])));
  if (all.size === 0) return new Map();
  const given = JSON.stringify([...all.values()].map(({ code, value, label }) => ({ code, value, label })));
  await sql`
    insert into search_values as stored (code, value, label)
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
 * Writes the lexemes that differ of products whose fields are saved, and updates the vocabulary of the language.
 * @returns the products whose lexemes changed
 */
export async function saveDocumentTexts(tx: Tx, locale: Locale, texts: readonly DocumentText[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with given as materialized (
      select "productId" as product_id, lexemes::tsvector as words, "nameWordCount" as name_words
      from json_to_recordset(${JSON.stringify(texts)}::json)
        as r ("productId" integer, lexemes text, "nameWordCount" smallint)
    ), differing as materialized (
      select given.*, stored.words as old_words
      from given left join ${textTable(locale)} stored using (product_id)
      where stored.product_id is null or stored.words <> given.words or stored.name_words <> given.name_words
    ), counted as (
      ${countLexemes(
        locale,
        sql`
        select unnest(${writtenLexemes(sql`words`)}) as word, 1 as change from differing
        union all
        select unnest(${writtenLexemes(sql`old_words`)}), -1 from differing`,
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

/** Writes descriptions that differ. @returns the products whose descriptions changed */
export async function saveDescriptions(tx: Tx, descriptions: readonly Description[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    insert into search_descriptions as stored (product_id, described)
    select "productId", lexemes::tsvector
    from json_to_recordset(${JSON.stringify(descriptions)}::json) as r ("productId" integer, lexemes text)
    on conflict (product_id) do update set described = excluded.described where stored.described <> excluded.described
    returning product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** The lexemes that are written in the product's texts: without merchant codes and joined words, which have weight D. */
const writtenLexemes = (lexemes: ReturnType<typeof sql>) => sql`tsvector_to_array(ts_filter(${lexemes}, '{a,b,c}'))`;

/** Adds changes to the number of documents of each lexeme. */
function countLexemes(locale: Locale, changes: ReturnType<typeof sql>) {
  return sql`
    insert into search_words (locale, word, documents)
    select ${locale}::text, word, sum(change) from (${changes}) as changes
    group by word having sum(change) <> 0
    order by word
    on conflict (locale, word) do update set documents = search_words.documents + excluded.documents`;
}

/** Deletes the documents of products. @returns the products that had one */
export async function deleteDocuments(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  for (const locale of locales) {
    await sql`
      with deleted as (
        delete from ${textTable(locale)} where product_id = any (${productIds}::integer[]) returning words
      )
      ${countLexemes(locale, sql`select unnest(${writtenLexemes(sql`words`)}) as word, -1 as change from deleted`)}`.execute(
      tx,
    );
  }
  await sql`delete from search_descriptions where product_id = any (${productIds}::integer[])`.execute(tx);
  const { rows } = await sql<{ product_id: number }>`
    delete from search_products where product_id = any (${productIds}::integer[]) returning product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}
