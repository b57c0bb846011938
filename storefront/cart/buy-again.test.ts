import { expect, test } from 'vitest';
import type { Stock } from '#contract/inventory.ts';
import { linesAfterFailure, purchasableLines } from './buy-again.ts';

const stockOf = (productId: number, stock: number, preOrderStock?: number): [number, Stock] => [
  productId,
  {
    productId,
    appliedType: 'sku',
    stock,
    totalStock: null,
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

test('a SKU that cannot be added is tried with fewer units, or left out', () => {
  const after = (data: unknown, inCart = empty) => linesAfterFailure(lines, { data }, inCart);
  expect(after({ productId: 2, limit: 2 })?.[1]).toEqual({ productId: 2, quantity: 2 });
  expect(after({ productId: 2, available: 3 }, new Map([[2, 2]]))?.[1]).toEqual({ productId: 2, quantity: 1 });
  expect(after({ productId: 2, limit: 2 }, new Map([[2, 2]]))).toEqual([lines[0], lines[2], lines[3]]);
  expect(after({ productId: 2 })).toEqual([lines[0], lines[2], lines[3]]);
});

test('each failure leaves less to try, also if it names the units that were tried', () => {
  expect(linesAfterFailure([{ productId: 2, quantity: 3 }], { data: { productId: 2, limit: 3 } }, empty)).toEqual([
    { productId: 2, quantity: 2 },
  ]);
});

test.each([undefined, null, {}, { productId: 9 }])('a failure about %j is not about a line', (data) => {
  expect(linesAfterFailure(lines, { data }, empty)).toBeNull();
});
