import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockAndSold } from '#server/testing/books.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { fetchHeedingRetryAfter, runningShopClient } from '#server/testing/running-shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { createStore } from '#server/testing/store-factory.ts';
import { dataOf } from '#server/testing/test-shop.ts';
import { integrityViolations, ordersByStatus } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

let shop: ShopOnPostgres;
let origins: string[];
beforeAll(async () => {
  shop = await openShopOnPostgres();
  const second = await shop.secondEnvironment();
  origins = (await Promise.all([shop.start(), shop.start(second)])).map(({ origin }) => origin);
});
afterAll(() => shop.close());

it('sells the last three units, one of them in a branch, to three of a hundred concurrent buyers in two processes', async () => {
  const { skuId } = await createProduct(shop, { stock: 2 });
  const { storeId } = await createStore(shop, { stock: { [skuId]: 1 } });
  const buyers: { shopper: Awaited<ReturnType<typeof createShopper>>; quote: string }[] = [];
  while (buyers.length < 100) {
    const client = runningShopClient(origins[buyers.length % 2] ?? '', fetchHeedingRetryAfter);
    const shopper = await createShopper({ db: shop.db, clock: shop.clock, client });
    await shopper.addToCart(skuId);
    const picksUp = buyers.length % 4 < 2;
    const { quote } = picksUp ? dataOf(await shopper.choosePickup(storeId)) : await shopper.openCheckout();
    buyers.push({ shopper, quote });
  }

  const results = await Promise.all(
    buyers.map(({ shopper, quote }) => shopper.requestOrder({ quote, paymentMethod: 'qr_code' })),
  );

  const orders = results.filter((result) => result.ok).map((result) => result.data);
  expect(orders.map((order) => order.payment?.status)).toEqual(['pending', 'pending', 'pending']);
  expect(orders.map((order) => order.deliveryMethod).sort()).toEqual(['pickup', 'shipping', 'shipping']);
  const refusals = results.filter((result) => !result.ok).map(({ status, code }) => `${status} ${code}`);
  expect(refusals).toHaveLength(97);
  expect([...new Set(refusals)].sort()).toEqual(['409 checkout_error', '409 out_of_stock']);
  expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 0, sold: 3 });
  expect(await ordersByStatus(shop)).toEqual({ pending_payment: 3 });
  expect(await integrityViolations(shop, { units: { [skuId]: 3 } })).toEqual([]);
});
