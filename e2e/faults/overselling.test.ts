import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockAndSold } from '#server/testing/books.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { integrityViolations, ordersByStatus } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('sells the last three units to three of two hundred concurrent buyers, and the others get out_of_stock', async () => {
  const { skuId } = await createProduct(shop, { stock: 3 });
  await shop.start();
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const shopper = await createShopper(shop);
      await shopper.addToCart(skuId);
      return { shopper, quote: (await shopper.openCheckout()).quote };
    }),
  );

  const results = await Promise.all(
    buyers.map(({ shopper, quote }) => shopper.requestOrder({ quote, paymentMethod: 'qr_code' })),
  );

  const orders = results.filter((result) => result.ok).map((result) => result.data);
  expect(orders.map((order) => order.payment?.status)).toEqual(['pending', 'pending', 'pending']);
  const refusals = results.filter((result) => !result.ok).map(({ status, code }) => `${status} ${code}`);
  expect(refusals).toHaveLength(197);
  expect([...new Set(refusals)]).toEqual(['409 out_of_stock']);
  expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 0, sold: 3 });
  expect(await ordersByStatus(shop)).toEqual({ pending_payment: 3 });
  expect(await integrityViolations(shop)).toEqual([]);
});
