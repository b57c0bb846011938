import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bothOrNeither, directionsUrl, formatOpeningHours, locationQuery, mapUrl } from './stores.ts';

const open = { opens: '10:00', closes: '21:00' };
const late = { opens: '09:00', closes: '22:00' };
const week = (hours: ({ opens: string; closes: string } | null)[]) =>
  hours.map((entry, index) => ({ weekday: index + 1, hours: entry }));

describe('opening hours', () => {
  test('are one line if every day is the same', () => {
    expect(formatOpeningHours(week(Array(7).fill(open)), 'en')).toEqual([{ days: 'Every day', hours: '10:00–21:00' }]);
    expect(formatOpeningHours(week(Array(7).fill(open)), 'th')).toEqual([{ days: 'ทุกวัน', hours: '10:00–21:00' }]);
  });

  test('join neighbouring weekdays with the same hours', () => {
    const hours = formatOpeningHours(week([open, open, open, open, open, late, null]), 'en');
    expect(hours).toEqual([
      { days: 'Mon–Fri', hours: '10:00–21:00' },
      { days: 'Sat', hours: '09:00–22:00' },
      { days: 'Sun', hours: 'Closed' },
    ]);
  });

  test('do not join days that have another one between them', () => {
    const hours = formatOpeningHours(week([open, null, open, open, open, open, open]), 'th');
    expect(hours.map((line) => line.hours)).toEqual(['10:00–21:00', 'ปิดทำการ', '10:00–21:00']);
  });
});

describe('a location', () => {
  const query = z.object(locationQuery).check(...bothOrNeither);

  test('is latitude and longitude in degrees, or neither', () => {
    expect(query.parse({ latitude: '13.7466', longitude: '-100.5' })).toEqual({ latitude: 13.7466, longitude: -100.5 });
    expect(query.parse({})).toEqual({});
    expect(query.safeParse({ latitude: '13' }).error?.issues).toMatchObject([
      { path: ['longitude'], message: 'required' },
    ]);
    expect(query.safeParse({ longitude: '13' }).error?.issues).toMatchObject([
      { path: ['latitude'], message: 'required' },
    ]);
  });

  test.each([
    { latitude: '90.1', longitude: '0' },
    { latitude: '0', longitude: '180.1' },
    { latitude: '', longitude: '0' },
    { latitude: '1e1', longitude: '0' },
    { latitude: '0', longitude: '100,5' },
  ])('%j is none', (location) => {
    expect(query.safeParse(location).success).toBe(false);
  });

  test('is opened on a map', () => {
    const siam = { latitude: 13.7466, longitude: 100.5347 };
    expect(mapUrl(siam)).toContain('query=13.7466,100.5347');
    expect(directionsUrl(siam)).toContain('destination=13.7466,100.5347');
  });
});
