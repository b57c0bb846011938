import { dayInBangkok, inBangkok } from '#contract/bangkok-time.ts';

/** When a branch is open on a weekday: 1 is Monday, minutes since midnight in Bangkok. */
export interface OpeningHours {
  weekday: number;
  opens: number;
  closes: number;
}

/** Degrees, WGS 84. */
export interface Location {
  latitude: number;
  longitude: number;
}

/** A day with other opening hours than those of its weekday. */
export interface SpecialDay {
  /** `YYYY-MM-DD` in Bangkok. */
  day: string;
  /** Null if the branch is closed. */
  hours: { opens: number; closes: number } | null;
  /** Whether it is a day of this branch rather than of all branches. */
  ofBranch: boolean;
}

/** Opening hours of a week and of single days. */
export interface OpeningTimes {
  /** Only the days on which it is open. */
  hours: readonly OpeningHours[];
  specialDays: readonly SpecialDay[];
}

/**
 * The days with other hours that apply to a branch, by day: its own instead of those of all branches. A day of all branches does not
 * open a branch on a weekday on which it is closed.
 */
export function applicableDays<Day extends SpecialDay>(
  hours: readonly OpeningHours[],
  specialDays: readonly Day[],
): Day[] {
  const openWeekdays = new Set(hours.map(({ weekday }) => weekday));
  const own = new Set(specialDays.filter(({ ofBranch }) => ofBranch).map(({ day }) => day));
  return specialDays
    .filter(({ day, ofBranch }) => ofBranch || (!own.has(day) && openWeekdays.has(weekdayOf(day))))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Whether a branch with these hours is open at a time: from `opens` (inclusive) until `closes` (exclusive). */
export function isOpen({ hours, specialDays }: OpeningTimes, at: Date): boolean {
  const local = inBangkok(at);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const day = local.toISOString().slice(0, 10);
  const special = applicableDays(hours, specialDays).find((one) => one.day === day);
  const today = special ? special.hours : hours.find(({ weekday }) => weekday === weekdayOf(day));
  return today ? today.opens <= minute && minute < today.closes : false;
}

/** The weekday of a day (`YYYY-MM-DD`): 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

const listedMs = 14 * 86_400_000;

/** Those of the special days that lists show: of the next two weeks. */
export function upcomingDays<Day extends { day: string }>(days: readonly Day[], now: Date): Day[] {
  const last = dayInBangkok(now.getTime() + listedMs);
  return days.filter(({ day }) => day <= last);
}

/** Formats minutes since midnight as `HH:MM`; the end of the day is `24:00`. */
export function timeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const earthRadiusKm = 6371;

/** Great-circle distance between two locations in kilometres. */
export function distanceBetween(one: Location, other: Location): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  // Rounding can exceed 1 for antipodes.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Further terms of a query are ignored. */
const maxTerms = 12;

/** The normalised terms of a query, for `matchesTerms`. */
export function searchTerms(query: string): string[] {
  return query
    .split(/[\s\p{Cc}]+/u)
    .map(normalise)
    .filter(Boolean)
    .slice(0, maxTerms);
}

/** Whether each term is in one of the texts. Ignores case and spaces, because Thai is written with and without them. */
export function matchesTerms(texts: readonly string[], terms: readonly string[]): boolean {
  const normalised = texts.map(normalise);
  return terms.every((term) => normalised.some((text) => text.includes(term)));
}

/** Lower case without spaces, with one encoding of ำ, and of แ typed as two characters. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '').replaceAll('เเ', 'แ');
}
