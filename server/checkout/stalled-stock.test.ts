import { describe, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

async function openShop({ lockMs, environment = {} }: { lockMs: number; environment?: Record<string, string> }) {
  const database = await openTestDatabase({
    postgres: {
      connections: { read: 2, write: 4, background: 5 },
      limits: {
        read: { lockMs: 1_000, statementMs: 10_000 },
        write: { lockMs, statementMs: lockMs + 7_000 },
        background: { lockMs: 30_000, statementMs: 60_000 },
      },
    },
  });
  return createTestShop({ database, environment });
}

const shop = await openShop({ lockMs: 3_000 });
/** Locks are waited for until they are released, and orders are limited by mobile number. */
const waitingShop = await openShop({ lockMs: 60_000, environment: { RATE_LIMITS: 'on' } });

/** Holds the stock of a SKU locked, as a transaction that somebody forgot does, while `work` runs. */
async function whileLocked<T>(skuId: number, work: () => Promise<T>, { db }: Pick<TestShop, 'db'> = shop): Promise<T> {
  return db.transaction().execute(async (tx: Tx) => {
    await tx.selectFrom('stocks').select('sku_id').where('sku_id', '=', skuId).forUpdate().execute();
    return work();
  });
}

async function createBuyers(count: number, skuId: number, of = shop): Promise<{ shopper: Shopper; quote: string }[]> {
  const buyers: { shopper: Shopper; quote: string }[] = [];
  for (let buyer = 0; buyer < count; buyer += 1) {
    const shopper = await createShopper(of);
    await shopper.addToCart(skuId);
    buyers.push({ shopper, quote: (await shopper.openCheckout()).quote });
  }
  return buyers;
}

const order = ({ shopper, quote }: { shopper: Shopper; quote: string }) =>
  shopper.requestOrder({ quote, paymentMethod: 'qr_code' });

describe.runIf(shop.database.kind === 'postgres')('while the stock of a product is locked', () => {
  test('its orders are refused for now, and everything else goes on', async () => {
    const stalled = await createProduct(shop, { stock: 50 });
    const other = await createProduct(shop, { stock: 50 });
    const buyers = await createBuyers(12, stalled.skuId);
    const [buyer] = await createBuyers(1, other.skuId);
    const answers = await whileLocked(stalled.skuId, async () => {
      const orders = Promise.all(buyers.map(order));
      await untilBlocked(shop, 2);
      for (const url of ['/readyz', `/pim/api/products/${other.productId}`, '/pim/api/categories/menu'])
        expect([url, (await shop.app.inject(url)).statusCode]).toEqual([url, 200]);
      await buyer?.shopper.addToCart(other.skuId);
      expect(await buyer?.shopper.requestOrder({ paymentMethod: 'qr_code' })).toMatchObject({ ok: true });
      return await orders;
    });
    expect(new Set(answers.map((answer) => answer.ok || `${answer.status} ${answer.code}`))).toEqual(
      new Set(['503 service_busy']),
    );
    expect(await order(buyers[0] as (typeof buyers)[0])).toMatchObject({ ok: true });
  });

  test('a refused order says when to try again', async () => {
    const { skuId } = await createProduct(shop, { stock: 5 });
    const [buyer] = await createBuyers(1, skuId);
    const { shopper, quote } = buyer as { shopper: Shopper; quote: string };
    const response = await whileLocked(skuId, async () =>
      shop.app.inject({
        method: 'POST',
        url: '/cart/api/order/create',
        headers: { ...(await shop.authHeaders(shopper.customerId)), 'idempotency-key': 'the-key-of-this-order' },
        payload: { cartId: shopper.cartId, quote, paymentMethod: 'qr_code' },
      }),
    );
    expect([response.statusCode, response.json().code]).toEqual([503, 'service_busy']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe.runIf(shop.database.kind === 'postgres')('orders that wait for each other leave connections to others', () => {
  test('when they are of one account, which changes its cart meanwhile', async () => {
    const stalled = await createProduct(waitingShop, { stock: 50 });
    const visitor = await createShopper(waitingShop);
    const [buyer] = await createBuyers(1, stalled.skuId, waitingShop);
    const { shopper, quote } = buyer as { shopper: Shopper; quote: string };
    const add = () =>
      shopper.client('POST /cart/api/cart/{cartId}/items/add', {
        params: { cartId: shopper.cartId },
        body: { productId: stalled.skuId, quantity: 1 },
      });
    const calls: Promise<unknown>[] = [];
    await whileLocked(
      stalled.skuId,
      async () => {
        calls.push(...Array.from({ length: 6 }, () => order({ shopper, quote })));
        await untilBlocked(waitingShop, 3);
        calls.push(...Array.from({ length: 6 }, add));
        await visitor.addToCart(stalled.skuId);
      },
      waitingShop,
    );
    await Promise.all(calls);
    expect(await add()).toMatchObject({ ok: true });
  });

  test('when they are for one mobile number', async () => {
    const stalled = await createProduct(waitingShop, { stock: 50 });
    const visitor = await createShopper(waitingShop);
    const buyers = await createBuyers(6, stalled.skuId, waitingShop);
    const calls: Promise<unknown>[] = [];
    await whileLocked(
      stalled.skuId,
      async () => {
        calls.push(...buyers.map(order));
        await untilBlocked(waitingShop, 3);
        await visitor.addToCart(stalled.skuId);
      },
      waitingShop,
    );
    await Promise.all(calls);
  });
});

test('a product that many buy at the same moment is sold to all of them', async () => {
  const { skuId } = await createProduct(shop, { stock: 20 });
  const buyers = await createBuyers(20, skuId);
  const answers = await Promise.all(buyers.map(order));
  expect(answers.map(({ ok }) => ok)).toEqual(buyers.map(() => true));
});
