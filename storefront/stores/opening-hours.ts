import { inBangkok } from '#contract/bangkok-time.ts';
import type { OpeningDay } from '#contract/stores.ts';

/** Opening hours on the day of a time (milliseconds since 1970) in Bangkok; null where closed. */
export function hoursOfDay(days: readonly OpeningDay[], moment: number): OpeningDay['hours'] {
  const weekday = inBangkok(moment).getUTCDay() || 7;
  return days.find((day) => day.weekday === weekday)?.hours ?? null;
}
