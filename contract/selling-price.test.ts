import { describe, expect, test } from 'vitest';
import { priceChangesAt, sellingPrice, wasPrice } from './selling-price.ts';

const specialPrice = {
  value: 8990,
  remark: null,
  promotionCommend: null,
  mainPromotionCommend: null,
  mainPromotionCommendType: null,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-11-30T16:59:59.000Z',
};

describe('the price of a product', () => {
  test('is its standard price without a special one', () => {
    const product = { price: 9990, specialPrice: null, isSpecialPrice: false };
    expect([sellingPrice(product), wasPrice(product), priceChangesAt(product)]).toEqual([9990, undefined, undefined]);
  });

  test('is the special price while it runs, next to the standard one, until its end', () => {
    const product = { price: 9990, specialPrice, isSpecialPrice: true };
    expect([sellingPrice(product), wasPrice(product)]).toEqual([8990, 9990]);
    expect(priceChangesAt(product)).toEqual(new Date(specialPrice.endDate));
  });

  test('is the standard price until an upcoming special one begins', () => {
    const product = { price: 9990, specialPrice, isSpecialPrice: false };
    expect([sellingPrice(product), wasPrice(product)]).toEqual([9990, undefined]);
    expect(priceChangesAt(product)).toEqual(new Date(specialPrice.startDate));
  });
});
