import { expect, test } from 'vitest';
import { mergeProducts } from './merge-products.ts';

const product = (productId: number, price = 100) => ({ productId, price });

test('a removed product keeps its place, also when it is restored', () => {
  const shown = [product(3), product(2), product(1)];
  const removed = mergeProducts(shown, [product(3), product(1)]);
  expect(removed).toEqual(shown);
  expect(mergeProducts(removed, [product(2), product(3), product(1)])).toEqual(shown);
});

test('products added elsewhere come first, and prices are those of the last response', () => {
  expect(mergeProducts([product(2), product(1)], [product(3), product(2, 90)])).toEqual([
    product(3),
    product(2, 90),
    product(1),
  ]);
});
