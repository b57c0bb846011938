import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { runImportExport } from '../testing/run-shop-command.ts';
import { migrateBefore, openTestDatabase } from '../testing/test-database.ts';
import { addOnDealsImportExport } from './commands.ts';

test('the add-on deals of a shop from before they could be hidden are still offered', async () => {
  const database = await openTestDatabase({ empty: true });
  await migrateBefore(database, '0072');
  const text = '{"th": "ก", "en": "a"}';
  for (const statement of [
    `insert into brands (brand_id, slug, title) values (1, 'a', 'A')`,
    `insert into categories (category_id, slug, path, level, name) values (1, 'a', 'a', 1, '${text}')`,
    ...[1, 2].flatMap((number) => [
      `insert into products (product_id, slug, brand_id, category_id, name, short_description, description, key_highlight, faq)
       values (${number * 10}, 'p-${number}', 1, 1, '${text}', '${text}', '${text}', '${text}', '${text}')`,
      `insert into skus (sku_id, product_id, sku, price_satang, images) values (${number * 10 + 1}, ${number * 10}, 'SKU-${number}', 100000, '{/images/a.svg}')`,
    ]),
    'insert into add_on_deals (product_id, sku_id, price_satang, stock, limit_quantity) values (10, 21, 50000, 3, 2)',
  ])
    await sql.raw(statement).execute(database.db);
  await migrate(database);
  const shop = { db: database.db, clock: () => new Date('2026-11-20T03:00:00Z') };
  const { output } = await runImportExport(shop, addOnDealsImportExport, ['export', '--format', 'csv']);
  expect(output.split('\n')[1]).toBe('10,SKU-2,500.00,3,2,0,true');
  await database.close();
});
