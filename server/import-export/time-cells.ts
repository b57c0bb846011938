import { bangkokOffsetMs } from '#contract/bangkok-time.ts';
import { plain, UnreadableCell } from './unreadable-cell.ts';

const dayMs = 86_400_000;
/** 1 January 1970 as Excel counts days. */
const excelEpochDay = 25_569;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T| )(.+))?$/;
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? (.+))?$/;
const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.0+)?)?$/;
/** Days of the years 1954 to 2173, with a fraction as the time of day. */
const excelNumber = /^[2-9]\d{4}(?:\.\d+)?$/;
const isoWithZone = /^\d{4}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:?\d{2})$/i;

export const commonEraForm = 'must have a year of the common era with a zone, such as 2026-11-23T10:00:00+07:00';

interface LocalTime {
  /** In milliseconds since the epoch, as if Bangkok had UTC. */
  time: number;
  hasTimeOfDay: boolean;
}

/**
 * Reads a time: ISO 8601 with its zone, or a day with or without the time of day in Bangkok: `2026-11-23 10:00`,
 * `23/11/2026 10:00`, `23/11/2569`, Excel's number `46349.5`.
 *
 * @param options.isEnd whether the time of day must be given, because a day may mean its beginning or its end
 * @returns ISO 8601
 */
export function parseTime(cell: string, { isEnd = false } = {}): string | UnreadableCell {
  const text = plain(cell);
  if (isoWithZone.test(text)) {
    return hasBuddhistYear(text) ? new UnreadableCell(commonEraForm) : text;
  }
  const local = parseLocalTime(text);
  if (local instanceof UnreadableCell) return local;
  if (isEnd && !local.hasTimeOfDay)
    return new UnreadableCell('must have the time of day in Bangkok at which it ends, such as 30/11/2026 23:59');
  return new Date(local.time - bangkokOffsetMs).toISOString();
}

/** Reads a day: `2026-11-23`, `23/11/2026`, `23/11/2569`, Excel's number `46349`. @returns such as 2026-11-23 */
export function parseDay(cell: string): string | UnreadableCell {
  const local = parseLocalTime(plain(cell));
  if (local instanceof UnreadableCell) return local;
  if (local.time % dayMs !== 0) return new UnreadableCell('must be a day without a time of day');
  return new Date(local.time).toISOString().slice(0, 10);
}

function parseLocalTime(text: string): LocalTime | UnreadableCell {
  if (excelNumber.test(text)) {
    const seconds = Math.round((Number(text) - excelEpochDay) * 86_400);
    return { time: seconds * 1000, hasTimeOfDay: text.includes('.') };
  }
  const yearIsFirst = yearFirst.exec(text);
  if (yearIsFirst) {
    const [, year, month, day, time] = yearIsFirst;
    return localTime(Number(year), Number(month), Number(day), time);
  }
  const dayIsFirst = dayFirst.exec(text);
  if (dayIsFirst) {
    const [, day, , month, year, time] = dayIsFirst;
    return localTime(Number(year), Number(month), Number(day), time);
  }
  if (/^\d{1,2}([/.-])\d{1,2}\1\d{2}(?: |$)/.test(text))
    return new UnreadableCell('must have a year of four digits, such as 23/11/2026');
  return new UnreadableCell('must be a day or time, such as 2026-11-23 10:00 or 23/11/2026 10:00');
}

/** Years of the Buddhist era are 543 ahead. */
const isBuddhistYear = (year: number) => year >= 2400 && year < 2700;

/** Whether a day or time of ISO 8601 has a year of the Buddhist era, which no program reads as such. */
export const hasBuddhistYear = (text: string) => isBuddhistYear(Number(text.slice(0, 4)));

function localTime(
  writtenYear: number,
  month: number,
  day: number,
  time: string | undefined,
): LocalTime | UnreadableCell {
  const year = isBuddhistYear(writtenYear) ? writtenYear - 543 : writtenYear;
  if (month > 12 && day <= 12)
    return new UnreadableCell('must have the day before the month, such as 23/11/2026, or be written 2026-11-23');
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day)
    return new UnreadableCell('must be a day of the calendar, such as 23/11/2026');
  if (time === undefined) return { time: midnight.getTime(), hasTimeOfDay: false };
  const parts = timeOfDay.exec(time.replace(/ ?น\.?$/, ''));
  if (!parts) return new UnreadableCell('must have a time of day such as 22:00 or 22:00:30 after the day');
  const [, hours, minutes, seconds = '0'] = parts;
  return {
    time: midnight.getTime() + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000,
    hasTimeOfDay: true,
  };
}
