import { type RawBuilder, sql } from 'kysely';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { Db, Tx } from '../../db/database.ts';
import { productSlug } from '../rules.ts';
import type { ProductRow, SkuRow } from './columns.ts';

async function selectProducts(db: Db, chosen: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<Omit<ProductRow, 'created_at'> & { created_at: Date }>`
    select 'product' as type, p.product_id as id, b.slug as brand, c.path as category,
      p.name ->> 'th' as name_th, p.name ->> 'en' as name_en,
      p.short_description ->> 'th' as short_description_th, p.short_description ->> 'en' as short_description_en,
      p.description -> 'th' as description_th, p.description -> 'en' as description_en,
      p.key_highlight -> 'th' as key_highlight_th, p.key_highlight -> 'en' as key_highlight_en,
      p.faq -> 'th' as faq_th, p.faq -> 'en' as faq_en,
      p.specification, p.attributes as facts, p.badges, p.installment_flag, p.education_flag, p.popularity, p.visible, p.created_at
    from (select * from products where ${chosen}) p
    join brands b using (brand_id)
    join categories c using (category_id)
    order by p.product_id`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export function productsById(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return selectProducts(db, sql`product_id = any (${ids}::integer[])`);
}

/** The next products after an id, in the order of their ids. */
export function productsAfter(db: Db, id: number, limit: number): Promise<ProductRow[]> {
  return selectProducts(db, sql`product_id > ${id}::integer order by product_id limit ${limit}::integer`);
}

/** Which of these ids are a SKU's. */
export async function idsOfSkus(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select sku_id as id from skus where sku_id = any (${ids}::integer[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these ids are a product's. */
export async function idsOfProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from products where product_id = any (${ids}::integer[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const isVisibleWithoutSkus = sql`visible and not exists (select from skus s where s.product_id = products.product_id)`;

/** Which of these products are visible and have no SKU. */
export async function productsWithoutSkus(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from products where product_id = any (${ids}::integer[]) and ${isVisibleWithoutSkus}`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Hides those of these products that have no SKU, and tells which. */
export async function hideWithoutSkus(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products set visible = false where product_id = any (${ids}::integer[]) and ${isVisibleWithoutSkus}
    returning product_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes products whose brands and categories are there. */
export async function saveProducts(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const values = rows.map((row) => ({
    ...row,
    slug: productSlug(row.name_en, row.id),
    name: { th: row.name_th, en: row.name_en },
    short_description: { th: row.short_description_th, en: row.short_description_en },
    description: { th: row.description_th, en: row.description_en },
    key_highlight: { th: row.key_highlight_th, en: row.key_highlight_en },
    faq: { th: row.faq_th, en: row.faq_en },
  }));
  await sql`
    insert into products (
      product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq, specification,
      attributes, badges, installment_flag, education_flag, popularity, visible, created_at
    )
    select r.id, b.brand_id, c.category_id, r.slug, r.name, r.short_description, r.description, r.key_highlight, r.faq,
      r.specification, r.facts, r.badges, r.installment_flag, r.education_flag, r.popularity, r.visible, r.created_at
    from json_to_recordset(${JSON.stringify(values)}::json) as r (
      id integer, brand text, category text, slug text, name jsonb, short_description jsonb, description jsonb,
      key_highlight jsonb, faq jsonb, specification jsonb, facts jsonb, badges text[], installment_flag boolean,
      education_flag boolean, popularity integer, visible boolean, created_at timestamptz
    )
    join brands b on b.slug = r.brand
    join categories c on c.path = r.category
    on conflict (product_id) do update
    set brand_id = excluded.brand_id, category_id = excluded.category_id, slug = excluded.slug, name = excluded.name,
      short_description = excluded.short_description, description = excluded.description,
      key_highlight = excluded.key_highlight, faq = excluded.faq, specification = excluded.specification,
      attributes = excluded.attributes, badges = excluded.badges, installment_flag = excluded.installment_flag, education_flag = excluded.education_flag,
      popularity = excluded.popularity, visible = excluded.visible, created_at = excluded.created_at
  `.execute(tx);
}

async function selectSkus(db: Db, where: RawBuilder<unknown>): Promise<SkuRow[]> {
  const { rows } = await sql<Omit<SkuRow, 'price'> & { price_satang: number }>`
    select 'sku' as type, sku_id as id, product_id, sku, default_flag, position, attributes, images, price_satang,
      limit_quantity
    from skus where ${where} order by product_id, position, sku_id`.execute(db);
  return rows.map(({ price_satang, limit_quantity, ...row }) => ({
    ...row,
    price: bahtFromSatang(price_satang),
    limit_quantity,
  }));
}

export function skusById(db: Db, ids: readonly number[]): Promise<SkuRow[]> {
  return selectSkus(db, sql`sku_id = any (${ids}::integer[])`);
}

/** Those of each product in their order. */
export function skusOfProducts(db: Db, productIds: readonly number[]): Promise<SkuRow[]> {
  return selectSkus(db, sql`product_id = any (${productIds}::integer[])`);
}

/** Writes SKUs whose products are there; a product's default changes hands within one call. */
export async function saveSkus(tx: Tx, rows: readonly SkuRow[]): Promise<void> {
  const values = rows.map((row) => ({ ...row, price_satang: satangFromBaht(row.price) }));
  await sql`
    insert into skus (
      sku_id, product_id, sku, default_flag, position, attributes, images, price_satang, limit_quantity
    )
    select id, product_id, sku, default_flag, position, attributes, images, price_satang, limit_quantity
    from json_to_recordset(${JSON.stringify(values)}::json) as r (
      id integer, product_id integer, sku text, default_flag boolean, position integer, attributes jsonb,
      images text[], price_satang bigint, limit_quantity integer
    )
    -- Whoever was the default gives it up before another takes it.
    order by default_flag, id
    on conflict (sku_id) do update
    set product_id = excluded.product_id, sku = excluded.sku, default_flag = excluded.default_flag,
      position = excluded.position, attributes = excluded.attributes, images = excluded.images,
      price_satang = excluded.price_satang, limit_quantity = excluded.limit_quantity
  `.execute(tx);
}

/** Numbers that the shop gives out itself come after those that are taken. */
export async function continueProductIds(db: Db): Promise<void> {
  await sql`
    select setval('product_ids', taken.last)
    from (select greatest((select max(sku_id) from skus), (select max(product_id) from products)) as last) taken, product_ids
    where taken.last > product_ids.last_value`.execute(db);
}
