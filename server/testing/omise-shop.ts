import { randomBytes } from 'node:crypto';
import { afterAll, afterEach } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createProduct } from './catalogue-factory.ts';
import { type FakeCharge, type SignedEvent, startFakeOmise } from './fake-omise.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { createTestShop, dataOf } from './test-shop.ts';

const start = new Date('2026-11-20T03:00:00Z');

/**
 * A test shop whose payments go through a stand-in for Omise. Closed after the tests of the file; calls that fail recover after each test.
 * A test fails if the server logs an error, unless `expectErrors` is set.
 */
export async function createOmiseShop({ expectErrors = false } = {}) {
  let now = start;
  const omise = await startFakeOmise({ clock: () => now });
  /** The second secret of the shop, which signs events while the secret is rotated. */
  const oldSecret = randomBytes(32);
  const shop = await createTestShop({
    expectErrors,
    environment: {
      ...omise.environment,
      OMISE_WEBHOOK_SECRET: `${omise.environment.OMISE_WEBHOOK_SECRET},${oldSecret.toString('base64')}`,
    },
  });
  afterAll(() => omise.close());
  afterEach(() => {
    for (const call of ['POST /charges', 'GET /charges', 'GET /capability']) omise.trouble(call, null);
  });

  const setTime = (secondsAfterStart: number) => {
    now = new Date(start.getTime() + secondsAfterStart * 1000);
    shop.setClock(now);
  };
  /** All charges of an order at Omise. */
  const chargesOf = ({ orderId }: Order) => omise.charges.all.filter(({ metadata }) => metadata.reference === orderId);

  return {
    shop,
    omise,
    oldSecret,
    now: () => now,
    /** Seconds since the first order. */
    setTime,
    chargesOf,
    /** Throws if an order has none, or several. */
    onlyChargeOf(order: Order): FakeCharge {
      const [charge, ...others] = chargesOf(order);
      if (!charge || others.length > 0) throw new Error(`${order.orderId} has ${chargesOf(order).length} charges`);
      return charge;
    },
    async placeOrder(paymentMethod: PaymentMethod, secondsAfterStart = 0) {
      setTime(secondsAfterStart);
      const shopper = await createShopper(shop);
      await shopper.addToCart((await createProduct(shop, { price: 1234.5 })).skuId);
      return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
    },
    payByCard: ({ client }: Shopper, { orderId }: Order, cardToken: string) =>
      client('POST /cart/api/order/{orderId}/card-payment', { params: { orderId }, body: { cardToken } }),
    refresh: async ({ client }: Shopper, { orderId }: Order) =>
      dataOf(await client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } })),
    requestPayment: ({ client }: Shopper, { orderId }: Order, paymentMethod: 'credit_card' | 'qr_code') =>
      client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId },
        body: { paymentMethod },
        idempotencyKey: randomBytes(8).toString('hex'),
      }),
    /** Delivers an event to the shop. */
    send: (event: SignedEvent) => shop.app.inject({ method: 'POST', url: '/payment/api/webhooks/omise', ...event }),
  };
}
