import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { productPageSummary } from './product-page.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { startTraffic } from './traffic.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('answers 503 and still serves cached pages during a database outage, and recovers without a restart', async () => {
  // As in production: a response is sent only after its commit is durable.
  await sql`alter database postgres set synchronous_commit = on`.execute(shop.db);
  const product = await createProduct(shop, { stock: 10, price: 1234 });
  const { origin } = await shop.start();
  const page = () => productPageSummary(origin, product.slug, ['฿1,234', '฿987']);
  await expect.poll(page).toBe('200 ฿1,234');
  const shopper = await createShopper(shop);
  await shopper.addToCart(product.skuId);
  const { orderId } = await shopper.placeOrder();
  const traffic = startTraffic(origin, [
    `/pim/api/products/${product.productId}`,
    '/pim/api/products?limit=5',
    '/readyz',
  ]);
  await expect.poll(() => traffic.outcomes()['200'] ?? 0).toBeGreaterThan(20);

  await shop.cluster.crash();
  await expect.poll(() => traffic.outcomes()['503 service_unavailable'] ?? 0).toBeGreaterThan(5);
  expect(await page()).toBe('200 ฿1,234');
  const { '200': _, '503': notReady, '503 service_unavailable': unavailable, ...others } = traffic.outcomes();
  expect({ notReady, unavailable }).toEqual({ notReady: expect.any(Number), unavailable: expect.any(Number) });
  expect(others).toEqual({});

  await shop.cluster.recover();
  await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status)).toBe(200);
  await shop.db.updateTable('skus').set({ price_satang: 987_00 }).where('sku_id', '=', product.skuId).execute();
  await expect.poll(page, { timeout: 10_000 }).toBe('200 ฿987');
  traffic.reset();
  await expect.poll(() => traffic.outcomes()['200'] ?? 0).toBeGreaterThan(20);
  expect(Object.keys(await traffic.stop())).toEqual(['200']);
  expect(await shopper.getOrder(orderId)).toMatchObject({ orderId, status: 'pending_payment' });
});
