import { type RawBuilder, sql } from 'kysely';
import type { Satang } from '#contract/money.ts';
import type { Db, Tx } from '../../db/database.ts';
import { text } from '../../import-export/columns.ts';
import { storedColumns } from '../../import-export/stored-columns.ts';
import { productSlug } from '../rules.ts';
import { type ProductRow, productColumns, type SkuRow, skuColumns } from './columns.ts';

const productStorage = storedColumns(productColumns);
const productStorageWithSlug = storedColumns({ ...productColumns, slug: text('derived from name and id') });
const skuStorage = storedColumns(skuColumns);

async function selectProducts(db: Db, where: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<object>`
    select ${productStorage.select('p')}, b.slug as brand, c.path as category
    from (select * from products where ${where}) p
    join brands b using (brand_id)
    join categories c using (category_id)
    order by p.product_id`.execute(db);
  return rows.map(productStorage.fileRow);
}

export function productsById(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return selectProducts(db, sql`product_id = any (${ids}::integer[])`);
}

/** The next products after an id, ordered by id. */
export function productsAfter(db: Db, id: number, limit: number): Promise<ProductRow[]> {
  return selectProducts(db, sql`product_id > ${id}::integer order by product_id limit ${limit}::integer`);
}

/** Those of the ids that belong to a SKU. */
export async function existingSkuIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select sku_id as id from skus where sku_id = any (${ids}::integer[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the ids that belong to a product. */
export async function existingProductIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from products where product_id = any (${ids}::integer[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const isVisibleWithoutSkus = sql`visible and not exists (select from skus s where s.product_id = products.product_id)`;

/** The ids of visible products without a SKU among these. */
export async function productsWithoutSkus(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from products where product_id = any (${ids}::integer[]) and ${isVisibleWithoutSkus}`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Hides those of these products that have no SKU. @returns their ids */
export async function hideWithoutSkus(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products set visible = false where product_id = any (${ids}::integer[]) and ${isVisibleWithoutSkus}
    returning product_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Inserts or updates products whose brands and categories are stored. */
export async function saveProducts(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const saved = rows.map((row) => ({ ...row, slug: productSlug(row.name_en, row.id) }));
  await sql`
    insert into products (brand_id, category_id, ${productStorageWithSlug.names})
    select b.brand_id, c.category_id, ${productStorageWithSlug.values}
    from json_to_recordset(${productStorageWithSlug.json(saved)}::json) as r (${productStorageWithSlug.record})
    join brands b on b.slug = r.brand
    join categories c on c.path = r.category
    on conflict (product_id) do update
    set brand_id = excluded.brand_id, category_id = excluded.category_id,
      ${productStorageWithSlug.assignments({ except: ['product_id'] })}
  `.execute(tx);
}

async function selectSkus(db: Db, where: RawBuilder<unknown>): Promise<SkuRow[]> {
  const { rows } = await sql<object>`
    select ${skuStorage.select('skus')} from skus where ${where} order by product_id, position, sku_id`.execute(db);
  return rows.map(skuStorage.fileRow);
}

export function skusById(db: Db, ids: readonly number[]): Promise<SkuRow[]> {
  return selectSkus(db, sql`sku_id = any (${ids}::integer[])`);
}

/** The SKUs of these products in display order. */
export function skusOfProducts(db: Db, productIds: readonly number[]): Promise<SkuRow[]> {
  return selectSkus(db, sql`product_id = any (${productIds}::integer[])`);
}

/** Inserts or updates SKUs whose products are stored. One call may move the default flag from one SKU to another. */
export async function saveSkus(tx: Tx, rows: readonly SkuRow[]): Promise<void> {
  await sql`
    insert into skus (${skuStorage.names})
    select ${skuStorage.values} from json_to_recordset(${skuStorage.json(rows)}::json) as r (${skuStorage.record})
    -- Clear the flag of the former default SKU before setting that of the new one.
    order by r.default_flag, r.sku_id
    on conflict (sku_id) do update set ${skuStorage.assignments({ except: ['sku_id'] })}
  `.execute(tx);
}

/** Of these SKUs those with a running or coming special or flash-sale price that is not below their standard price: the highest, in satang. */
export async function pricesNotBelowStandard(tx: Tx, ids: readonly number[], now: Date): Promise<Map<number, Satang>> {
  const { rows } = await sql<{ id: number; price: Satang }>`
    select s.sku_id as id, max(lower.price_satang) as price
    from skus s
    join (
      select sku_id, price_satang, ends_at from special_prices
      union all
      select sku_id, price_satang, ends_at from flash_sale_items join flash_sales using (flash_sale_id)
    ) lower using (sku_id)
    where s.sku_id = any (${ids}::integer[]) and lower.ends_at > ${now}::timestamptz and lower.price_satang >= s.price_satang
    group by s.sku_id`.execute(tx);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** The codes of all SKUs. */
export async function allSkuCodes(db: Db): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select sku_id as id, sku as code from skus order by sku_id`.execute(db);
  return rows;
}

/** Advances the id sequence past the imported ids. */
export async function advanceProductIdSequence(db: Db): Promise<void> {
  await sql`
    select setval('product_ids', taken.last)
    from (select greatest((select max(sku_id) from skus), (select max(product_id) from products)) as last) taken, product_ids
    where taken.last > product_ids.last_value`.execute(db);
}
