import { inBangkok } from '#contract/bangkok-time.ts';
import type { Locale } from '#contract/locale.ts';
import { getLocale } from './paraglide/runtime.js';

/*
 * Without `Intl.NumberFormat` and `Intl.DateTimeFormat`: a browser takes 10 ms and more for the first one, four times as long on a phone,
 * before the page reacts. Every page has prices.
 */

const languageTags = { th: 'th-TH', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The language tag with its region, for HTML and `Intl`. */
export function languageTag(locale: Locale): string {
  return languageTags[locale];
}

/** What is added to a year of the common era for that of the Buddhist era. */
const buddhistEra = 543;

/** `฿1,290`, from baht; satang are shown only if there are some: `฿1,290.50`. */
export function formatBaht(baht: number): string {
  return Number.isInteger(baht) ? signed(baht, formatNumber(Math.abs(baht))) : formatBahtExact(baht);
}

/** `฿1,290.00`, from baht: VAT, and the pages of the mock payment gateway. */
export function formatBahtExact(baht: number): string {
  const satang = Math.round(Math.abs(baht) * 100);
  return signed(baht, `${formatNumber(Math.floor(satang / 100))}.${twoDigits(satang % 100)}`);
}

function signed(baht: number, amount: string): string {
  return `${baht < 0 ? '−' : ''}฿${amount}`;
}

/** `1,290`: counts and quantities. The same in both languages. */
export function formatNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Days from one to another, both inclusive, as `2026-12-07`: `7–9 ธ.ค. 2569` in Thai, with the Buddhist year,
 * `7–9 Dec 2026` in English, `30 Nov – 2 Dec 2026` across months; it does not wrap.
 */
export function formatDayRange(
  { earliest, latest }: { earliest: string; latest: string },
  locale: Locale = getLocale(),
): string {
  const end = formatDate(latest, 'shortDate', locale);
  if (earliest === latest) return withoutWraps(end);
  if (earliest.slice(0, 7) === latest.slice(0, 7)) return withoutWraps(`${Number(earliest.slice(8))}–${end}`);
  const isSameYear = earliest.slice(0, 4) === latest.slice(0, 4);
  return withoutWraps(`${formatDate(earliest, isSameYear ? 'dayMonth' : 'shortDate', locale)} – ${end}`);
}

function withoutWraps(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

type DateStyle = 'date' | 'dateTime' | 'shortDate' | 'dayMonth' | 'time';

const months = {
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const shortMonths = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
};

/**
 * A UTC time (ISO 8601) in Bangkok time: `20 พฤศจิกายน 2568` in Thai, with the Buddhist year, `20 November 2025` in
 * English.
 */
export function formatDate(time: string | Date, style: DateStyle = 'date', locale: Locale = getLocale()): string {
  const bangkok = inBangkok(new Date(time));
  const clock = `${twoDigits(bangkok.getUTCHours())}:${twoDigits(bangkok.getUTCMinutes())}`;
  if (style === 'time') return clock;
  const month = (style === 'date' ? months : shortMonths)[locale][bangkok.getUTCMonth()];
  const dayMonth = `${bangkok.getUTCDate()} ${month}`;
  if (style === 'dayMonth') return dayMonth;
  const date = `${dayMonth} ${bangkok.getUTCFullYear() + (locale === 'th' ? buddhistEra : 0)}`;
  return style === 'dateTime' ? `${date}${locale === 'th' ? '' : ','} ${clock}` : date;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
