import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createCustomer } from '#server/testing/account-factory.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import {
  fetchHeedingRetryAfter,
  openShopDatabase,
  runningShopClient,
  type ShopDatabase,
} from '#server/testing/running-shop.ts';
import { createShopperFor, type Shopper } from '#server/testing/shopper.ts';
import { dataOf } from '#server/testing/test-shop.ts';
import { integrityViolations, ordersByStatus } from './data-integrity.ts';
import { cancel, cardWithout3ds, changeMethod, type Gateway, openGateway, payByCard, refresh } from './omise-shop.ts';
import { openShopOnPostgres } from './shop-on-postgres.ts';
import { type Environment, originOf, type ShopProcess, shopEnvironment, startShop } from './shop-process.ts';

/** A shop whose database tests open while none of its processes runs. */
interface RestartedShop {
  environment: Environment & { PORT: string };
  start(): Promise<ShopProcess>;
  withDatabase<T>(work: (database: ShopDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const databases: Record<string, (settings: Environment) => Promise<RestartedShop>> = {
  async PostgreSQL(settings) {
    const shop = await openShopOnPostgres(settings);
    return { ...shop, withDatabase: (work) => work(shop) };
  },
  async 'the embedded database'(settings) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
    const environment = await shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: dataFolder, ...settings });
    let running: ShopProcess | undefined;
    return {
      environment,
      async start() {
        running = await startShop(environment);
        return running;
      },
      async withDatabase(work) {
        const database = await openShopDatabase({ dataFolder });
        try {
          return await work(database);
        } finally {
          await database.close();
        }
      },
      async close() {
        await running?.stop('SIGKILL');
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  },
};

const stock = 20;

describe.each(Object.keys(databases))('a shop on %s', (kind) => {
  let gateway: Gateway;
  let shop: RestartedShop;
  beforeAll(async () => {
    gateway = await openGateway();
    const open = databases[kind];
    if (!open) throw new Error(`there is no database ${kind}`);
    shop = await open(gateway.settings);
  });
  afterAll(async () => {
    await shop.close();
    await gateway.close();
  });

  it('killed between charges and their commit charges nobody twice, and killed between refunds and their commit refunds once', async () => {
    const { skuId, customers } = await shop.withDatabase(async (database) => ({
      skuId: (await createProduct(database, { stock, price: 1000 })).skuId,
      customers: await Promise.all(Array.from({ length: 6 }, () => createCustomer(database))),
    }));
    const client = runningShopClient(originOf(shop.environment), fetchHeedingRetryAfter);
    const placeOrder = async (customer: (typeof customers)[number] | undefined, paymentMethod: PaymentMethod) => {
      if (!customer) throw new Error('too few customers');
      const shopper = await createShopperFor({ client }, customer);
      await shopper.addToCart(skuId, 2);
      return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
    };
    const deliver = (order: Order) => gateway.deliver(originOf(shop.environment), gateway.onlyChargeOf(order));

    const first = await shop.start();
    const byCard = await Promise.all(customers.slice(0, 4).map((customer) => placeOrder(customer, 'credit_card')));
    const byQr = await Promise.all(customers.slice(4).map((customer) => placeOrder(customer, 'qr_code')));
    await killWhileCharging(first, byCard, byQr);
    const charges = gateway.charges.all.map(({ id }) => id);
    expect(charges).toHaveLength(6);

    const second = await shop.start();
    const [returns, entersAgain, changes, neverReturns] = byCard;
    const [reported, reads] = byQr;
    if (!returns || !entersAgain || !changes || !neverReturns || !reported || !reads) throw new Error('too few orders');
    expect(dataOf(await refresh(returns.shopper, returns.order)).status).toBe('paid');
    await payByCard(entersAgain.shopper, entersAgain.order, gateway.tokenFor(cardWithout3ds));
    await changeMethod(changes.shopper, changes.order, 'qr_code');
    expect(await deliver(neverReturns.order)).toBe(204);
    expect(await deliver(reported.order)).toBe(204);
    expect(dataOf(await refresh(reads.shopper, reads.order)).status).toBe('paid');
    const all = [...byCard, ...byQr];
    const statuses = () =>
      Promise.all(all.map(async ({ shopper, order }) => (await shopper.getOrder(order.orderId)).status));
    expect(await statuses()).toEqual(Array(6).fill('paid'));
    expect(gateway.charges.all.map(({ id }) => id)).toEqual(charges);

    gateway.trouble('POST /charges/', 'carried_out_but_silent');
    await Promise.all(all.map(({ shopper, order }) => cancel(shopper, order)));
    await expect.poll(() => refundedAmounts()).toContain(200_000);
    await second.stop('SIGKILL');
    gateway.trouble('POST /charges/', null);
    await shop.withDatabase(async (database) => {
      // As if minutes had passed.
      const now = { next_try_at: new Date() };
      await database.db.updateTable('refunds').set(now).where('status', '=', 'requested').execute();
      await database.send('perform-due-refunds', {});
    });

    const third = await shop.start();
    await expect.poll(statuses).toEqual(Array(6).fill('refunded'));
    await third.stop('SIGTERM');
    expect(refundedAmounts()).toEqual(Array(6).fill(200_000));
    await shop.withDatabase(async (database) => {
      expect(await ordersByStatus(database)).toEqual({ refunded: 6 });
      const expected = { units: { [skuId]: stock }, charges: gateway.charges.all };
      expect(await integrityViolations(database, expected)).toEqual([]);
    });
  });

  const refundedAmounts = () => gateway.charges.all.map(({ refunded_amount }) => refunded_amount);

  /** Kills the shop when the gateway has charged all cards without answering, and has been asked for all paid QR codes. */
  async function killWhileCharging(
    running: ShopProcess,
    byCard: { shopper: Shopper; order: Order }[],
    byQr: { order: Order }[],
  ): Promise<void> {
    gateway.trouble('POST /charges', 'carried_out_but_silent');
    gateway.trouble('GET /charges/', 'silent');
    const paying = byCard.map(({ shopper, order }) => payByCard(shopper, order, gateway.tokenFor(cardWithout3ds)));
    const reported = byQr.map(({ order }) =>
      gateway.deliver(running.origin, gateway.charges.pay(gateway.onlyChargeOf(order).id)),
    );
    const readings = () =>
      gateway.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/charges/'));
    await expect.poll(() => [gateway.charges.all.length, readings().length], { interval: 20 }).toEqual([6, 2]);
    await running.stop('SIGKILL');
    for (const payment of await Promise.all(paying)) expect(payment).toMatchObject({ code: 'network_error' });
    expect(await Promise.all(reported)).toEqual([0, 0]);
    gateway.trouble('POST /charges', null);
    gateway.trouble('GET /charges/', null);
    await shop.withDatabase(async (database) => {
      expect(await ordersByStatus(database)).toEqual({ pending_payment: 6 });
      expect(await integrityViolations(database)).toEqual([]);
    });
  }
});
