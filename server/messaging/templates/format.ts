import type { Locale } from '#contract/locale.ts';
import type { DeliveryDates } from '#contract/orders.ts';
import { directionMarks } from '#contract/validation.ts';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `฿1,290.00`, from baht. */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '−' : ''}฿${amounts.format(Math.abs(baht))}`;
}

const dayFormat = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayFormats = {
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', dayFormat),
  en: new Intl.DateTimeFormat('en-GB', dayFormat),
};

const timeFormat: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
};

function withoutWraps(text: string): string {
  // `Intl` puts thin spaces around the dash of a range.
  return text.replaceAll(/\s/g, '\u00A0');
}

/** A UTC time (ISO 8601) in Bangkok time, in Thai with the Buddhist year. Wraps between the day and the time alone. */
export function formatTime(time: string, locale: Locale): string {
  const tag = locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const text = new Intl.DateTimeFormat(tag, timeFormat).format(new Date(time));
  return withoutWraps(locale === 'th' ? `${text} น.` : text).replace(/\u00A0(?=\d\d:)/, ' ');
}

/** A day (`2027-01-31`): `31 ม.ค. 2570` in Thai, with the Buddhist year, `31 Jan 2027` in English; it does not wrap. */
export function formatDay(day: string, locale: Locale): string {
  return withoutWraps(dayFormats[locale].format(new Date(day)));
}

/** Days from one to another, both inclusive: `7–9 ธ.ค. 2569` in Thai, `7–9 Dec 2026` in English, as on pages; it does not wrap. */
export function formatDayRange({ earliest, latest }: DeliveryDates, locale: Locale): string {
  const [day, end] = [Number(earliest.slice(8)), formatDay(latest, locale)];
  // `Intl` puts spaces around the dash in English.
  if (earliest !== latest && earliest.slice(0, 7) === latest.slice(0, 7)) return `${day}–${end}`;
  return withoutWraps(dayFormats[locale].formatRange(new Date(earliest), new Date(latest)));
}

/** A text in one line, without characters that change the direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
