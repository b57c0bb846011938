import { expect, test } from 'vitest';
import type { Sku } from '#contract/products.ts';
import { priceChangeTimes } from './price-change-times.ts';

const window = (startDate: string, endDate: string) => ({ startDate, endDate });

test('a price may change at the start and end of its windows, listed once for all variants', () => {
  const special = window('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z');
  const flash = window('2026-11-21T05:00:00Z', '2026-11-21T07:00:00Z');
  const skus = [
    { specialPrice: special, flashsales: [flash] },
    { specialPrice: special, flashsales: [] },
    { specialPrice: null, flashsales: [] },
  ] as unknown as Sku[];
  expect(priceChangeTimes(skus)).toEqual(
    [special, flash].flatMap((w) => [Date.parse(w.startDate), Date.parse(w.endDate)]),
  );
});
