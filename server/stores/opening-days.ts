import type { OpeningDay, SpecialDay } from '#contract/stores.ts';
import { applicableDays, type OpeningHours, timeOfDay } from './rules.ts';
import type { SpecialDayRow } from './special-day-queries.ts';

/** Opening hours as the API returns them: all seven weekdays, Monday first. */
export function presentWeek(hours: readonly OpeningHours[]): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = hours.find((open) => open.weekday === weekday);
    return { weekday, hours: day ? presentHours(day) : null };
  });
}

/** The days with other hours that apply to a branch, as the API returns them. */
export function presentSpecialDays(hours: readonly OpeningHours[], days: readonly SpecialDayRow[]): SpecialDay[] {
  return applicableDays(hours, days).map(({ day, name, hours: open }) => ({
    day,
    name,
    hours: open && presentHours(open),
  }));
}

function presentHours({ opens, closes }: { opens: number; closes: number }) {
  return { opens: timeOfDay(opens), closes: timeOfDay(closes) };
}
