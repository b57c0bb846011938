import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { createShopper, payAfterExpiry, requestOrders } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const buyers = shop.database.kind === 'postgres' ? 60 : 15;

const soldOf = async (flashSaleId: number) =>
  (await shop.db.selectFrom('flash_sale_items').select('sold').where('flash_sale_id', '=', flashSaleId).execute()).map(
    ({ sold }) => sold,
  );

test(`${buyers} concurrent buyers of the last 5 units of a quota: five get the price, the others get product_information_updated`, async () => {
  const watch = await createProduct(shop, { price: 1000, stock: 500 });
  const cable = await createProduct(shop, { price: 300, stock: 500 });
  const flashSaleId = await createFlashSale(shop, {
    items: [
      { skuId: watch.skuId, price: 500, quota: 20, sold: 15 },
      { skuId: cable.skuId, price: 200, quota: 400 },
    ],
  });
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (const { skuId } of index % 2 ? [watch, cable] : [cable, watch]) await shopper.addToCart(skuId);
      return { shopper, quote: (await shopper.openCheckout()).quote };
    }),
  );
  const results = await requestOrders(checkouts);
  const refusals = results.filter((result) => !result.ok);
  expect(results.length - refusals.length).toBe(5);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'product_information_updated' });
  expect(await soldOf(flashSaleId)).toEqual([20, 5]);
  const stocks = await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', watch.skuId).execute();
  expect(stocks).toEqual([{ stock: 495 }]);
});

test('an order that expires releases its quota once', async () => {
  const { skuId } = await createProduct(shop, { price: 1000, stock: 50 });
  const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 500, quota: 10, sold: 1 }] });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId, 3);
  const order = await shopper.placeOrder();
  expect(order.items[0]).toMatchObject({ price: 500, totalPrice: 1500 });
  expect(await soldOf(flashSaleId)).toEqual([4]);
  shop.setClock(new Date(shop.clock().getTime() + 31 * 60_000));
  await Promise.all([1, 2, 3].map(() => jobs['expire-orders']({})));
  expect(await soldOf(flashSaleId)).toEqual([1]);
  await jobs['expire-orders']({});
  expect(await soldOf(flashSaleId)).toEqual([1]);
});

test.each([
  { sold: 8, soldAfter: 10 },
  { sold: 10, soldAfter: 10 },
])(
  'an expired order that is paid late keeps its price and reserves the quota again as far as available: $sold of 10 sold',
  async ({ sold, soldAfter }) => {
    const { skuId } = await createProduct(shop, { price: 1000, stock: 50 });
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 500, quota: 10 }] });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId, 3);
    const { orderId } = await shopper.placeOrder();
    shop.setClock(new Date(shop.clock().getTime() + 31 * 60_000));
    await jobs['expire-orders']({});
    await shop.db.updateTable('flash_sale_items').set({ sold }).where('flash_sale_id', '=', flashSaleId).execute();
    await payAfterExpiry(shop, jobs, orderId);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', totalPayable: 1500 });
    expect(await soldOf(flashSaleId)).toEqual([soldAfter]);
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    expect(await soldOf(flashSaleId)).toEqual([sold]);
  },
);
