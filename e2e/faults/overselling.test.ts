import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenProduct } from '#server/testing/catalogue-factory.ts';
import { givenShopper } from '#server/testing/shopper.ts';
import { faultsIn, ordersByStatus, piecesOf } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('sells the last three pieces to three of two hundred buyers at once, and tells the others that they are gone', async () => {
  const { skuId } = await givenProduct(shop, { stock: 3 });
  await shop.start();
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const shopper = await givenShopper(shop);
      await shopper.add(skuId);
      return { shopper, quote: (await shopper.review()).quote };
    }),
  );

  const answers = await Promise.all(
    buyers.map(({ shopper, quote }) => shopper.tryToOrder({ quote, paymentMethod: 'qr_code' })),
  );

  const orders = answers.filter((answer) => answer.ok).map((answer) => answer.data);
  expect(orders.map((order) => order.payment?.status)).toEqual(['pending', 'pending', 'pending']);
  const refusals = answers.filter((answer) => !answer.ok).map(({ status, code }) => `${status} ${code}`);
  expect(refusals).toHaveLength(197);
  expect([...new Set(refusals)]).toEqual(['409 out_of_stock']);
  expect(await piecesOf(shop, skuId)).toEqual({ left: 0, sold: 3 });
  expect(await ordersByStatus(shop)).toEqual({ pending_payment: 3 });
  expect(await faultsIn(shop)).toEqual([]);
});
