import { describe, expect, it } from 'vitest';
import {
  allocateByWeight,
  computeTotals,
  includedVat,
  type PricedLine,
  type PricingTerms,
  percentOf,
  sellingPriceOf,
} from './rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const hour = 3_600_000;

/** A window from `from` to `to` hours after now. */
function special(value: number, from: number, to: number) {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  return { value, startsAt: at(from), endsAt: at(to), remark: null, promotionCommend: null };
}

describe('the selling price', () => {
  it('is the standard price when there is no special price', () => {
    expect(sellingPriceOf(100_00, [], now)).toEqual({
      standard: 100_00,
      selling: 100_00,
      isSpecial: false,
      discountPercent: 0,
      special: null,
      flashSales: [],
    });
  });

  it('is the special price while its window lasts', () => {
    const running = special(75_00, -1, 1);
    expect(sellingPriceOf(100_00, [running], now)).toEqual({
      standard: 100_00,
      selling: 75_00,
      isSpecial: true,
      discountPercent: 25,
      special: running,
      flashSales: [],
    });
  });

  it('changes exactly at the start and at the end of a window', () => {
    expect(sellingPriceOf(100_00, [special(75_00, 0, 1)], now).selling).toBe(75_00);
    expect(sellingPriceOf(100_00, [special(75_00, -1, 0)], now)).toMatchObject({ selling: 100_00, special: null });
  });

  it('includes the next upcoming special price', () => {
    const [later, sooner] = [special(60_00, 5, 6), special(80_00, 1, 2)];
    expect(sellingPriceOf(100_00, [later, sooner], now)).toMatchObject({
      selling: 100_00,
      isSpecial: false,
      discountPercent: 0,
      special: sooner,
    });
  });

  it('is the lowest of several running special prices', () => {
    expect(sellingPriceOf(100_00, [special(80_00, -1, 9), special(60_00, -2, 1)], now).selling).toBe(60_00);
  });

  it('is, of equal special prices, the one that ends last', () => {
    const longer = special(60_00, -1, 9);
    expect(sellingPriceOf(100_00, [special(60_00, -2, 1), longer], now).special).toBe(longer);
  });

  it('ignores special prices that save nothing', () => {
    expect(sellingPriceOf(100_00, [special(100_00, -1, 1), special(120_00, -1, 1)], now)).toMatchObject({
      selling: 100_00,
      isSpecial: false,
      special: null,
    });
  });

  it.each([
    [3, 2, 33],
    [100_00, 99_50, 0],
    [39_900_00, 1_00, 99],
  ])('of %i satang at a special price of %i saves %i percent, rounded down', (standard, value, percent) => {
    expect(sellingPriceOf(standard, [special(value, -1, 1)], now).discountPercent).toBe(percent);
  });
});

describe('VAT', () => {
  it.each([
    [100_00, 6_54],
    [180_00, 11_78],
    [0, 0],
    [7, 0],
    [8, 1],
    [1_000_000_000_00, 65_420_560_75],
  ])('included in %i satang at 7 %% is %i', (total, vat) => {
    expect(includedVat(total, 7)).toBe(vat);
  });

  it('rounds half a satang up', () => {
    // 50 × 25 / 125 = 10 exactly; 5 × 100 / 200 = 2.5.
    expect(includedVat(50, 25)).toBe(10);
    expect(includedVat(5, 100)).toBe(3);
  });

  it('accepts rates with two decimals', () => {
    expect(includedVat(106_25, 6.25)).toBe(6_25);
  });
});

