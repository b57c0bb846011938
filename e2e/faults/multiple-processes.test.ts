import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenProduct } from '#server/testing/catalogue-factory.ts';
import { clientOfRunning } from '#server/testing/running-shop.ts';
import { givenShopper, shopperOf } from '#server/testing/shopper.ts';
import { faultsIn, letTimeRunOut, ordersByStatus, piecesOf } from './data-integrity.ts';
import { shownAt } from './product-page.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { shopEnvironment } from './shop-process.ts';

/** What a page tells search engines when there is nothing left. */
const soldOut = 'OutOfStock';

let shop: ShopOnPostgres;
let origins: string[];
beforeAll(async () => {
  shop = await openShopOnPostgres();
  // Both at once on a database where no shop ran before.
  const second = await shopEnvironment({ DATABASE_URL: shop.databaseUrl, DATA_FOLDER: shop.dataFolder });
  origins = (await Promise.all([shop.start(), shop.start(second)])).map(({ origin }) => origin);
});
afterAll(() => shop.close());

it('shows on the pages of both processes that the last piece went in one of them, and a new price', async () => {
  const { skuId, slug } = await givenProduct(shop, { stock: 1, price: 1234 });
  const pages = () => Promise.all(origins.map((origin) => shownAt(origin, slug, ['1,234', '987', soldOut])));
  await expect.poll(pages).toEqual(['200 1,234', '200 1,234']);

  await shop.db.updateTable('skus').set({ price_satang: 987_00 }).where('sku_id', '=', skuId).execute();
  await expect.poll(pages, { timeout: 2_000 }).toEqual(['200 987', '200 987']);

  const shopper = await givenShopper(shop);
  await shopper.add(skuId);
  await shopper.order();
  await expect.poll(pages, { timeout: 2_000 }).toEqual([`200 987 ${soldOut}`, `200 987 ${soldOut}`]);
});

it('knows a customer of one process in the other', async () => {
  const { skuId } = await givenProduct(shop, { stock: 5 });
  const shopper = await givenShopper(shop);
  await shopper.add(skuId);
  const { orderId } = await shopper.order();
  const elsewhere = await shopperOf({ client: clientOfRunning(origins[1] ?? '') }, shopper);
  expect(await elsewhere.see(orderId)).toMatchObject({ orderId, status: 'pending_payment' });
});

it('releases the stock of unpaid orders once, when both processes expire them at the same time', async () => {
  const { skuId } = await givenProduct(shop, { stock: 40 });
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => givenShopper(shop)));
  await Promise.all(
    shoppers.map(async (shopper) => {
      await shopper.add(skuId, 2);
      await shopper.order();
    }),
  );
  expect(await piecesOf(shop, skuId)).toEqual({ left: 0, sold: 40 });

  await letTimeRunOut(shop);
  for (let run = 0; run < 4; run += 1) await shop.send('expire-orders', {});
  await expect.poll(async () => (await ordersByStatus(shop)).pending_payment ?? 0, { timeout: 15_000 }).toBe(0);
  const unfinished = () =>
    shop.database.jobs.db.executeSql(
      `select id from pgboss.job where name = 'expire-orders' and state in ('created', 'active', 'retry')`,
      [],
    );
  await expect.poll(async () => (await unfinished()).rows, { timeout: 15_000 }).toEqual([]);
  expect(await piecesOf(shop, skuId)).toEqual({ left: 40, sold: 0 });
  expect(await faultsIn(shop)).toEqual([]);
});
