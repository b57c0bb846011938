import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { openShopDatabase } from '#server/testing/running-shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { databaseUrl } from '#server/testing/template-database.ts';
import { integrityViolations } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { runOperatorCommand } from './shop-process.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('is backed up while orders are placed, and restored as of one instant, with its books in order', async () => {
  const { skuId } = await createProduct(shop, { stock: 1000, price: 1234 });
  await shop.start();
  let placing = true;
  let placed = 0;
  const orders = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (placing) {
        const shopper = await createShopper(shop);
        await shopper.addToCart(skuId);
        await shopper.placeOrder();
        placed += 1;
      }
    }),
  );
  await expect.poll(() => placed).toBeGreaterThan(3);

  const file = join(shop.dataFolder, 'shop.tar.gz');
  const before = placed;
  const backup = await runOperatorCommand(shop.environment, ['backup', file]);
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(() => placed).toBeGreaterThan(before + 3);
  placing = false;
  await orders;

  await sql`create database restored template template0`.execute(shop.db);
  const url = databaseUrl(shop.databaseUrl, 'restored');
  const restore = await runOperatorCommand({ ...shop.environment, DATABASE_URL: url }, ['restore', file]);
  expect(restore).toMatchObject({ code: 0, stderr: '' });
  expect(restore.stdout).toContain('The books are in order');

  const restored = await openShopDatabase({ databaseUrl: url });
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders`.execute(restored.db);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(before);
  expect(rows[0]?.count).toBeLessThan(placed);
  expect(await integrityViolations(restored, { units: { [skuId]: 1000 } })).toEqual([]);
  await restored.close();
  const again = await runOperatorCommand({ ...shop.environment, DATABASE_URL: url }, ['restore', file]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database has a shop \(.*\n$/) });
});
