import { dayInBangkok, inBangkok } from '#contract/bangkok-time.ts';
import type { OpeningDay, SpecialDay } from '#contract/stores.ts';

/** When a branch is open: its week, and the days on which it differs. */
export interface OpeningTimes {
  openingHours: readonly OpeningDay[];
  specialDays: readonly SpecialDay[];
}

/** Whether a branch is open at a time, and what comes next. */
export type OpeningStatus =
  /** `closes` is null where it stays open over midnight. */
  | { state: 'open'; closes: string | null }
  /** It opens in so many days; 0 is today. */
  | { state: 'closed'; inDays: number; day: string; opens: string }
  /** It does not open within two weeks. */
  | { state: 'closed-for-long' };

const dayMs = 86_400_000;
const maxDays = 14;

/** Opening hours on the day of a time (milliseconds since 1970) in Bangkok; null where closed. */
export function hoursOfDay({ openingHours, specialDays }: OpeningTimes, moment: number): OpeningDay['hours'] {
  const today = dayInBangkok(moment);
  const special = specialDays.find(({ day }) => day === today);
  if (special) return special.hours;
  const weekday = inBangkok(moment).getUTCDay() || 7;
  return openingHours.find((day) => day.weekday === weekday)?.hours ?? null;
}

/** Whether a branch is open at a time (milliseconds since 1970), and until or from when. */
export function openingStatus(times: OpeningTimes, moment: number): OpeningStatus {
  const time = inBangkok(moment).toISOString().slice(11, 16);
  const today = hoursOfDay(times, moment);
  if (today && today.opens <= time && time < today.closes) {
    const isOpenOverMidnight = today.closes === '24:00' && hoursOfDay(times, moment + dayMs)?.opens === '00:00';
    return { state: 'open', closes: isOpenOverMidnight ? null : today.closes };
  }
  for (let inDays = 0; inDays <= maxDays; inDays += 1) {
    const hours = hoursOfDay(times, moment + inDays * dayMs);
    if (hours && (inDays > 0 || time < hours.opens))
      return { state: 'closed', inDays, day: dayInBangkok(moment + inDays * dayMs), opens: hours.opens };
  }
  return { state: 'closed-for-long' };
}
