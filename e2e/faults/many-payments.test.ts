import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { fetchHeedingRetryAfter, runningShopClient } from '#server/testing/running-shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { integrityViolations, ordersByStatus } from './data-integrity.ts';
import { type Gateway, openGateway } from './omise-shop.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import type { Environment, ShopProcess } from './shop-process.ts';

const customerCount = 8;
const ordersPerCustomer = 63;
const orderCount = customerCount * ordersPerCustomer;
/** One of the two processes is killed after so many payments. */
const kills = [80, 220, 360];

let gateway: Gateway;
let shop: ShopOnPostgres;
let environments: (Environment & { PORT: string })[];
let processes: ShopProcess[];
beforeAll(async () => {
  gateway = await openGateway();
  shop = await openShopOnPostgres(gateway.settings);
  environments = [shop.environment, await shop.secondEnvironment()];
  processes = await Promise.all(environments.map((environment) => shop.start(environment)));
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});

it('numbers the tax invoices of five hundred concurrent payments without a gap or a double, while its processes are killed', async () => {
  const stock = ordersPerCustomer + 1;
  const skuIds: number[] = [];
  while (skuIds.length < customerCount) skuIds.push((await createProduct(shop, { stock, price: 1000 })).skuId);
  const orders = await placeOrders(skuIds);
  for (const order of orders) gateway.charges.pay(gateway.onlyChargeOf(order).id);

  expect(await deliverAll(orders)).toBeGreaterThanOrEqual(kills.length);

  expect(await ordersByStatus(shop)).toEqual({ paid: orderCount });
  const numbers = await shop.db.selectFrom('invoices').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: orderCount }, (_, index) => index + 1));
  const expected = { units: Object.fromEntries(skuIds.map((skuId) => [skuId, stock])), charges: gateway.charges.all };
  expect(await integrityViolations(shop, expected)).toEqual([]);
});

/** Places the orders of each customer by QR code, one after the other: each orders a product that the others do not wait for. */
async function placeOrders(skuIds: readonly number[]): Promise<Order[]> {
  const clients = processes.map(({ origin }) => runningShopClient(origin, fetchHeedingRetryAfter));
  const orders = await Promise.all(
    skuIds.map(async (skuId, index) => {
      const client = clients[index % clients.length] ?? shop.client;
      const shopper = await createShopper({ db: shop.db, clock: shop.clock, client });
      const own: Order[] = [];
      while (own.length < ordersPerCustomer) {
        await shopper.addToCart(skuId);
        own.push(await shopper.placeOrder({ paymentMethod: 'qr_code' }));
      }
      return own;
    }),
  );
  return orders.flat();
}

/**
 * Delivers the event of each charge, 32 at once, to one of the processes, and again until it is accepted, as gateways do. Kills the
 * processes in turn meanwhile, and starts them again. Returns the number of deliveries that were not accepted.
 */
async function deliverAll(orders: readonly Order[]): Promise<number> {
  const waiting = [...orders.entries()];
  let restarted = Promise.resolve();
  let accepted = 0;
  let lost = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, order] = next;
        for (let attempt = index; ; attempt += 1) {
          const { origin = '' } = processes[attempt % processes.length] ?? {};
          const status = await gateway.deliver(origin, gateway.onlyChargeOf(order));
          if (status === 204) break;
          expect([0, 503]).toContain(status);
          lost += 1;
          await wait(100);
        }
        accepted += 1;
        const kill = kills.indexOf(accepted);
        if (kill >= 0) restarted = restarted.then(() => killAndRestart(kill % processes.length));
      }
    }),
  );
  await restarted;
  return lost;
}

async function killAndRestart(index: number): Promise<void> {
  await processes[index]?.stop('SIGKILL');
  processes[index] = await shop.start(environments[index]);
}
