import { describe, expect, test } from 'vitest';
import { productsEndpoints } from './products.ts';

describe('products to compare', () => {
  const { query } = productsEndpoints['GET /pim/api/products/compare-products'];

  test('are two to four, with commas or as a repeated parameter', () => {
    expect(query.parse({ productIds: '1,2' })).toEqual({ productIds: [1, 2] });
    expect(query.parse({ productIds: ['1', '2', '3,4'] })).toEqual({ productIds: [1, 2, 3, 4] });
    for (const productIds of ['1', '1,2,3,4,5', '1,x', '']) expect(query.safeParse({ productIds }).success).toBe(false);
  });
});
