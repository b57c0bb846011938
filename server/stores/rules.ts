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
/** Thailand has no summer time. */
const bangkokOffset = 7 * 60;
/** 1 January 1970, from which time is counted, was a Thursday. */
const firstWeekday = 4;

/** Whether a branch with these hours is open at a moment: from the minute it opens until the minute it closes. */
export function isOpen(hours: readonly OpeningHours[], at: Date): boolean {
  const minutes = Math.floor(at.getTime() / 60_000) + bangkokOffset;
  const days = Math.floor(minutes / dayMinutes);
  const weekday = ((days + firstWeekday - 1) % 7) + 1;
  const minute = minutes - days * dayMinutes;
  return hours.some((day) => day.weekday === weekday && day.opens <= minute && minute < day.closes);
}

/** `HH:MM` of the minutes since midnight; the day's end is `24:00`. */
export function timeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const earthRadius = 6371;

/** Kilometres between two places as the crow flies. */
export function distanceBetween(one: Location, other: Location): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  // Rounding can carry opposite ends of the earth above 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** More words than this do not narrow a search any further. */
const maximumWords = 12;

/** The words of what a shopper typed, as `hasWords` looks for them. */
export function wordsOf(query: string): string[] {
  return query
    .split(/[\s\p{Cc}]+/u)
    .map(fold)
    .filter(Boolean)
    .slice(0, maximumWords);
}

/** Whether each word stands in one of the texts. Case and blanks do not count: Thai is written with and without them. */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map(fold);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/** Lower case without blanks, with one spelling of what looks the same: ำ, and แ typed as two signs. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '').replaceAll('เเ', 'แ');
}
