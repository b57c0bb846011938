import { expect, test } from 'vitest';
import { liveStockOf, productStockView, skuStockView, updatesOf } from './stock-view.ts';

const figures = (stock: number) => ({ stock, preOrderStock: 0, preOrderFlag: false, stockAvailable: stock > 0 });
const live = (stock: number) => ({
  7: { productId: 7, appliedType: 'sku' as const, totalStock: null, children: [], ...figures(stock) },
});

test('low stock shows how many are left', () => {
  expect(skuStockView(7, figures(11), {})).toEqual({ state: 'available', quantity: 11 });
  expect(skuStockView(7, figures(10), {})).toEqual({ state: 'low', quantity: 10 });
  expect(skuStockView(7, figures(0), {})).toEqual({ state: 'sold-out', quantity: 0 });
});

test('live stock replaces the rendered stock', () => {
  expect(skuStockView(7, figures(50), live(0))).toEqual({ state: 'sold-out', quantity: 0 });
  expect(skuStockView(7, figures(0), live(3))).toEqual({ state: 'low', quantity: 3 });
  expect(skuStockView(8, figures(50), live(0)).state).toBe('available');
});

test('a pre-order counts its pre-order stock', () => {
  const ahead = { stock: 0, preOrderStock: 4, preOrderFlag: true, stockAvailable: true };
  expect(skuStockView(7, ahead, {})).toEqual({ state: 'pre-order', quantity: 4 });
  expect(skuStockView(7, { ...ahead, preOrderStock: 0 }, {}).state).toBe('sold-out');
});

test('a product is a pre-order only where none of its variants is in stock', () => {
  const mixed = { stock: 12, preOrderStock: 20, preOrderFlag: true, stockAvailable: true };
  expect(productStockView(7, mixed, {})).toEqual({ state: 'available', quantity: 12 });
  expect(productStockView(7, { ...mixed, stock: 0 }, {})).toEqual({ state: 'pre-order', quantity: 20 });
});

test('stock is read from a list and, of an earlier version, from an object by id', () => {
  expect(liveStockOf(Object.values(live(3)))).toEqual(live(3));
  expect(liveStockOf(live(3))).toEqual(live(3));
});

test('only stock that is not as it was rendered changes the page', () => {
  const rendered = { productId: 7, ...figures(3) };
  expect(updatesOf([rendered], live(3))).toEqual({});
  expect(updatesOf([rendered], live(2))).toEqual(live(2));
  for (const other of [{ preOrderFlag: true }, { preOrderStock: 1 }, { stockAvailable: false }])
    expect(updatesOf([{ ...rendered, ...other }], live(3))).toEqual(live(3));
  expect(updatesOf([{ ...rendered, productId: 8 }], live(2))).toEqual({});
});
