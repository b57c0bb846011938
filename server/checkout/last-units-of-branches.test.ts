import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createShopper, requestOrders } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const buyers = shop.database.kind === 'postgres' ? 100 : 24;

test(`${buyers} concurrent buyers of 3 units, of which a branch has one: three get one, and cancelled ones come back once`, async () => {
  const { skuId } = await createProduct(shop, { name: 'Console', stock: 2 });
  const cable = await createProduct(shop, { name: 'Cable', stock: 1000 });
  const { storeId } = await createStore(shop, { stock: { [skuId]: 1, [cable.skuId]: 1000 } });
  const stocks = async () => {
    const { stock } = await shop.db
      .selectFrom('stocks')
      .select('stock')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    const atBranch = await shop.db
      .selectFrom('store_stocks')
      .select('stock')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    return { central: stock, atBranch: atBranch.stock };
  };
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper, index) => {
      // Half of them add the products in reverse order, which must not deadlock.
      for (const id of index % 4 < 2 ? [skuId, cable.skuId] : [cable.skuId, skuId]) await shopper.addToCart(id);
      const checkout = index % 2 ? dataOf(await shopper.choosePickup(storeId)) : await shopper.openCheckout();
      return { shopper, quote: checkout.quote };
    }),
  );

  const results = await requestOrders(checkouts);

  const placed = results.flatMap((result) => (result.ok ? [result.data] : []));
  expect(placed.map(({ deliveryMethod }) => deliveryMethod).sort()).toEqual(['pickup', 'shipping', 'shipping']);
  for (const [index, result] of results.entries())
    if (!result.ok) expect(result).toMatchObject({ status: 409, code: index % 2 ? 'checkout_error' : 'out_of_stock' });
  expect(await stocks()).toEqual({ central: 0, atBranch: 0 });
  expect(await shop.db.selectFrom('orders').select('order_id').execute()).toHaveLength(3);

  await Promise.all(
    results.flatMap((result, index) => {
      const shopper = shoppers[index];
      if (!result.ok || !shopper) return [];
      const cancel = () =>
        shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: result.data.orderId } });
      return [cancel(), cancel(), cancel()];
    }),
  );
  expect(await stocks()).toEqual({ central: 2, atBranch: 1 });
});
