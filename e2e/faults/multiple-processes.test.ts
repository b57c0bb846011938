import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCustomer } from '#server/testing/account-factory.ts';
import { stockAndSold } from '#server/testing/books.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createCoupon } from '#server/testing/coupon-factory.ts';
import { createInstallmentPlan } from '#server/testing/offer-factory.ts';
import { createPromotion } from '#server/testing/promotion-factory.ts';
import { runningShopClient } from '#server/testing/running-shop.ts';
import { createShopper, createShopperFor } from '#server/testing/shopper.ts';
import { dataOf } from '#server/testing/test-shop.ts';
import { integrityViolations, makeUnpaidOrdersOverdue, ordersByStatus } from './data-integrity.ts';
import { productPageSummary } from './product-page.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

/** The schema.org availability on a product page that is out of stock. */
const soldOut = 'OutOfStock';

let shop: ShopOnPostgres;
let origins: string[];
beforeAll(async () => {
  shop = await openShopOnPostgres();
  // Both start at the same time on an empty database.
  const second = await shop.secondEnvironment();
  origins = (await Promise.all([shop.start(), shop.start(second)])).map(({ origin }) => origin);
});
afterAll(() => shop.close());

it('a new price, and the sale of the last unit in one process, appear on the pages of both', async () => {
  const { skuId, slug } = await createProduct(shop, { stock: 1, price: 1234 });
  const pages = () =>
    Promise.all(origins.map((origin) => productPageSummary(origin, slug, ['฿1,234', '฿987', soldOut])));
  await expect.poll(pages).toEqual(['200 ฿1,234', '200 ฿1,234']);

  await shop.db.updateTable('skus').set({ price_satang: 987_00 }).where('sku_id', '=', skuId).execute();
  await expect.poll(pages, { timeout: 4_000 }).toEqual(['200 ฿987', '200 ฿987']);

  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  await shopper.placeOrder();
  await expect.poll(pages, { timeout: 4_000 }).toEqual([`200 ฿987 ${soldOut}`, `200 ฿987 ${soldOut}`]);
});

it('an order placed in one process can be read in the other', async () => {
  const { skuId } = await createProduct(shop, { stock: 5 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const { orderId } = await shopper.placeOrder();
  const onSecond = await createShopperFor({ client: runningShopClient(origins[1] ?? '') }, shopper);
  expect(await onSecond.getOrder(orderId)).toMatchObject({ orderId, status: 'pending_payment' });
});

it('releases the stock of unpaid orders once when both processes expire them at the same time', async () => {
  const { skuId } = await createProduct(shop, { stock: 40 });
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => createShopper(shop)));
  await Promise.all(
    shoppers.map(async (shopper) => {
      await shopper.addToCart(skuId, 2);
      await shopper.placeOrder();
    }),
  );
  expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 0, sold: 40 });

  await makeUnpaidOrdersOverdue(shop);
  for (let job = 0; job < 4; job += 1) await shop.send('expire-orders', {});
  await expect.poll(async () => (await ordersByStatus(shop)).pending_payment ?? 0).toBe(0);
  const unfinishedJobs = () =>
    shop.database.jobs.db.executeSql(
      `select id from pgboss.job where name = 'expire-orders' and state in ('created', 'active', 'retry')`,
      [],
    );
  await expect.poll(async () => (await unfinishedJobs()).rows).toEqual([]);
  expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 40, sold: 0 });
  expect(await integrityViolations(shop)).toEqual([]);
});

it('a coupon and a promotion that change in the database apply in both processes', async () => {
  const { skuId, sku } = await createProduct(shop, { price: 1000 });
  const { couponId, code } = await createCoupon(shop, { action: { kind: 'amount_off', amount: 100 } });
  const discountAt = async (origin: string) => {
    const client = runningShopClient(origin)();
    const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
    const params = { cartId };
    dataOf(await client('POST /cart/api/cart/{cartId}/items/add', { params, body: { productId: skuId, quantity: 1 } }));
    return dataOf(await client('POST /cart/api/cart/{cartId}/apply-coupon', { params, body: { couponCode: code } }))
      .totalDiscount;
  };
  const discounts = () => Promise.all(origins.map(discountAt));
  await expect.poll(discounts).toEqual([100, 100]);

  const action = JSON.stringify({ kind: 'amount_off', amount: 150 });
  await shop.db.updateTable('coupons').set({ action }).where('coupon_id', '=', couponId).execute();
  await expect.poll(discounts, { timeout: 4_000 }).toEqual([150, 150]);

  const conditions = [{ kind: 'items', skus: [sku] }];
  await createPromotion(shop, { conditions, action: { kind: 'amount_off', amount: 50 } });
  await expect.poll(discounts, { timeout: 4_000 }).toEqual([200, 200]);
});

it('an installment plan that changes in the database is offered on the products of both processes', async () => {
  const { productId } = await createProduct(shop, { price: 30_000, installmentFlag: true });
  const monthsAt = async (origin: string) => {
    const product = dataOf(
      await runningShopClient(origin)()('GET /pim/api/products/{id}', { params: { id: productId } }),
    );
    return product.installmentOptions.flatMap(({ installmentOptions }) =>
      installmentOptions.map(({ installmentMonth }) => installmentMonth),
    );
  };
  const months = () => Promise.all(origins.map(monthsAt));
  await expect.poll(months).toEqual([[], []]);

  await createInstallmentPlan(shop, { id: 1, agentCode: '001', months: 10 });
  await expect.poll(months, { timeout: 4_000 }).toEqual([[10], [10]]);
  await shop.db.updateTable('installment_plans').set({ installment_month: 6 }).execute();
  await expect.poll(months, { timeout: 4_000 }).toEqual([[6], [6]]);
});

it('a session that ends in one process ends in the other within two seconds', async () => {
  const customer = await createCustomer(shop);
  const [first, second] = origins.map((origin) => runningShopClient(origin)(customer));
  const profile = async () => (await second?.('GET /account/api/customers/profile'))?.ok;
  expect(await profile()).toBe(true);
  await first?.('DELETE /account/api/sessions');
  await expect.poll(profile, { timeout: 4_000 }).toBe(false);
});
