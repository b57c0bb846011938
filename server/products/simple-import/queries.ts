import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';

/** The product that a SKU belongs to. */
export interface KnownSku {
  productId: number;
  productName: Localised;
  attributes: SkuAttribute[];
}

/** The SKU of a merchant code. */
export async function skuByCode(tx: Tx, sku: string): Promise<KnownSku | undefined> {
  const { rows } = await sql<KnownSku>`
    select s.product_id as "productId", p.name as "productName", s.attributes
    from skus s join products p using (product_id) where s.sku = ${sku}`.execute(tx);
  return rows[0];
}

/** A SKU of a product of the same Thai name. */
export interface SkuOfProduct {
  productId: number;
  sku: string;
  attributes: SkuAttribute[];
}

/** The SKUs of the oldest product of a Thai name, in display order. */
export async function skusOfProductNamed(tx: Tx, thaiName: string): Promise<SkuOfProduct[]> {
  const { rows } = await sql<SkuOfProduct>`
    select s.product_id as "productId", s.sku, s.attributes
    from skus s
    where s.product_id = (
      select p.product_id from products p where p.name ->> 'th' = ${thaiName} order by p.product_id limit 1
    )
    order by s.position, s.sku_id`.execute(tx);
  return rows;
}

export interface KnownCategory {
  path: string;
  name: Localised;
}

/** All categories. */
export async function knownCategories(tx: Tx): Promise<KnownCategory[]> {
  const { rows } = await sql<KnownCategory>`
    select path, name from categories order by level, position, category_id`.execute(tx);
  return rows;
}

export interface KnownBrand {
  slug: string;
  title: string;
}

/** All brands. */
export async function knownBrands(tx: Tx): Promise<KnownBrand[]> {
  const { rows } = await sql<KnownBrand>`select slug, title from brands order by brand_id`.execute(tx);
  return rows;
}

/** Sets a savepoint before the writes of one row. */
export async function setRowSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint simple_row`.execute(tx);
}

/** Ends the savepoint; the writes of the row stay. */
export async function releaseRowSavepoint(tx: Tx): Promise<void> {
  await sql`release savepoint simple_row`.execute(tx);
}

/** Undoes the writes of the row. */
export async function rollBackRow(tx: Tx): Promise<void> {
  await sql`rollback to savepoint simple_row`.execute(tx);
  await sql`release savepoint simple_row`.execute(tx);
}
