import { expect, test } from 'vitest';
import { mergeProducts } from './merge-products.ts';

const product = (productId: number, price = 100) => ({ productId, price });

test('a product that is removed keeps its place, and has it when it is put back', () => {
  const shown = [product(3), product(2), product(1)];
  const removed = mergeProducts(shown, [product(3), product(1)]);
  expect(removed).toEqual(shown);
  expect(mergeProducts(removed, [product(2), product(3), product(1)])).toEqual(shown);
});

test('what was added elsewhere comes first, and prices are those of the last answer', () => {
  expect(mergeProducts([product(2), product(1)], [product(3), product(2, 90)])).toEqual([
    product(3),
    product(2, 90),
    product(1),
  ]);
});
