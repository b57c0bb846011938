import { expect, test } from 'vitest';
import { productStockView, stockView } from './stock-view.ts';

const stocked = (stock: number) => ({ stock, preOrderStock: 0, preOrderFlag: false, stockAvailable: stock > 0 });
const live = (stock: number) => ({
  7: { productId: 7, appliedType: 'sku' as const, totalStock: null, ...stocked(stock) },
});

test('low stock shows how many are left', () => {
  expect(stockView(7, stocked(11), {})).toEqual({ state: 'available', pieces: 11 });
  expect(stockView(7, stocked(10), {})).toEqual({ state: 'low', pieces: 10 });
  expect(stockView(7, stocked(0), {})).toEqual({ state: 'sold-out', pieces: 0 });
});

test('live stock replaces the rendered stock', () => {
  expect(stockView(7, stocked(50), live(0))).toEqual({ state: 'sold-out', pieces: 0 });
  expect(stockView(7, stocked(0), live(3))).toEqual({ state: 'low', pieces: 3 });
  expect(stockView(8, stocked(50), live(0)).state).toBe('available');
});

test('a pre-order counts its pre-order stock', () => {
  const ahead = { stock: 0, preOrderStock: 4, preOrderFlag: true, stockAvailable: true };
  expect(stockView(7, ahead, {})).toEqual({ state: 'pre-order', pieces: 4 });
  expect(stockView(7, { ...ahead, preOrderStock: 0 }, {}).state).toBe('sold-out');
});

test('a product is a pre-order only where none of its variants is in stock', () => {
  const mixed = { stock: 12, preOrderStock: 20, preOrderFlag: true, stockAvailable: true };
  expect(productStockView(7, mixed, {})).toEqual({ state: 'available', pieces: 12 });
  expect(productStockView(7, { ...mixed, stock: 0 }, {})).toEqual({ state: 'pre-order', pieces: 20 });
});
