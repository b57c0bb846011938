import { expect, it } from 'vitest';
import { inColumnOrder, withProductInColumn } from './column-order.ts';

const products = [{ productId: 1 }, { productId: 2 }, { productId: 3 }];
const ids = (order: readonly number[]) => inColumnOrder(products, order).map(({ productId }) => productId);

it('a product that is chosen for a column changes places with the one that was there', () => {
  expect(withProductInColumn([1, 2, 3, 4], 1, 4)).toEqual([1, 4, 3, 2]);
  expect(withProductInColumn([1, 2, 3], 0, 2)).toEqual([2, 1, 3]);
  expect(withProductInColumn([1, 2, 3], 0, 1)).toEqual([1, 2, 3]);
});

it('products without a chosen place follow in their own order, and products that were removed are left out', () => {
  expect(ids([])).toEqual([1, 2, 3]);
  expect(ids([1, 3, 2])).toEqual([1, 3, 2]);
  expect(ids([4, 3])).toEqual([3, 1, 2]);
});
