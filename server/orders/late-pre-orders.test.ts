import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { importShipping } from '../testing/shipping-factory.ts';
import { createShopper, payAfterExpiry } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);

/** A cancelled order of one unit each of two pre-orders of 12 kg, of which the first has arrived since. */
async function placeOrderOfPreOrders() {
  shop.setClock('2026-11-20T03:00:00Z');
  const shopper = await createShopper(shop);
  const [arrived, ahead] = [
    await createProduct(shop, { stock: 0, preOrderStock: 5 }),
    await createProduct(shop, { stock: 0, preOrderStock: 5 }),
  ];
  const skuIds = [arrived.skuId, ahead.skuId];
  await shop.db.updateTable('skus').set({ weight_grams: 12_000 }).where('sku_id', 'in', skuIds).execute();
  for (const skuId of skuIds) await shopper.addToCart(skuId);
  const order = await shopper.placeOrder();
  dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
  await shop.db
    .updateTable('stocks')
    .set({ pre_order_flag: false, stock: 5, pre_order_stock: 0 })
    .where('sku_id', '=', arrived.skuId)
    .execute();
  return { shopper, order };
}

/** What the mail about the payment says. */
const mailOf = async ({ orderId }: Order) => {
  const mails = await shop.db
    .selectFrom('mails')
    .select('content')
    .where('template', '=', 'payment_received')
    .execute();
  return mails.map(({ content }) => content as Record<string, unknown>).find((one) => one.orderId === orderId);
};

describe('an order of pre-orders that is paid late, when one of them has arrived', () => {
  test('promises the days of the shop for what is in stock, from the day of the payment', async () => {
    const { shopper, order } = await placeOrderOfPreOrders();
    expect(order.deliveryDates).toBe(null);
    shop.setClock('2026-11-24T03:00:00Z');
    await payAfterExpiry(shop, jobs, order.orderId);
    const dates = { earliest: '2026-11-26', latest: '2026-12-02' };
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      items: [{ preOrder: false }, { preOrder: true }],
      deliveryDates: dates,
    });
    expect(await mailOf(order)).toMatchObject({ deliveryDates: dates });
  });

  test('promises those of its zone for the weight of the order', async () => {
    const { shopper, order } = await placeOrderOfPreOrders();
    await importShipping(
      shop,
      { type: 'shipping-zone', zone: 'bangkok', name_th: 'กรุงเทพฯ', name_en: 'Bangkok', areas: ['กรุงเทพมหานคร'] },
      { type: 'shipping-rate', zone: 'bangkok', from_grams: 0, fee: 40, minimum_days: 1, maximum_days: 1 },
      { type: 'shipping-rate', zone: 'bangkok', from_grams: 20_000, fee: 90, minimum_days: 4, maximum_days: 6 },
    );
    await payAfterExpiry(shop, jobs, order.orderId);
    expect((await shopper.getOrder(order.orderId)).deliveryDates).toEqual({
      earliest: '2026-11-25',
      latest: '2026-11-27',
    });
  });
});
