import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/products.ts';
import { alternativesOf } from './alternative-rules.ts';

const card = (productId: number, price: number, stock = 5) =>
  ({ productId, price, stock, specialPrice: null, isSpecialPrice: false }) as unknown as ProductCard;

test('instead of a sold-out product, the nearest in price of what is in stock is offered', () => {
  const candidates = [
    card(1, 30_000),
    card(2, 12_000),
    card(3, 9500),
    card(4, 10_100, 0),
    card(5, 10_500),
    card(6, 50_000),
  ];
  expect(alternativesOf(card(6, 10_000, 0), candidates).map(({ productId }) => productId)).toEqual([3, 5, 2]);
});
