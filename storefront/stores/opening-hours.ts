import type { OpeningDay } from '#contract/stores.ts';

/** Bangkok is seven hours ahead of UTC all year. */
const bangkokOffset = 7 * 60 * 60 * 1000;

/** When a branch opens on the day that a moment (milliseconds, UTC) falls on in Bangkok; null where it stays closed. */
export function hoursOfDay(days: readonly OpeningDay[], moment: number): OpeningDay['hours'] {
  const weekday = new Date(moment + bangkokOffset).getUTCDay() || 7;
  return days.find((day) => day.weekday === weekday)?.hours ?? null;
}
