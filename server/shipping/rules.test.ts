import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultWeightGrams,
  deliveryDates,
  nextDispatchChange,
  postponedDates,
  rateOf,
  type ShippingZone,
  weightOf,
  zoneOf,
} from './rules.ts';

const zone = (shippingZone: string): ShippingZone => ({
  shippingZone,
  name: { th: shippingZone, en: shippingZone },
  cashOnDelivery: true,
  rates: [],
});

describe('the zone of an address', () => {
  const [islands, postcodes, districts, provinces, others] = ['i', 'c', 'd', 'p', 'o'].map(zone);
  const place = { provinceId: 1, districtId: 11, subdistrictId: 111, postcode: '84140' };
  const areas: [number | string, ShippingZone | undefined][] = [
    [111, islands],
    ['84140', postcodes],
    [11, districts],
    [1, provinces],
  ];

  test('is that of its subdistrict, postcode, district or province, in this order, else the default zone', () => {
    const expected = [...areas.map(([, of]) => of), others];
    for (const [left, of] of expected.entries()) {
      const zonesByArea = new Map(areas.slice(left).flatMap(([area, one]) => (one ? [[area, one] as const] : [])));
      expect(zoneOf({ zonesByArea, defaultZone: others ?? null }, place)).toBe(of);
    }
    expect(zoneOf({ zonesByArea: new Map(), defaultZone: null }, place)).toBeNull();
  });
});

describe('the rate of a weight', () => {
  const rates = [0, 5000, 20_000].map((fromGrams) => ({ fromGrams, fee: fromGrams, minimumDays: 1, maximumDays: 2 }));

  test.each([
    [0, 0],
    [4999, 0],
    [5000, 5000],
    [19_999, 5000],
    [2_000_000, 20_000],
  ])('of %i grams is that from %i grams', (grams, from) => {
    expect(rateOf({ rates }, grams)?.fromGrams).toBe(from);
  });

  test('does not exist below the lightest', () => {
    expect(rateOf({ rates: rates.slice(1) }, 4999)).toBeNull();
    expect(rateOf({ rates: [] }, 1)).toBeNull();
  });

  test('counts every unit, and a kilogram for each of unknown weight', () => {
    expect(
      weightOf([
        { quantity: 3, weightGrams: 250 },
        { quantity: 2, weightGrams: null },
      ]),
    ).toBe(750 + 2 * defaultWeightGrams);
  });
});

describe('delivery dates', () => {
  const holidays = new Set(['2026-12-05', '2026-12-07', '2026-12-10']);

  test.each([
    // A Friday before and after the cut-off, when the Sunday is left out.
    ['2026-11-20T13:59:59+07:00', { minimumDays: 1, maximumDays: 2 }, '2026-11-21', '2026-11-23'],
    ['2026-11-20T14:00:00+07:00', { minimumDays: 1, maximumDays: 2 }, '2026-11-23', '2026-11-24'],
    // Shortly after midnight in Bangkok it is still the day before in UTC.
    ['2026-11-20T00:10:00+07:00', { minimumDays: 1, maximumDays: 1 }, '2026-11-21', '2026-11-21'],
    // A Sunday leaves on Monday.
    ['2026-11-22T09:00:00+07:00', { minimumDays: 1, maximumDays: 3 }, '2026-11-24', '2026-11-26'],
    // From a Friday over a holiday, a Sunday and a day in lieu.
    ['2026-12-04T09:00:00+07:00', { minimumDays: 1, maximumDays: 3 }, '2026-12-08', '2026-12-11'],
    ['2026-12-05T09:00:00+07:00', { minimumDays: 1, maximumDays: 1 }, '2026-12-09', '2026-12-09'],
  ])('of an order at %s', (now, days, earliest, latest) => {
    expect(deliveryDates(new Date(now), days, holidays)).toEqual({ earliest, latest });
  });

  const dayMs = 24 * 3_600_000;
  const day = fc.integer({ min: Date.UTC(2026, 0, 1) / dayMs, max: Date.UTC(2027, 11, 31) / dayMs });
  const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
  const order = fc.record({
    now: fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-01T00:00:00Z'), noInvalidDate: true }),
    minimumDays: fc.integer({ min: 1, max: 12 }),
    more: fc.integer({ min: 0, max: 12 }),
    holidays: fc.array(day.map(dateOf), { maxLength: 120 }).map((days) => new Set(days)),
  });
  const isWorkingDay = (date: string, off: ReadonlySet<string>) =>
    new Date(`${date}T12:00:00Z`).getUTCDay() !== 0 && !off.has(date);

  test('are working days in order, at least as many working days after the order as promised', () => {
    fc.assert(
      fc.property(order, ({ now, minimumDays, more, holidays: off }) => {
        const { earliest, latest } = deliveryDates(now, { minimumDays, maximumDays: minimumDays + more }, off);
        expect(isWorkingDay(earliest, off) && isWorkingDay(latest, off)).toBe(true);
        const today = Math.floor((now.getTime() + 7 * 3_600_000) / dayMs);
        const workingDaysUntil = (date: string) => {
          let count = 0;
          for (let number = today + 1; dateOf(number) <= date; number += 1)
            if (isWorkingDay(dateOf(number), off)) count += 1;
          return count;
        };
        expect([minimumDays, minimumDays + 1]).toContain(workingDaysUntil(earliest));
        expect(workingDaysUntil(latest) - workingDaysUntil(earliest)).toBe(more);
      }),
    );
  });

  test('are never earlier for a later order or with more holidays', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: 10 * dayMs }), day.map(dateOf), (one, later, holiday) => {
        const { now, minimumDays, more, holidays: off } = one;
        const days = { minimumDays, maximumDays: minimumDays + more };
        const dates = deliveryDates(now, days, off);
        for (const other of [
          deliveryDates(new Date(now.getTime() + later), days, off),
          deliveryDates(now, days, new Set([...off, holiday])),
        ])
          expect(other.earliest >= dates.earliest && other.latest >= dates.latest).toBe(true);
      }),
    );
  });

  test('of an order that is paid later are those of an order at that time', () => {
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 0, max: 10 * dayMs }),
        ({ now, minimumDays, more, holidays: off }, later) => {
          const days = { minimumDays, maximumDays: minimumDays + more };
          const paidAt = new Date(now.getTime() + later);
          expect(postponedDates(deliveryDates(now, days, off), now, paidAt, off)).toEqual(
            deliveryDates(paidAt, days, off),
          );
        },
      ),
    );
  });
});

test('orders leave on another day from the cut-off and from midnight in Bangkok', () => {
  const changeAfter = (time: string) => nextDispatchChange(new Date(time)).toISOString();
  expect(changeAfter('2027-03-01T13:59:59+07:00')).toBe('2027-03-01T07:00:00.000Z');
  expect(changeAfter('2027-03-01T14:00:00+07:00')).toBe('2027-03-01T17:00:00.000Z');
  expect(changeAfter('2027-03-02T00:00:00+07:00')).toBe('2027-03-02T07:00:00.000Z');
});
