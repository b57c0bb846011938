import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createShopper, requestOrders } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = await createTestShop();
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const buyers = shop.database.kind === 'postgres' ? 200 : 20;

test(`${buyers} concurrent buyers of the last 3 units: three get one, the others get out_of_stock and leave no data`, async () => {
  const console = await createProduct(shop, { name: 'Console', stock: 3 });
  const cable = await createProduct(shop, { name: 'Cable', stock: 1000 });
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper, index) => {
      // Half of them add the products in reverse order, which must not deadlock.
      for (const { skuId } of index % 2 ? [console, cable] : [cable, console]) await shopper.addToCart(skuId);
      return { shopper, quote: (await shopper.openCheckout()).quote };
    }),
  );

  const results = await requestOrders(checkouts);

  const refusals = results.filter((result) => !result.ok);
  expect(results.length - refusals.length).toBe(3);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'out_of_stock' });
  const stocks = await shop.db.selectFrom('stocks').select(['sku_id', 'stock']).orderBy('sku_id').execute();
  expect(stocks).toEqual([
    { sku_id: console.skuId, stock: 0 },
    { sku_id: cable.skuId, stock: 997 },
  ]);
  const attempts = await shop.db.selectFrom('payment_attempts').select(['reference', 'status']).execute();
  const orders = await shop.db.selectFrom('orders').select('order_id').execute();
  expect(attempts.map((attempt) => attempt.reference).sort()).toEqual(orders.map((order) => order.order_id).sort());
  expect(attempts.every((attempt) => attempt.status === 'pending')).toBe(true);
  expect(shop.takeJobs('send-mail')).toHaveLength(3);
});
