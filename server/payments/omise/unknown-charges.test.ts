import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import { jobHandlers } from '../../workers.ts';

const { shop, omise, setTime, onlyChargeOf, placeOrder } = await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);

const attentionOf = ({ orderId }: Order) =>
  shop.db
    .selectFrom('attention_items')
    .select('kind')
    .where('subject', 'like', `${orderId}%`)
    .where('done_at', 'is', null)
    .execute();

test('an order whose charge Omise does not know is not expired, because another account may know it, and needs attention', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  omise.charges.forget(onlyChargeOf(order).id);
  for (const minutes of [31, 91]) {
    setTime(minutes * 60);
    await jobs['expire-orders']({});
  }
  expect((await shopper.getOrder(order.orderId)).status).toBe('pending_payment');
  expect(await attentionOf(order)).toEqual([{ kind: 'order_not_expired' }]);
});
