import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { withSchemaChange } from '../testing/schema-changes.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop({ expectErrors: true });
const jobs = jobHandlers(shop, shop.app);

test('an order that cannot be expired does not keep the others from expiring, and is tried again', async () => {
  const { skuId } = await createProduct(shop, { stock: 10 });
  const shopper = await createShopper(shop);
  const orderIds: string[] = [];
  for (let minute = 0; minute < 3; minute += 1) {
    shop.setClock(`2026-11-20T03:0${minute}:00Z`);
    await shopper.addToCart(skuId);
    orderIds.push((await shopper.placeOrder()).orderId);
  }
  const statuses = async () => Promise.all(orderIds.map(async (orderId) => (await shopper.getOrder(orderId)).status));
  const [first] = orderIds;
  shop.setClock('2026-11-20T03:40:00Z');
  const failing = {
    apply: `alter table orders add constraint failing check (order_id <> '${first}' or status <> 'expired') not valid`,
    undo: 'alter table orders drop constraint failing',
  };
  await withSchemaChange(shop, failing, () => jobs['expire-orders']({}));
  expect(await statuses()).toEqual(['pending_payment', 'expired', 'expired']);
  await jobs['expire-orders']({});
  expect(await statuses()).toEqual(['expired', 'expired', 'expired']);
});