describe('totals', () => {
  const terms: PricingTerms = {
    vatRate: 7,
    delivery: { fee: 50_00, freeFrom: 800_00, minimumDays: 2, maximumDays: 7 },
  };
  const line = (quantity: number, standard: number, selling = standard, discount = 0): PricedLine => ({
    quantity,
    standard,
    selling,
    discount,
  });

  it('are 0 without lines, including the delivery fee', () => {
    expect(new Set(Object.values(computeTotals([], terms)))).toEqual(new Set([0]));
  });

  it('add up lines, with VAT rounded once for the whole', () => {
    expect(computeTotals([line(2, 100_00, 80_00, 10_00), line(1, 99_99)], terms)).toEqual({
      marketPrice: 299_99,
      price: 259_99,
      specialPrice: 40_00,
      discount: 10_00,
      deliveryFee: 50_00,
      deliveryFeeDiscount: 0,
      payable: 299_99,
      beforeVat: 280_36,
      vat: 19_63,
    });
  });

  it.each([
    [799_99, 0],
    [800_00, 50_00],
    [800_01, 50_00],
  ])('of %i satang have a delivery fee discount of %i', (price, deliveryFeeDiscount) => {
    expect(computeTotals([line(1, price)], terms)).toMatchObject({
      deliveryFee: 50_00,
      deliveryFeeDiscount,
      payable: price + 50_00 - deliveryFeeDiscount,
    });
  });

  it('subtract discounts before delivery is free', () => {
    expect(computeTotals([line(1, 850_00, 850_00, 50_01)], terms).deliveryFeeDiscount).toBe(0);
  });

  it('do not count the discounts of coupons against free delivery', () => {
    const lines = [line(1, 850_00, 850_00, 100_00)];
    expect(computeTotals(lines, terms, { couponDiscount: 50_00, deliveryDiscount: 0 })).toMatchObject({
      discount: 100_00,
      deliveryFeeDiscount: 50_00,
      payable: 750_00,
    });
    expect(computeTotals(lines, terms, { couponDiscount: 49_99, deliveryDiscount: 0 }).deliveryFeeDiscount).toBe(0);
  });

  it.each([
    [30_00, 30_00],
    [80_00, 50_00],
  ])('with %i satang off the delivery fee have a delivery fee discount of %i', (deliveryDiscount, expected) => {
    const totals = computeTotals([line(1, 100_00)], terms, { couponDiscount: 0, deliveryDiscount });
    expect(totals).toMatchObject({ deliveryFeeDiscount: expected, payable: 150_00 - expected });
  });

  it('are 0 baht for goods that cost nothing with free delivery', () => {
    const totals = computeTotals([line(1, 800_00, 800_00, 900_00)], terms, {
      couponDiscount: 800_00,
      deliveryDiscount: 0,
    });
    expect(totals).toMatchObject({ discount: 800_00, payable: 0, vat: 0, beforeVat: 0 });
  });
});

describe('a percentage', () => {
  it.each([
    [999_99, 10, 100_00],
    [5, 10, 1],
    [4, 10, 0],
    [100_00, 33.33, 33_33],
    [1_000_000_000_050_00, 0.01, 10_000_000_001],
    [123_456_789_012_345, 100, 123_456_789_012_345],
  ])('of %i satang at %f %% is %i', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });
});

describe('allocation by weight', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2, 2], [0, 1, 0]],
    [10, [0, 5, 0], [0, 10, 0]],
    [0, [0, 0], [0, 0]],
    [1_000_000_000_01, [1_000_000_000_00, 1_000_000_000_00], [500_000_000_01, 500_000_000_00]],
  ])('of %i to %j is %j', (amount, weights, shares) => {
    expect(allocateByWeight(amount, weights)).toEqual(shares);
  });

  it('adds up exactly, with each share less than a satang from its proportion', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const weights = Array.from(
        { length: 1 + (seed % 9) },
        (_, index) => ((seed * 7919 + index * 104_729) % 50_000) + 1,
      );
      const amount = (seed * 15_485_863) % 10_000_000;
      const shares = allocateByWeight(amount, weights);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
      }
    }
  });

  it('is not possible if all weights are 0', () => {
    expect(() => allocateByWeight(1, [0, 0])).toThrow(RangeError);
  });
});
