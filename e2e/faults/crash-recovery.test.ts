import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createCustomer } from '#server/testing/account-factory.ts';
import { stockAndSold } from '#server/testing/books.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import {
  fetchHeedingRetryAfter,
  openShopDatabase,
  runningShopClient,
  type ShopDatabase,
} from '#server/testing/running-shop.ts';
import { chargeIdOf, createShopperFor, type Shopper } from '#server/testing/shopper.ts';
import { dataOf } from '#server/testing/test-shop.ts';
import { integrityViolations, makeUnpaidOrdersOverdue, ordersByStatus } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { originOf, type ShopProcess, shopEnvironment, startShop } from './shop-process.ts';

const buyerCount = 20;
const stock = 100;

/** A customer on the checkout page, who sends every order with the same idempotency key. */
interface Buyer {
  shopper: Shopper;
  placeOrder(): ReturnType<Shopper['requestOrder']>;
}

async function createProductAndCustomers(
  database: ShopDatabase,
): Promise<{ skuId: number; customers: { customerId: string; email: string }[] }> {
  const { skuId } = await createProduct(database, { stock, price: 1000 });
  const customers: { customerId: string; email: string }[] = [];
  for (let number = 0; number < buyerCount; number += 1) customers.push(await createCustomer(database));
  return { skuId, customers };
}

/** Adds two units to the customer's cart and opens the checkout. */
async function startCheckout(
  client: ReturnType<typeof runningShopClient>,
  customer: { customerId: string; email: string },
  skuId: number,
): Promise<Buyer> {
  const shopper = await createShopperFor({ client }, customer);
  await shopper.addToCart(skuId, 2);
  const { quote } = await shopper.openCheckout();
  return {
    shopper,
    placeOrder: () => shopper.requestOrder({ quote, key: `order of ${customer.customerId}`.replaceAll(' ', '-') }),
  };
}

/** Places all orders at once, and kills the shop after the third response. */
async function killDuringCheckouts(buyers: Buyer[], kill: () => Promise<unknown>): Promise<{ orderIds: string[] }> {
  const orderIds: string[] = [];
  let killed: Promise<unknown> | undefined;
  const results = await Promise.all(
    buyers.map(async (buyer) => {
      const result = await buyer.placeOrder();
      if (result.ok) orderIds.push(result.data.orderId);
      if (orderIds.length >= 3) killed ??= kill();
      return result;
    }),
  );
  await killed;
  for (const result of results) expect(result.ok ? 'an order' : result.code).toMatch(/^(an order|network_error)$/);
  return { orderIds };
}

describe('a shop on PostgreSQL, killed during twenty checkouts', () => {
  let shop: ShopOnPostgres;
  beforeAll(async () => {
    shop = await openShopOnPostgres();
  });
  afterAll(() => shop.close());

  it('has complete orders only, creates one per buyer on retry, and releases all stock when they expire', async () => {
    const { skuId, customers } = await createProductAndCustomers(shop);
    const client = runningShopClient(originOf(shop.environment), fetchHeedingRetryAfter);
    const first = await shop.start();
    const buyers = await Promise.all(customers.map((customer) => startCheckout(client, customer, skuId)));
    const { orderIds } = await killDuringCheckouts(buyers, () => first.stop('SIGKILL'));
    expect(orderIds.length).toBeLessThan(buyerCount);
    expect(await integrityViolations(shop)).toEqual([]);
    const afterCrash = await stockAndSold(shop.db, skuId);
    expect(afterCrash.stock + afterCrash.sold).toBe(stock);

    await shop.start();
    const retries = await Promise.all(buyers.map((buyer) => buyer.placeOrder()));
    const orders = retries.map((result) => (result.ok ? result.data : null));
    expect(orders.map((order) => order?.payment?.status)).toEqual(Array(buyerCount).fill('pending'));
    expect(new Set(orders.map((order) => order?.orderId)).size).toBe(buyerCount);
    expect(orders.map((order) => order?.orderId)).toEqual(expect.arrayContaining(orderIds));
    expect(await ordersByStatus(shop)).toEqual({ pending_payment: buyerCount });
    expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: stock - 2 * buyerCount, sold: 2 * buyerCount });

    await makeUnpaidOrdersOverdue(shop);
    await shop.send('expire-orders', {});
    await expect.poll(() => ordersByStatus(shop)).toEqual({ expired: buyerCount });
    expect(await stockAndSold(shop.db, skuId)).toEqual({ stock, sold: 0 });
    expect(await integrityViolations(shop)).toEqual([]);
  });
});

