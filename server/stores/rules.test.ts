import { describe, expect, test } from 'vitest';
import { formatOpeningHours } from '#contract/stores.ts';
import { distanceBetween, isOpen, matchesTerms, searchTerms, timeOfDay } from './rules.ts';

describe('whether a branch is open', () => {
  const hours = [
    { weekday: 1, opens: 600, closes: 1260 },
    { weekday: 7, opens: 0, closes: 1440 },
  ];

  // 23 November 2026 is a Monday; Bangkok is seven hours ahead.
  test.each([
    ['a minute before it opens', '2026-11-23T02:59:59.999Z', false],
    ['at the time it opens', '2026-11-23T03:00:00Z', true],
    ['until just before it closes', '2026-11-23T13:59:59.999Z', true],
    ['at the time it closes', '2026-11-23T14:00:00Z', false],
    ['on a day without hours', '2026-11-24T05:00:00Z', false],
    ['from midnight in Bangkok, while it is still Saturday in London', '2026-11-21T17:00:00Z', true],
    ['until the day ends', '2026-11-22T16:59:59Z', true],
    ['before 1970', '1969-12-29T03:00:00Z', true],
  ])('%s', (_, at, open) => {
    expect(isOpen({ hours, specialDays: [] }, new Date(at))).toBe(open);
  });

  describe('on a special day', () => {
    const day = (hours: { opens: number; closes: number } | null, ofBranch: boolean, date = '2026-11-23') => ({
      day: date,
      hours,
      ofBranch,
    });
    const noon = new Date('2026-11-23T05:00:00Z');
    const late = { opens: 780, closes: 1080 };

    test.each([
      ['it is closed on a holiday of all branches', [day(null, false)], noon, false],
      ['it has the hours of that day', [day(late, false)], noon, false],
      ['it is open within the hours of that day', [day(late, false)], new Date('2026-11-23T06:00:00Z'), true],
      [
        'the hours of the branch are used instead of those of all',
        [day(null, false), day({ opens: 600, closes: 800 }, true)],
        noon,
        true,
      ],
      [
        'it can be closed while others are open',
        [day(null, true), day({ opens: 600, closes: 800 }, false)],
        noon,
        false,
      ],
      ['the next day has the usual hours', [day(null, false, '2026-11-24')], noon, true],
    ])('%s', (_, specialDays, at, open) => {
      expect(isOpen({ hours, specialDays }, at)).toBe(open);
    });

    test('hours of all branches do not open a branch on a weekday on which it is closed, its own do', () => {
      const tuesday = new Date('2026-11-24T05:00:00Z');
      const open = { opens: 600, closes: 800 };
      expect(isOpen({ hours, specialDays: [day(open, false, '2026-11-24')] }, tuesday)).toBe(false);
      expect(isOpen({ hours, specialDays: [day(open, true, '2026-11-24')] }, tuesday)).toBe(true);
    });
  });

  test('is false without hours', () => {
    expect(isOpen({ hours: [], specialDays: [] }, new Date('2026-11-23T05:00:00Z'))).toBe(false);
  });
});

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '24:00'],
])('%i minutes after midnight it is %s', (minutes, time) => {
  expect(timeOfDay(minutes)).toBe(time);
});

describe('the distance', () => {
  const bangkok = { latitude: 13.7563, longitude: 100.5018 };
  const chiangMai = { latitude: 18.7883, longitude: 98.9853 };

  test('from Bangkok to Chiang Mai is about 583 km in both directions', () => {
    expect(distanceBetween(bangkok, chiangMai)).toBeGreaterThan(578);
    expect(distanceBetween(bangkok, chiangMai)).toBeLessThan(588);
    expect(distanceBetween(chiangMai, bangkok)).toBe(distanceBetween(bangkok, chiangMai));
  });

  test('is 0 for the same location, and half the circumference of the earth for its antipode', () => {
    expect(distanceBetween(bangkok, bangkok)).toBe(0);
    expect(distanceBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
  });
});

describe('the terms of a query match', () => {
  const texts = ['สายฟ้า สาขาเซ็นทรัล ลาดพร้าว', 'Saifah Central Ladprao', '10900'];

  test.each([
    ['in any order and case', 'LADPRAO central'],
    ['with and without spaces in Thai', 'เซ็นทรัลลาดพร้าว'],
    ['by the postcode', '10900'],
    ['an empty query', ' \u0000\t'],
  ])('%s', (_, typed) => {
    expect(matchesTerms(texts, searchTerms(typed))).toBe(true);
  });

  test('in any encoding of แ and ำ', () => {
    expect(matchesTerms(['แม่กลอง ลำพูน'], searchTerms('เเม่กลอง ล\u0E4D\u0E32พูน'))).toBe(true);
  });

  test('only if all of them are in the texts', () => {
    expect(matchesTerms(texts, searchTerms('central ปิ่นเกล้า'))).toBe(false);
  });
});

test('opening hours of weekdays in a row are one line', () => {
  const long = { opens: '10:00', closes: '21:00' };
  const week = (closedFrom: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: weekday >= closedFrom ? null : long }));
  expect(formatOpeningHours(week(8), 'th')).toEqual([{ days: 'ทุกวัน', hours: '10:00–21:00' }]);
  expect(formatOpeningHours(week(7), 'en')).toEqual([
    { days: 'Mon–Sat', hours: '10:00–21:00' },
    { days: 'Sun', hours: 'Closed' },
  ]);
});
