import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenCustomer } from '#server/testing/account-factory.ts';
import { givenProduct } from '#server/testing/catalogue-factory.ts';
import { type Books, clientOfRunning, openBooks } from '#server/testing/running-shop.ts';
import { type Shopper, shopperOf } from '#server/testing/shopper.ts';
import { faultsIn, letTimeRunOut, ordersByStatus, piecesOf } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { originOf, shopEnvironment, startShop } from './shop-process.ts';

const buyers = 20;
const stock = 100;

/** A customer before the checkout's last button, who presses it with the same key however often. */
interface Buyer {
  shopper: Shopper;
  press(): ReturnType<Shopper['tryToOrder']>;
}

async function arrange(books: Books): Promise<{ skuId: number; customers: { customerId: string; email: string }[] }> {
  const { skuId } = await givenProduct(books, { stock, price: 1000 });
  const customers: { customerId: string; email: string }[] = [];
  for (let number = 0; number < buyers; number += 1) customers.push(await givenCustomer(books));
  return { skuId, customers };
}

async function atTheCheckout(
  client: ReturnType<typeof clientOfRunning>,
  customer: { customerId: string; email: string },
  skuId: number,
): Promise<Buyer> {
  const shopper = await shopperOf({ client }, customer);
  await shopper.add(skuId, 2);
  const { quote } = await shopper.review();
  return {
    shopper,
    press: () => shopper.tryToOrder({ quote, key: `order of ${customer.customerId}`.replaceAll(' ', '-') }),
  };
}

/** All press at once; once three have an order the shop dies. */
async function dieInTheMiddle(
  all: Buyer[],
  kill: () => Promise<unknown>,
): Promise<{ answered: number; orderIds: string[] }> {
  const orderIds: string[] = [];
  let dead: Promise<unknown> | undefined;
  const answers = await Promise.all(
    all.map(async (buyer) => {
      const answer = await buyer.press();
      if (answer.ok) orderIds.push(answer.data.orderId);
      if (orderIds.length >= 3) dead ??= kill();
      return answer;
    }),
  );
  await dead;
  for (const answer of answers) expect(answer.ok ? 'an order' : answer.code).toMatch(/^(an order|network_error)$/);
  return { answered: orderIds.length, orderIds };
}

describe('a shop on PostgreSQL that is killed in the middle of twenty checkouts', () => {
  let shop: ShopOnPostgres;
  beforeAll(async () => {
    shop = await openShopOnPostgres();
  });
  afterAll(() => shop.close());

  it('has whole orders only, gives each buyer one when they press again, and all stock back in the end', async () => {
    const { skuId, customers } = await arrange(shop);
    const first = await shop.start();
    const all = await Promise.all(customers.map((customer) => atTheCheckout(shop.client, customer, skuId)));
    const { answered, orderIds } = await dieInTheMiddle(all, () => first.end('SIGKILL'));
    expect(answered).toBeLessThan(buyers);
    expect(await faultsIn(shop)).toEqual([]);
    const afterDeath = await piecesOf(shop, skuId);
    expect(afterDeath.left + afterDeath.sold).toBe(stock);

    await shop.start();
    const again = await Promise.all(all.map((buyer) => buyer.press()));
    const all20 = again.map((answer) => (answer.ok ? answer.data : null));
    expect(all20.map((order) => order?.payment?.status)).toEqual(Array(buyers).fill('pending'));
    expect(new Set(all20.map((order) => order?.orderId)).size).toBe(buyers);
    expect(all20.map((order) => order?.orderId)).toEqual(expect.arrayContaining(orderIds));
    expect(await ordersByStatus(shop)).toEqual({ pending_payment: buyers });
    expect(await piecesOf(shop, skuId)).toEqual({ left: stock - 2 * buyers, sold: 2 * buyers });

    await letTimeRunOut(shop);
    await shop.send('expire-orders', {});
    await expect.poll(() => ordersByStatus(shop), { timeout: 15_000 }).toEqual({ expired: buyers });
    expect(await piecesOf(shop, skuId)).toEqual({ left: stock, sold: 0 });
    expect(await faultsIn(shop)).toEqual([]);
  });
});

describe('a shop on its data folder that is killed in the middle of twenty checkouts', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('opens the folder again and has whole orders only', async () => {
    const arranging = await openBooks({ dataFolder });
    const { skuId, customers } = await arrange(arranging);
    await arranging.close();
    const environment = await shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: dataFolder });
    const client = clientOfRunning(originOf(environment));

    const first = await startShop(environment);
    const all = await Promise.all(customers.map((customer) => atTheCheckout(client, customer, skuId)));
    const { answered, orderIds } = await dieInTheMiddle(all, () => first.end('SIGKILL'));
    expect(answered).toBeLessThan(buyers);

    const second = await startShop(environment);
    const again = await Promise.all(all.map((buyer) => buyer.press()));
    expect(again.map((answer) => (answer.ok ? answer.data.orderId : answer.code))).toEqual(
      expect.arrayContaining(orderIds),
    );
    expect((await second.end('SIGTERM')).code).toBe(0);

    const books = await openBooks({ dataFolder });
    expect(await ordersByStatus(books)).toEqual({ pending_payment: buyers });
    expect(await piecesOf(books, skuId)).toEqual({ left: stock - 2 * buyers, sold: 2 * buyers });
    expect(await faultsIn(books)).toEqual([]);
    await books.close();
  });
});
