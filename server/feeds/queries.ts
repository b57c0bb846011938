import { sql } from 'kysely';
import type { FeedName } from '#contract/feeds.ts';
import type { Db } from '../db/database.ts';

/** The next ids of visible goods with SKUs after an id. Services are left out: the sites sell goods only. */
export async function productIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from products p
    where p.visible and p.kind = 'goods' and p.product_id > ${after}::integer
      and exists (select from skus s where s.product_id = p.product_id)
    order by product_id limit ${limit}::integer`.execute(db);
  return rows.map(({ id }) => id);
}

/** The weights in grams of the SKUs of products, by SKU id; SKUs of unknown weight are left out. */
export async function weightsOf(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ skuId: number; grams: number }>`
    select sku_id as "skuId", weight_grams as grams from skus
    where product_id = any (${productIds}::integer[]) and weight_grams is not null`.execute(db);
  return new Map(rows.map(({ skuId, grams }) => [skuId, grams]));
}

/** The category of products in a feed: that of the closest of their categories that has one. Products without one are left out. */
export async function feedCategoriesOf(
  db: Db,
  feed: FeedName,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ productId: number; feedCategory: string }>`
    select p.product_id as "productId", chosen.feed_category as "feedCategory"
    from products p
    join categories own using (category_id)
    join lateral (
      select f.feed_category
      from feed_categories f join categories c using (category_id)
      where f.feed = ${feed}::text and (c.path = own.path or starts_with(own.path, c.path || '/'))
      order by c.level desc limit 1
    ) chosen on true
    where p.product_id = any (${productIds}::integer[])`.execute(db);
  return new Map(rows.map(({ productId, feedCategory }) => [productId, feedCategory]));
}
