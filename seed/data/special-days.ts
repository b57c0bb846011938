import type { Localised } from '../types.ts';
import { publicHolidays } from './shipping.ts';
import { type Day, hoursBetween } from './store-kinds.ts';
import { stores } from './stores.ts';

/** A day on which branches of the demo shop have other opening hours; `slug` is null for all branches. */
export interface SeedSpecialDay {
  /** `YYYY-MM-DD`. */
  day: string;
  slug: string | null;
  name: Localised;
  hours: Day;
}

/** Shorter hours of all branches, by month and day. */
const shorter: Record<string, Day> = {
  '12-31': hoursBetween(10, 19),
  '01-01': hoursBetween(11, 20),
  '04-13': hoursBetween(11, 20),
  '04-14': hoursBetween(11, 20),
  '04-15': hoursBetween(11, 20),
};

/** Days on which street shops are closed as well; service centres are closed on every public holiday. */
const streetShopsClosed = ['01-01', '04-13', '04-14', '04-15'];

/** On public holidays, by day. */
export const specialDays: SeedSpecialDay[] = publicHolidays.flatMap(([day, name]) => {
  const date = day.slice(5);
  const hours = shorter[date];
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const closed = stores.filter(
    ({ kind, week }) =>
      week[weekday] && (kind === 'service' || (kind === 'street' && streetShopsClosed.includes(date))),
  );
  return [
    ...(hours ? [{ day, slug: null, name, hours }] : []),
    ...closed.map(({ slug }) => ({ day, slug, name, hours: null })),
  ];
});