describe('a shop on PostgreSQL, killed during twenty payments, and again during their refunds', () => {
  let shop: ShopOnPostgres;
  beforeAll(async () => {
    shop = await openShopOnPostgres();
  });
  afterAll(() => shop.close());

  it('has one tax invoice for each paid order and no gap in their numbers, and refunds each cancelled order once', async () => {
    const { skuId, customers } = await createProductAndCustomers(shop);
    const client = runningShopClient(originOf(shop.environment), fetchHeedingRetryAfter);
    const first = await shop.start();
    const buyers = await Promise.all(customers.map((customer) => startCheckout(client, customer, skuId)));
    const orders = await Promise.all(buyers.map(async ({ placeOrder }) => dataOf(await placeOrder())));
    const pay = (order: Order) =>
      shop.client()('POST /mock-payment/api/charges/{chargeId}/complete', {
        params: { chargeId: chargeIdOf(order) },
        body: { action: 'approve', webhook: 'before' },
      });
    let paid = 0;
    let killed: Promise<unknown> | undefined;
    await Promise.all(
      orders.map(async (order) => {
        const result = await pay(order);
        if (result.ok) paid += 1;
        if (paid >= 3) killed ??= first.stop('SIGKILL');
      }),
    );
    await killed;
    expect(paid).toBeLessThan(buyerCount);
    expect(await integrityViolations(shop)).toEqual([]);

    const second = await shop.start();
    for (const [index, order] of orders.entries()) {
      // A charge that succeeded before the crash cannot be completed again.
      await pay(order);
      const { client } = buyers[index]?.shopper ?? {};
      await client?.('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId: order.orderId } });
    }
    expect(await ordersByStatus(shop)).toEqual({ paid: buyerCount });
    expect(await integrityViolations(shop)).toEqual([]);

    await killDuringRefunds(buyers, orders, second);
    expect(await integrityViolations(shop)).toEqual([]);
    await shop.start();
    await cancelAll(buyers, orders);
    // As if a minute had passed since the killed process asked the gateway.
    await shop.db.updateTable('refunds').set({ next_try_at: new Date() }).where('status', '=', 'requested').execute();
    await shop.send('perform-due-refunds', {});
    await expect.poll(() => ordersByStatus(shop)).toEqual({ refunded: buyerCount });
    expect(await stockAndSold(shop.db, skuId)).toEqual({ stock, sold: 0 });
    expect(await integrityViolations(shop)).toEqual([]);
  });

  const cancelAll = (buyers: Buyer[], orders: Order[]) =>
    Promise.all(
      orders.map(({ orderId }, index) =>
        buyers[index]?.shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }),
      ),
    );

  /** Cancels all orders at once, and kills the shop when the gateway has refunded one of them. */
  async function killDuringRefunds(buyers: Buyer[], orders: Order[], running: ShopProcess): Promise<void> {
    const cancelling = cancelAll(buyers, orders);
    const refunds = shop.db.selectFrom('mock_refunds').select('refund_id').limit(1);
    await expect.poll(() => refunds.execute(), { interval: 5 }).toHaveLength(1);
    await running.stop('SIGKILL');
    await cancelling;
  }
});

describe('a shop on the embedded database, killed during twenty checkouts', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('opens its data folder again and has complete orders only', async () => {
    const initial = await openShopDatabase({ dataFolder });
    const { skuId, customers } = await createProductAndCustomers(initial);
    await initial.close();
    const environment = await shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: dataFolder });
    const client = runningShopClient(originOf(environment), fetchHeedingRetryAfter);

    const first = await startShop(environment);
    const buyers = await Promise.all(customers.map((customer) => startCheckout(client, customer, skuId)));
    const { orderIds } = await killDuringCheckouts(buyers, () => first.stop('SIGKILL'));
    expect(orderIds.length).toBeLessThan(buyerCount);

    const second = await startShop(environment);
    const retries = await Promise.all(buyers.map((buyer) => buyer.placeOrder()));
    expect(retries.map((result) => (result.ok ? result.data.orderId : result.code))).toEqual(
      expect.arrayContaining(orderIds),
    );
    expect((await second.stop('SIGTERM')).code).toBe(0);

    const database = await openShopDatabase({ dataFolder });
    expect(await ordersByStatus(database)).toEqual({ pending_payment: buyerCount });
    expect(await stockAndSold(database.db, skuId)).toEqual({ stock: stock - 2 * buyerCount, sold: 2 * buyerCount });
    expect(await integrityViolations(database)).toEqual([]);
    await database.close();
  });
});
