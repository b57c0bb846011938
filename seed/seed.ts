import { join } from 'node:path';
import { sql } from 'kysely';
import type { AppContext } from '#server/app-context.ts';
import { type Db, type Tx, transaction } from '#server/db/database.ts';
import { updateBestSellers } from '#server/products/products.ts';
import { seedAddOnDeals } from './add-on-deals.ts';
import { seedBlog } from './blog.ts';
import { seedContent } from './content.ts';
import { seedCoupons, seedCouponsOfDemoCustomer } from './coupons.ts';
import { seedDemoCustomer } from './demo-customer.ts';
import { seedFlashSales } from './flash-sales.ts';
import { seedHelp } from './help.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { seedInstallments } from './installments.ts';
import { writePictures } from './pictures.ts';
import { seedPromotions } from './promotions.ts';
import { type DemoRows, demoRows } from './rows.ts';
import { seedShipping } from './shipping.ts';
import { seedStores } from './stores.ts';

export interface SeedOptions {
  /** Receives the number of finished pictures, which take longest, and that of all. */
  onProgress(done: number, total: number): void;
}

/** Whether the shop has neither products nor help: one that a merchant began has help before products. */
export async function shopIsEmpty(db: Db): Promise<boolean> {
  const product = await db.selectFrom('products').select('product_id').limit(1).executeTakeFirst();
  const help = await db.selectFrom('help_types').select('help_type').limit(1).executeTakeFirst();
  return product === undefined && help === undefined;
}

/**
 * Writes the demo shop: pictures, and all rows in one transaction, which ends when the pictures are written: if it is interrupted, the
 * shop stays empty. Running it again on the same day changes nothing; on a later day it moves the special prices to that day. Existing
 * stock and customers are never changed.
 */
export async function seedDemoShop(context: AppContext, { onProgress }: SeedOptions): Promise<void> {
  const images = join(context.settings.dataFolder, 'images');
  const pictures = writePictures(images, onProgress);
  await Promise.all([pictures, seedDemoRows(context, pictures)]);
}

/**
 * The rows of the demo shop: catalogue, stock, special prices, promotions and coupons around today, branches, page texts and a
 * customer.
 *
 * @param committable what their transaction waits for
 */
export async function seedDemoRows({ db, database, clock }: AppContext, committable?: Promise<void>): Promise<void> {
  const now = clock();
  const rows = demoRows(now);
  await transaction(db, async (tx) => {
    await seedCatalogue(tx, rows);
    await seedInstallments(tx);
    await seedAddOnDeals(tx);
    await seedFlashSales(tx, now);
    await seedPromotions(tx, now);
    await seedCoupons(tx, now);
    await seedShipping(tx);
    await seedStores(tx, rows);
    await seedContent(tx, now);
    await seedHelp(tx);
    await seedBlog(tx, now);
    await seedDemoCustomer(tx, now);
    await seedCouponsOfDemoCustomer(tx, now);
    await committable;
  });
  await updateBestSellers({ db });
  await database.executeScript(
    'vacuum analyze brands, categories, products, skus, stocks, special_prices, product_relations, flash_sale_items, promotions, coupons, add_on_deals, stores, store_stocks',
  );
}

async function seedCatalogue(tx: Tx, rows: DemoRows): Promise<void> {
  // Writing the categories invalidates every page, so single tags are not needed.
  await sql`set local saifah.quiet = 'on'`.execute(tx);
  await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
  await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
  await insertOrUpdate(tx, 'products', ['product_id'], rows.products, ['created_at']);
  await insertOrUpdate(tx, 'skus', ['sku_id'], rows.skus);
  await insertOrUpdate(
    tx,
    'product_relations',
    ['product_id', 'relation', 'related_product_id'],
    rows.productRelations,
  );
  await insertOrUpdate(tx, 'brand_landings', ['brand_landing_id'], rows.brandLandings);
  await insertOrUpdate(tx, 'brand_landing_products', ['brand_landing_id', 'product_id'], rows.brandLandingProducts);
  await insertOrUpdate(tx, 'stocks', ['sku_id'], rows.stocks, Object.keys(rows.stocks[0] ?? {}));
  await sql`
    delete from special_prices where sku_id = any (${rows.skus.map(({ sku_id }) => sku_id)}::integer[])
      and (sku_id, starts_at) not in (
        select sku_id, starts_at from json_populate_recordset(null::special_prices, ${JSON.stringify(rows.specialPrices)}::json)
      )`.execute(tx);
  await insertOrUpdate(tx, 'special_prices', ['sku_id', 'starts_at'], rows.specialPrices);
  await sql`
    select setval('product_ids', seeded.last)
    from (select greatest(max(sku_id), max(product_id)) as last from skus) seeded, product_ids
    where seeded.last > product_ids.last_value`.execute(tx);
}
