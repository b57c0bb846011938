import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createShopper, payAtGateway, type Shopper } from '../../testing/shopper.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';

const shop = await createTestShop({ environment: { RATE_LIMITS: 'on' } });

async function placeOrder() {
  const shopper = await createShopper(shop);
  await shopper.addToCart((await createProduct(shop)).skuId);
  return { shopper, order: await shopper.placeOrder() };
}

function pass(seconds: number): void {
  shop.setClock(new Date(shop.clock().getTime() + seconds * 1000));
}

const requestPayment = ({ client }: Shopper, { orderId }: Order, key: string = randomUUID()) =>
  client('POST /cart/api/order/request-payment/{orderId}', {
    params: { orderId },
    body: { paymentMethod: 'qr_code' },
    idempotencyKey: key,
  });

const refresh = async ({ client }: Shopper, { orderId }: Order) =>
  dataOf(await client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }));

test('a shopper begins twenty payments in ten minutes, which others do not wait for', async () => {
  const { shopper, order } = await placeOrder();
  const begun = randomUUID();
  dataOf(await requestPayment(shopper, order, begun));
  for (let count = 2; count <= 20; count += 1) dataOf(await requestPayment(shopper, order));
  const more = await Promise.all([1, 2, 3].map(() => requestPayment(shopper, order)));
  for (const refusal of more)
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests', retryAfterSeconds: 600 });
  expect((await requestPayment(shopper, order, begun)).ok).toBe(true);
  const other = await placeOrder();
  expect((await requestPayment(other.shopper, other.order)).ok).toBe(true);
  pass(600);
  expect((await requestPayment(shopper, order)).ok).toBe(true);
});

test('a shopper who asks for a payment without end sees the order as it is stored, until the next minute', async () => {
  const { shopper, order } = await placeOrder();
  for (let call = 0; call < 60; call += 1) await refresh(shopper, order);
  await payAtGateway(shop, order, { action: 'approve', webhook: 'never' });
  expect(await refresh(shopper, order)).toMatchObject({ status: 'pending_payment' });
  pass(60);
  expect(await refresh(shopper, order)).toMatchObject({ status: 'paid' });
});
