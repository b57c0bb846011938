import { inBangkok } from '#contract/bangkok-time.ts';

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

const dayMinutes = 24 * 60;
/** 1 January 1970, where Unix time starts, was a Thursday (4). */
const epochWeekday = 4;

/** Whether a branch with these hours is open at a time: from `opens` (inclusive) until `closes` (exclusive). */
export function isOpen(hours: readonly OpeningHours[], at: Date): boolean {
  const minutes = Math.floor(inBangkok(at).getTime() / 60_000);
  const days = Math.floor(minutes / dayMinutes);
  const weekday = ((days + epochWeekday - 1) % 7) + 1;
  const minute = minutes - days * dayMinutes;
  return hours.some((day) => day.weekday === weekday && day.opens <= minute && minute < day.closes);
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
