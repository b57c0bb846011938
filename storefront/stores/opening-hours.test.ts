import { expect, it } from 'vitest';
import { hoursOfDay, openingStatus } from './opening-hours.ts';

const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  hours: weekday === 7 ? null : { opens: `0${weekday}:00`, closes: '21:00' },
}));
const usual = { openingHours, specialDays: [] };

it.each([
  // A Monday in Bangkok begins at 17:00 UTC on Sunday.
  ['2026-11-22T16:59:59Z', undefined],
  ['2026-11-22T17:00:00Z', '01:00'],
  ['2026-11-28T12:00:00Z', '06:00'],
])('at %s the opening hours are those of the day in Bangkok', (moment, opens) => {
  expect(hoursOfDay(usual, Date.parse(moment))?.opens).toBe(opens);
});

const holidays = {
  openingHours,
  specialDays: [
    { day: '2026-11-23', name: 'Holiday', hours: null },
    { day: '2026-11-24', name: 'Holiday', hours: { opens: '11:00', closes: '18:00' } },
    { day: '2026-11-29', name: 'Sale', hours: { opens: '10:00', closes: '12:00' } },
  ],
};
const at = (bangkok: string) => Date.parse(`${bangkok}+07:00`);

it.each([
  ['open until it closes', usual, '2026-11-23T20:59', { state: 'open', closes: '21:00' }],
  [
    'closed before it opens',
    usual,
    '2026-11-24T01:59',
    { state: 'closed', inDays: 0, day: '2026-11-24', opens: '02:00' },
  ],
  [
    'closed at closing time',
    usual,
    '2026-11-24T21:00',
    { state: 'closed', inDays: 1, day: '2026-11-25', opens: '03:00' },
  ],
  ['closed until Monday', usual, '2026-11-28T22:00', { state: 'closed', inDays: 2, day: '2026-11-30', opens: '01:00' }],
  [
    'closed on a holiday',
    holidays,
    '2026-11-23T12:00',
    { state: 'closed', inDays: 1, day: '2026-11-24', opens: '11:00' },
  ],
  ['open for less time', holidays, '2026-11-24T17:59', { state: 'open', closes: '18:00' }],
  ['open on a special Sunday', holidays, '2026-11-29T11:00', { state: 'open', closes: '12:00' }],
])('a branch is %s', (_, times, moment, status) => {
  expect(openingStatus(times, at(moment))).toEqual(status);
});

it('a branch that is always open does not close at midnight', () => {
  const always = openingHours.map(({ weekday }) => ({ weekday, hours: { opens: '00:00', closes: '24:00' } }));
  expect(openingStatus({ openingHours: always, specialDays: [] }, at('2026-11-24T23:59'))).toEqual({
    state: 'open',
    closes: null,
  });
});

it('a branch without hours is closed for long', () => {
  expect(openingStatus({ openingHours: [], specialDays: [] }, at('2026-11-24T12:00'))).toEqual({
    state: 'closed-for-long',
  });
});
