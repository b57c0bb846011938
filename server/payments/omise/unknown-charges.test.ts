import { expect, test } from 'vitest';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import { openAttention } from '../../testing/open-attention.ts';
import { dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';

const { shop, omise, setTime, chargesOf, onlyChargeOf, placeOrder, payByCard, refresh, requestPayment } =
  await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);

test('an order whose charge Omise does not know is not expired, because another account may know it, and needs attention', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  omise.charges.forget(onlyChargeOf(order).id);
  for (const minutes of [31, 91]) {
    setTime(minutes * 60);
    await jobs['expire-orders']({});
  }
  expect((await shopper.getOrder(order.orderId)).status).toBe('pending_payment');
  expect(await openAttention(shop.db, order.orderId)).toEqual(['order_not_expired']);
});

test('a card that is confirmed late pays its order, although Omise does not know the charge of another one, which needs attention when it is read for the last time', async () => {
  const orders = [await placeOrder('credit_card'), await placeOrder('credit_card', 60)] as const;
  for (const { shopper, order } of orders) dataOf(await payByCard(shopper, order, omise.tokenFor('4242424242424242')));
  setTime(32 * 60);
  await jobs['expire-orders']({});
  const [unknown, late] = orders;
  omise.charges.forget(onlyChargeOf(unknown.order).id);
  omise.charges.pay(onlyChargeOf(late.order).id);
  for (const [minutes, kinds] of [
    [83, []],
    [143, []],
    [203, ['charge_not_settled']],
  ] as const) {
    setTime(minutes * 60);
    await jobs['settle-late-charges']({});
    expect(await openAttention(shop.db, unknown.order.orderId)).toEqual(kinds);
    expect((await late.shopper.getOrder(late.order.orderId)).status).toBe('paid');
  }
  expect((await unknown.shopper.getOrder(unknown.order.orderId)).status).toBe('expired');
  expect(await openAttention(shop.db, late.order.orderId)).toEqual([]);
});

test('while Omise is away, a shopper who returns waits for three of the charges of an order at most', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  for (let change = 0; change < 4; change += 1) dataOf(await requestPayment(shopper, order, 'qr_code'));
  dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
  expect(chargesOf(order)).toHaveLength(5);
  omise.trouble('GET /charges', 'unavailable');
  const before = omise.requests.length;
  expect((await refresh(shopper, order)).status).toBe('cancelled');
  expect(omise.requests.slice(before)).toHaveLength(3);
});
