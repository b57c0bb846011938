import { describe, expect, test } from 'vitest';
import { remainingPercent, stockLevelOf, sumOfStock } from './rules.ts';

const onSale = { stock: 3, totalStock: 10, preOrderFlag: false, preOrderStock: 0 };
const preOrder = { stock: 0, totalStock: 4, preOrderFlag: true, preOrderStock: 5 };

describe('the units that can be bought', () => {
  test('are those in stock, or on pre-order those for it', () => {
    expect(stockLevelOf(onSale)).toEqual({ ...onSale, available: true, purchasable: 3 });
    expect(stockLevelOf(preOrder)).toEqual({ ...preOrder, available: true, purchasable: 5 });
    expect(stockLevelOf({ ...preOrder, preOrderFlag: false })).toMatchObject({ available: false, purchasable: 0 });
    expect(stockLevelOf({ ...onSale, stock: 1 })).toMatchObject({ available: true, purchasable: 1 });
  });

  test('of a product are those of its SKUs together', () => {
    const [first, second] = [stockLevelOf(onSale), stockLevelOf(preOrder)];
    const sum = { stock: 3, totalStock: 14, preOrderFlag: true, preOrderStock: 5, available: true, purchasable: 8 };
    expect(sumOfStock([first, second])).toEqual(sum);
    expect(sumOfStock([second, first])).toEqual(sum);
    const soldOut = stockLevelOf({ ...onSale, stock: 0 });
    expect(sumOfStock([soldOut, soldOut])).toMatchObject({ available: false, preOrderFlag: false, purchasable: 0 });
    expect(sumOfStock([soldOut, first])).toMatchObject({ available: true, preOrderFlag: false });
  });

  test('at the start are unknown if they are of one SKU', () => {
    const unknown = stockLevelOf({ ...onSale, totalStock: null });
    const known = stockLevelOf(onSale);
    expect(sumOfStock([unknown, known]).totalStock).toBeNull();
    expect(sumOfStock([known, unknown]).totalStock).toBeNull();
  });
});

test('a product without SKUs has nothing', () => {
  expect(sumOfStock([])).toEqual({
    stock: 0,
    totalStock: 0,
    preOrderFlag: false,
    preOrderStock: 0,
    available: false,
    purchasable: 0,
  });
});

test('what is left of the units at the start is a whole percent, rounded down', () => {
  expect(remainingPercent({ stock: 10, totalStock: 10 })).toBe(100);
  expect(remainingPercent({ stock: 2, totalStock: 3 })).toBe(66);
  expect(remainingPercent({ stock: 1, totalStock: 1 })).toBe(100);
  expect(remainingPercent({ stock: 11, totalStock: 10 })).toBe(0);
  expect(remainingPercent({ stock: 0, totalStock: 0 })).toBe(0);
  expect(remainingPercent({ stock: 5, totalStock: null })).toBe(100);
});
