import { describe, expect, test } from 'vitest';
import type { ClientFail } from '#contract/client.ts';
import type { Stock } from '#contract/inventory.ts';
import { addLines, type FormerLine, linesAfterFailure, purchasableLines } from './buy-again.ts';

const stockOf = (productId: number, stock: number, preOrderStock?: number): [number, Stock] => [
  productId,
  {
    productId,
    appliedType: 'sku',
    stock,
    totalStock: null,
    children: [],
    preOrderStock: preOrderStock ?? 0,
    preOrderFlag: preOrderStock !== undefined,
    stockAvailable: true,
  },
];

const lines = [1, 2, 3, 4].map((productId) => ({ productId, quantity: 3 }));
const empty = new Map<number, number>();

test('lines are bought again as far as stock goes, without those that are sold out or no longer sold', () => {
  const stocks = Object.fromEntries([stockOf(1, 10), stockOf(2, 2), stockOf(3, 0)]);
  expect(purchasableLines(lines, stocks, empty)).toEqual([
    { productId: 1, quantity: 3 },
    { productId: 2, quantity: 2 },
  ]);
});

test('units on pre-order count, and those in the cart are taken already', () => {
  const stocks = Object.fromEntries([stockOf(1, 0, 2), stockOf(2, 4), stockOf(3, 4)]);
  const inCart = new Map([
    [2, 3],
    [3, 4],
  ]);
  expect(purchasableLines(lines, stocks, inCart)).toEqual([
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 1 },
  ]);
});

const after = (data: unknown, inCart = empty, tried = lines) =>
  linesAfterFailure(tried, { code: 'quantity_exceeds_limit', data }, inCart);

test('a SKU that cannot be added is tried with fewer units, or left out', () => {
  expect(after({ productId: 2, limit: 2 })?.[1]).toEqual({ productId: 2, quantity: 2 });
  expect(after({ productId: 2, available: 3 }, new Map([[2, 2]]))?.[1]).toEqual({ productId: 2, quantity: 1 });
  expect(after({ productId: 2, limit: 2 }, new Map([[2, 2]]))).toEqual([lines[0], lines[2], lines[3]]);
  expect(after({ productId: 2 })).toEqual([lines[0], lines[2], lines[3]]);
});

test('each failure leaves less to try, also if it names the units that were tried', () => {
  expect(after({ productId: 2, limit: 3 }, empty, [{ productId: 2, quantity: 3 }])).toEqual([
    { productId: 2, quantity: 2 },
  ]);
});

test.each([undefined, null, {}, { productId: 9 }])('a failure about %j is not about a line', (data) => {
  expect(after(data)).toBeNull();
});

describe('an order of 120 lines', () => {
  const bought = Array.from({ length: 120 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
  const failureOf = (code: string, data?: unknown) =>
    ({ ok: false, status: 409, code, message: '', data }) as unknown as ClientFail;

  /** A cart that takes so many lines, and how many each call tried to add. */
  function cartOf(maxLines: number, ...inCart: number[]) {
    const cart = new Map(inCart.map((productId) => [productId, 1]));
    const calls: number[] = [];
    const add = async (items: readonly FormerLine[]) => {
      calls.push(items.length);
      const newLines = items.filter(({ productId }) => !cart.has(productId));
      if (cart.size + newLines.length > maxLines) return failureOf('cart_full', { room: maxLines - cart.size });
      for (const { productId } of items) cart.set(productId, 1);
      return null;
    };
    return { calls, add, unitsInCart: () => cart };
  }

  test('is added in several calls', async () => {
    const { calls, add, unitsInCart } = cartOf(200);
    expect(await addLines(bought, add, unitsInCart)).toEqual({ ok: true, added: bought });
    expect(calls).toEqual([50, 50, 20]);
  });

  test('is added as far as the cart has room, in few calls', async () => {
    const { calls, add, unitsInCart } = cartOf(50, 1000, 110);
    expect(await addLines(bought, add, unitsInCart)).toEqual({
      ok: true,
      added: [...bought.slice(0, 48), bought[109]],
    });
    expect(calls).toEqual([50, 48, 50, 20, 1]);
  });

  test('says what was added before a failure, and fails if that is nothing', async () => {
    const away = failureOf('service_unavailable');
    const results = [null, away];
    expect(
      await addLines(
        bought,
        async () => results.shift() ?? null,
        () => empty,
      ),
    ).toEqual({
      ok: true,
      added: bought.slice(0, 50),
    });
    expect(
      await addLines(
        bought,
        async () => away,
        () => empty,
      ),
    ).toEqual({ ok: false, failure: away });
  });
});
