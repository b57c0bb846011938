import type { OpeningDay } from '#contract/stores.ts';

/** Bangkok is UTC+7 all year. */
const bangkokOffset = 7 * 60 * 60 * 1000;

/** Opening hours on the day of a time (milliseconds since 1970) in Bangkok; null where closed. */
export function hoursOfDay(days: readonly OpeningDay[], moment: number): OpeningDay['hours'] {
  const weekday = new Date(moment + bangkokOffset).getUTCDay() || 7;
  return days.find((day) => day.weekday === weekday)?.hours ?? null;
}
