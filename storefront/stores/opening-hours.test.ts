import { expect, it } from 'vitest';
import { hoursOfDay } from './opening-hours.ts';

const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  hours: weekday === 7 ? null : { opens: `0${weekday}:00`, closes: '21:00' },
}));

it.each([
  // A Monday in Bangkok begins at 17:00 UTC on Sunday.
  ['2026-11-22T16:59:59Z', undefined],
  ['2026-11-22T17:00:00Z', '01:00'],
  ['2026-11-28T12:00:00Z', '06:00'],
])('at %s the opening hours are those of the day in Bangkok', (moment, opens) => {
  expect(hoursOfDay(days, Date.parse(moment))?.opens).toBe(opens);
});
