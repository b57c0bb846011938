/** What is added to a time, in milliseconds, for its UTC fields to be those in Bangkok, the shop's time zone. Thailand has no daylight saving time. */
export const bangkokOffsetMs = 7 * 3_600_000;

/** A date whose UTC fields are those of a time in Bangkok: year, month, weekday, hours, and the text of `toISOString`. */
export function inBangkok(time: Date | number): Date {
  return new Date(Number(time) + bangkokOffsetMs);
}

/** The day of a time in Bangkok: `2026-11-23`. */
export function dayInBangkok(time: Date | number): string {
  return inBangkok(time).toISOString().slice(0, 10);
}
