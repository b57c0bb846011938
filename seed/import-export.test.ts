import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { transaction } from '#server/db/database.ts';
import { runImportExport } from '#server/testing/run-shop-command.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { importExports } from '../tools/import-exports.ts';
import { seedBlog } from './blog.ts';
import { seedContent } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { seedFlashSales } from './flash-sales.ts';
import { seedHelp } from './help.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { seedPromotions } from './promotions.ts';
import { demoRows } from './rows.ts';
import { seedStores } from './stores.ts';

const demo = await createTestShop();
/** Shown every few seconds, so on a slow machine only. */
const progressLine = /^ {2}… .*\n/gm;

beforeAll(async () => {
  const rows = demoRows(demo.clock());
  await transaction(demo.db, async (tx) => {
    await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
    await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
    await insertOrUpdate(tx, 'products', ['product_id'], rows.products);
    await insertOrUpdate(tx, 'skus', ['sku_id'], rows.skus);
    await insertOrUpdate(tx, 'stocks', ['sku_id'], rows.stocks);
    await insertOrUpdate(
      tx,
      'product_relations',
      ['product_id', 'relation', 'related_product_id'],
      rows.productRelations,
    );
    await insertOrUpdate(tx, 'brand_landings', ['brand_landing_id'], rows.brandLandings);
    await insertOrUpdate(tx, 'brand_landing_products', ['brand_landing_id', 'product_id'], rows.brandLandingProducts);
    // A tenth of the stock of branches: there are thousands of similar rows.
    await seedStores(tx, { ...rows, skus: rows.skus.filter((_, index) => index % 10 === 0) });
    await seedContent(tx, demo.clock());
    await seedHelp(tx);
    await seedBlog(tx, demo.clock());
    await seedFlashSales(tx, demo.clock());
    await seedPromotions(tx, demo.clock());
    await seedCoupons(tx, demo.clock());
    await insertOrUpdate(tx, 'special_prices', ['sku_id', 'starts_at'], rows.specialPrices);
  });
});

test.each(['jsonl', 'csv'])(
  'the whole demo shop is exported to %s files, imported into an empty shop and exported the same',
  async (format) => {
    const copy = await openTestDatabase();
    onTestFinished(() => copy.close());
    const other = { db: copy.db, clock: demo.clock };
    // Every shop begins with a home page, menus, topics of messages, a cookie policy and a delivery fee.
    await copy.db.deleteFrom('content_pages').execute();
    await copy.db.deleteFrom('menu_items').execute();
    await copy.db.deleteFrom('contact_topics').execute();
    await copy.db.deleteFrom('cookie_policies').execute();
    await copy.db.deleteFrom('delivery_fees').execute();
    for (const importExport of importExports) {
      const { output: file } = await runImportExport(demo, importExport, ['export', '--format', format]);
      const { output, errors } = await runImportExport(other, importExport, ['import', '--format', format], file);
      expect([errors.replaceAll(progressLine, ''), output]).toEqual([
        '',
        // Every shop has the VAT rate that applies, which no import changes.
        importExport.name === 'vat-rates'
          ? '1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n'
          : expect.stringMatching(/^(\d+) read, \1 new, 0 changed, 0 unchanged, 0 refused\n$/),
      ]);
      expect((await runImportExport(other, importExport, ['export', '--format', format])).output === file).toBe(true);
      expect((await runImportExport(other, importExport, ['import', '--format', format], file)).output).toMatch(
        /^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/,
      );
    }
  },
);
