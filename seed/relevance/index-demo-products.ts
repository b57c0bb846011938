import type { AppContext } from '#server/app-context.ts';
import { transaction } from '#server/db/database.ts';
import { reindex } from '#server/search/search.ts';
import { insertOrUpdate } from '../insert-or-update.ts';
import { demoRows } from '../rows.ts';

/** Stores the demo products in an empty shop, without pictures and pages, and indexes them for searches. */
export async function indexDemoProducts(shop: AppContext): Promise<void> {
  const rows = demoRows(shop.clock());
  await transaction(shop.db, async (tx) => {
    await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
    await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
    await insertOrUpdate(tx, 'products', ['product_id'], rows.products);
    await insertOrUpdate(tx, 'skus', ['sku_id'], rows.skus);
    await insertOrUpdate(tx, 'stocks', ['sku_id'], rows.stocks);
    await insertOrUpdate(tx, 'special_prices', ['sku_id', 'starts_at'], rows.specialPrices);
  });
  await reindex(shop, () => {});
}
