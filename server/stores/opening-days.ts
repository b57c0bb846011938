import type { OpeningDay } from '#contract/stores.ts';
import { type OpeningHours, timeOfDay } from './rules.ts';

/** Opening hours as the API returns them: all seven weekdays, Monday first. */
export function presentWeek(hours: readonly OpeningHours[]): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = hours.find((open) => open.weekday === weekday);
    return { weekday, hours: day ? { opens: timeOfDay(day.opens), closes: timeOfDay(day.closes) } : null };
  });
}
