import { describe, expect, it } from 'vitest';
import {
  allocateByWeight,
  computeTotals,
  costOfUnits,
  includedVat,
  type PricedLine,
  type PricingTerms,
  percentOf,
  vatShares,
} from './rules.ts';
import { dealSellingPrice, giftPrice, priceKindOf, pricePercent, sellingPriceOf } from './selling-price-rules.ts';

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
      exceededFlashSale: null,
      changesAt: null,
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
      exceededFlashSale: null,
      changesAt: running.endsAt,
    });
  });

  it('changes exactly at the start and at the end of a window', () => {
    expect(sellingPriceOf(100_00, [special(75_00, 0, 1)], now).selling).toBe(75_00);
    expect(sellingPriceOf(100_00, [special(75_00, -1, 0)], now)).toMatchObject({ selling: 100_00, special: null });
  });

  it('changes next when its window ends or one of a lower price begins', () => {
    const changesAt = (...windows: ReturnType<typeof special>[]) => sellingPriceOf(100_00, windows, now).changesAt;
    const [running, lower, higher] = [special(75_00, -1, 9), special(60_00, 2, 3), special(80_00, 1, 2)];
    expect(changesAt(running, higher)).toEqual(running.endsAt);
    expect(changesAt(running, special(75_00, 2, 3))).toEqual(running.endsAt);
    expect(changesAt(running, higher, lower)).toEqual(lower.startsAt);
    expect(changesAt(higher, lower)).toEqual(higher.startsAt);
    expect(changesAt(special(120_00, 1, 2))).toBeNull();
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

describe('a flash-sale price', () => {
  const flash = (from: number, to: number, more: { value?: number; quota?: number; sold?: number } = {}) => ({
    ...special(more.value ?? 50_00, from, to),
    flash: { flashSaleId: 1, quota: more.quota ?? 10, sold: more.sold ?? 0 },
  });
  const sellingOf = (window: ReturnType<typeof flash>, quantity?: number) =>
    sellingPriceOf(100_00, [window], now, quantity).selling;

  it('applies as long as its quota covers the whole quantity', () => {
    expect(sellingOf(flash(-1, 1, { quota: 10, sold: 8 }), 2)).toBe(50_00);
    expect(sellingOf(flash(-1, 1, { quota: 10, sold: 8 }), 3)).toBe(100_00);
    expect(sellingOf(flash(-1, 1, { quota: 10, sold: 9 }))).toBe(50_00);
    expect(sellingOf(flash(-1, 1, { quota: 10, sold: 10 }))).toBe(100_00);
  });

  it('is named while units are left and the quantity exceeds them, if it is cheaper than the price that applies', () => {
    const exceededBy = (quantity: number, windows: Parameters<typeof sellingPriceOf>[1]) =>
      sellingPriceOf(100_00, windows, now, quantity).exceededFlashSale;
    const running = flash(-1, 1, { quota: 10, sold: 8 });
    expect(exceededBy(3, [running])).toMatchObject({ value: 50_00, quota: 10, sold: 8 });
    expect(exceededBy(2, [running])).toBeNull();
    expect(exceededBy(3, [running, special(60_00, -1, 1)])).toMatchObject({ value: 50_00 });
    expect(exceededBy(3, [running, special(40_00, -1, 1)])).toBeNull();
    expect(exceededBy(3, [running, special(50_00, -1, 1)])).toBeNull();
    const cheaper = flash(-1, 1, { value: 45_00, quota: 10, sold: 9 });
    expect(exceededBy(3, [running, cheaper])).toMatchObject({ value: 45_00 });
    expect(exceededBy(3, [cheaper, running])).toMatchObject({ value: 45_00 });
    expect(exceededBy(1, [flash(-1, 1, { quota: 10, sold: 10 })])).toBeNull();
    expect(exceededBy(3, [flash(0, 1, { quota: 10, sold: 8 })])).toMatchObject({ value: 50_00 });
    expect(exceededBy(11, [flash(1, 2)])).toBeNull();
    const upcoming = flash(1, 2, { quota: 2 });
    expect(sellingPriceOf(100_00, [upcoming], now, 3).changesAt).toEqual(upcoming.startsAt);
    expect(sellingPriceOf(100_00, [running], now, 3).changesAt).toEqual(running.endsAt);
  });

  it('is announced from exactly 24 hours before its start, a special price at any time', () => {
    const [soon, later] = [flash(24, 25), flash(24 + 1 / hour, 25)];
    expect(sellingPriceOf(100_00, [soon], now)).toMatchObject({ special: soon, flashSales: [{ flashSaleId: 1 }] });
    expect(sellingPriceOf(100_00, [later], now)).toMatchObject({ special: null, flashSales: [] });
    const nextMonth = special(75_00, 700, 701);
    expect(sellingPriceOf(100_00, [nextMonth], now).special).toBe(nextMonth);
  });

  it('is listed with all others by start, until it ends, also if it is sold out', () => {
    const ended = flash(-2, 0);
    const running = flash(-1, 1, { sold: 10 });
    const next = flash(3, 4);
    const { flashSales } = sellingPriceOf(100_00, [next, ended, special(75_00, -1, 1), running], now);
    expect(flashSales.map(({ startsAt, sold }) => [startsAt, sold])).toEqual([
      [running.startsAt, 10],
      [next.startsAt, 0],
    ]);
  });

  it('is distinguished from a special price and from the standard price', () => {
    const kindOf = (windows: Parameters<typeof sellingPriceOf>[1]) => priceKindOf(sellingPriceOf(100_00, windows, now));
    expect(kindOf([flash(-1, 1)])).toBe('flash_sale');
    expect(kindOf([special(75_00, -1, 1)])).toBe('special_price');
    expect(kindOf([special(75_00, 1, 2)])).toBe('standard');
    expect(kindOf([flash(1, 2)])).toBe('standard');
  });
});

describe('other prices', () => {
  it('of an add-on deal and of a gift save against the standard price', () => {
    expect(dealSellingPrice(100_00, 66_50)).toEqual({
      ...{ standard: 100_00, selling: 66_50, isSpecial: true, discountPercent: 33, special: null, flashSales: [] },
      ...{ exceededFlashSale: null, changesAt: null },
    });
    expect(giftPrice(100_00)).toEqual({
      ...{ standard: 100_00, selling: 0, isSpecial: true, discountPercent: 100, special: null, flashSales: [] },
      ...{ exceededFlashSale: null, changesAt: null },
    });
  });

  it('leave of the standard price what is not saved', () => {
    expect(pricePercent({ discountPercent: 25 })).toBe(75);
  });

  it('of several running windows are the same, whatever the order in which they are read', () => {
    const [cheap, dear] = [special(60_00, -1, 1), special(80_00, -1, 9)];
    for (const windows of [
      [cheap, dear],
      [dear, cheap],
    ])
      expect(sellingPriceOf(100_00, windows, now).special).toBe(cheap);
    const [shorter, longer] = [special(60_00, -1, 1), special(60_00, -2, 9)];
    for (const windows of [
      [shorter, longer],
      [longer, shorter],
    ])
      expect(sellingPriceOf(100_00, windows, now).special).toBe(longer);
  });
});

describe('shares of a document', () => {
  const terms: PricingTerms = {
    vatRate: 7,
    delivery: { fee: 50_00, freeFrom: 800_00, minimumDays: 2, maximumDays: 7 },
  };

  it('of VAT are by what is paid for each line, and the delivery fee has one as well', () => {
    const lines: PricedLine[] = [
      { quantity: 2, standard: 120_00, selling: 100_00, discount: 20_00 },
      { quantity: 1, standard: 90_00, selling: 90_00, discount: 0 },
    ];
    const totals = computeTotals(lines, terms, { isDeliveryFree: false, deliveryDiscount: 0 });
    expect(totals).toMatchObject({ payable: 320_00, vat: 20_93 });
    expect(vatShares(lines, totals)).toEqual([11_77, 5_89]);
    const free = computeTotals(lines, terms, { isDeliveryFree: true, deliveryDiscount: 0 });
    expect(free).toMatchObject({ payable: 270_00, vat: 17_66 });
    expect(vatShares(lines, free)).toEqual([11_77, 5_89]);
  });

  it('of a discount add up to it, however the units of a line are divided', () => {
    const line = { quantity: 3, unitPrice: 100_00, discount: 10_00 };
    expect(costOfUnits(line, { from: 0, units: 3 })).toEqual({ discount: 10_00, amount: 290_00 });
    const parts = [0, 1, 2].map((from) => costOfUnits(line, { from, units: 1 }));
    expect(parts).toEqual([
      { discount: 3_33, amount: 96_67 },
      { discount: 3_34, amount: 96_66 },
      { discount: 3_33, amount: 96_67 },
    ]);
    expect(costOfUnits(line, { from: 1, units: 2 })).toEqual({ discount: 6_67, amount: 193_33 });
    expect(costOfUnits({ ...line, discount: 0 }, { from: 1, units: 1 })).toEqual({ discount: 0, amount: 100_00 });
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
    // 1.15 × 100 is below 115 as a floating-point number.
    expect(includedVat(101_15, 1.15)).toBe(1_15);
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

  const nothing = { isDeliveryFree: false, deliveryDiscount: 0 };

  it('are 0 without lines, including the delivery fee', () => {
    expect(new Set(Object.values(computeTotals([], terms, nothing)))).toEqual(new Set([0]));
  });

  it('add up lines, with VAT rounded once for the whole', () => {
    expect(computeTotals([line(2, 100_00, 80_00, 10_00), line(1, 99_99)], terms, nothing)).toEqual({
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

  it('have the whole delivery fee as discount if delivery is free', () => {
    const totals = computeTotals([line(1, 100_00)], terms, { isDeliveryFree: true, deliveryDiscount: 0 });
    expect(totals).toMatchObject({ deliveryFee: 50_00, deliveryFeeDiscount: 50_00, payable: 100_00 });
  });

  it.each([
    [30_00, 30_00],
    [80_00, 50_00],
  ])('with %i satang off the delivery fee have a delivery fee discount of %i', (deliveryDiscount, expected) => {
    const totals = computeTotals([line(1, 100_00)], terms, { isDeliveryFree: false, deliveryDiscount });
    expect(totals).toMatchObject({ deliveryFeeDiscount: expected, payable: 150_00 - expected });
  });

  it('are 0 baht for goods that cost nothing with free delivery', () => {
    const totals = computeTotals([line(1, 800_00, 800_00, 900_00)], terms, {
      isDeliveryFree: true,
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
    [100_00, 1.15, 1_15],
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
    [1_000_000_000_03, [3, 1, 2], [500_000_000_02, 166_666_666_67, 333_333_333_34]],
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

  it('is exact for amounts of which products exceed 2^53', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const weights = [1, 2, 3].map((index) => ((seed * index * 1_299_709_333) % 90_000_000_007) + 1);
      const amount = weights.reduce((sum, weight) => sum + weight, 0) - seed;
      const whole = BigInt(amount + seed);
      const exact = weights.map((weight) => ({
        share: Number((BigInt(amount) * BigInt(weight)) / whole),
        remainder: (BigInt(amount) * BigInt(weight)) % whole,
      }));
      const remaining = amount - exact.reduce((sum, { share }) => sum + share, 0);
      const largest = exact.toSorted((a, b) => (b.remainder > a.remainder ? 1 : -1)).slice(0, remaining);
      expect(allocateByWeight(amount, weights)).toEqual(
        exact.map((entry) => entry.share + (largest.includes(entry) ? 1 : 0)),
      );
    }
  });

  it('is not possible if all weights are 0', () => {
    expect(() => allocateByWeight(1, [0, 0])).toThrow(RangeError);
  });
});
