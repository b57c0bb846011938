import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { runningShopClient } from '#server/testing/running-shop.ts';
import { chargeIdOf, createShopper, payAtGateway, type Shopper } from '#server/testing/shopper.ts';
import { jpegSlip } from '#server/testing/slip-factory.ts';
import { countExpirations, integrityViolations } from './data-integrity.ts';
import { cancel, refresh } from './omise-shop.ts';
import { openShopOnPostgres, type ShopOnPostgres, waitingForLocks } from './shop-on-postgres.ts';
import { runOperatorCommand } from './shop-process.ts';

/** Two processes of one shop with the mock gateway. */
let shop: ShopOnPostgres;
let origins: string[];
beforeAll(async () => {
  shop = await openShopOnPostgres();
  const second = await shop.secondEnvironment();
  origins = (await Promise.all([shop.start(), shop.start(second)])).map(({ origin }) => origin);
});
afterAll(() => shop.close());

const statusOf = async (shopper: Shopper, { orderId }: Order) => (await shopper.getOrder(orderId)).status;

it('a card that is paid while its order expires pays the order, or is refused by the gateway', async () => {
  const { skuId } = await createProduct(shop, { stock: 24 });
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const shopper = await createShopper(shop);
      await shopper.addToCart(skuId, 2);
      return { shopper, order: await shopper.placeOrder() };
    }),
  );
  const past = new Date(Date.now() - 60_000);
  await shop.db.updateTable('orders').set({ expires_at: past }).execute();
  await Promise.all([
    shop.send('expire-orders', {}),
    shop.send('expire-orders', {}),
    ...orders.map(async ({ shopper, order }, index) => {
      const client = runningShopClient(origins[index % 2] ?? '');
      await expect.poll(() => countExpirations(shop), { interval: 10 }).toBeGreaterThanOrEqual(index / 4);
      const params = { chargeId: chargeIdOf(order) };
      const body = { action: 'approve', webhook: 'twice' } as const;
      const [paid] = await Promise.all([
        client()('POST /mock-payment/api/charges/{chargeId}/complete', { params, body }),
        refresh(shopper, order),
      ]);
      expect(paid.ok ? 'paid' : paid.code).toMatch(/^(paid|payment_not_open)$/);
      await expect.poll(() => statusOf(shopper, order)).toBe(paid.ok ? 'paid' : 'expired');
    }),
  ]);
  expect(await integrityViolations(shop, { units: { [skuId]: 24 } })).toEqual([]);
});

it('an order that its customer cancels and two operators refund, all at the same time, is refunded once', async () => {
  const { skuId } = await createProduct(shop, { stock: 10 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId, 2);
  const order = await shopper.placeOrder();
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  const customers = origins.map((origin) => ({
    client: runningShopClient(origin)({ customerId: shopper.customerId }),
  }));

  const refund = ['orders', 'refund', order.orderId, '--reason', 'test'];
  const requests: Promise<unknown>[] = [];
  await shop.db.transaction().execute(async (tx) => {
    // All of them wait for the order: shoppers for seconds only, while commands take seconds to start.
    await tx.selectFrom('orders').select('order_id').where('order_id', '=', order.orderId).forUpdate().execute();
    requests.push(...[refund, refund].map((args) => runOperatorCommand(shop.environment, args)));
    await expect.poll(() => waitingForLocks(shop)).toBe(2);
    requests.push(...customers.map((customer) => cancel(customer, order)));
    await expect.poll(() => waitingForLocks(shop)).toBe(4);
  });
  await Promise.all(requests);

  await expect.poll(() => statusOf(shopper, order)).toBe('refunded');
  const atGateway = await shop.db.selectFrom('mock_refunds').select('amount_satang').execute();
  expect(atGateway).toEqual([{ amount_satang: order.totalPayable * 100 }]);
  expect(await integrityViolations(shop, { units: { [skuId]: 10 } })).toEqual([]);
});

it('a slip that is sent to both processes at the same time counts for one order', async () => {
  const { skuId } = await createProduct(shop, { stock: 10 });
  const orders = await Promise.all(
    origins.map(async () => {
      const shopper = await createShopper(shop);
      await shopper.addToCart(skuId);
      return { shopper, order: await shopper.placeOrder({ paymentMethod: 'bank_transfer' }) };
    }),
  );
  const slip = await jpegSlip({ transactionReference: randomUUID().replaceAll('-', '').slice(0, 20) });
  const file = new Blob([Uint8Array.from(slip)], { type: 'image/jpeg' });

  const sent = await Promise.all(
    orders.flatMap(({ shopper, order }) =>
      origins.map(async (origin) => {
        const client = runningShopClient(origin)({ customerId: shopper.customerId });
        const result = await client('POST /cart/api/order/{orderId}/slips', {
          params: { orderId: order.orderId },
          file,
        });
        return result.ok ? 'stored' : result.code;
      }),
    ),
  );

  expect(sent.sort()).toEqual(['slip_already_used', 'slip_already_used', 'slip_already_used', 'stored']);
  const slipStatuses = await Promise.all(
    orders.map(async ({ shopper, order }) => (await shopper.getOrder(order.orderId)).slipStatus),
  );
  expect(slipStatuses.sort()).toEqual([null, 'waiting']);
  expect(await integrityViolations(shop, { units: { [skuId]: 10 } })).toEqual([]);
});
