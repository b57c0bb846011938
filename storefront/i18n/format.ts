import type { Locale } from '#contract/locale.ts';
import { getLocale } from './paraglide/runtime.js';

const languageTags = { th: 'th-TH', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The language tag with its region, for HTML and `Intl`. */
export function languageTag(locale: Locale): string {
  return languageTags[locale];
}

// The same format in both languages.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `฿1,290`, from baht; satang are shown only if there are some: `฿1,290.50`. */
export function formatBaht(baht: number): string {
  return Number.isInteger(baht) ? signed(baht, whole) : formatBahtExact(baht);
}

/** `฿1,290.00`, from baht: VAT, and the pages of the mock payment gateway. */
export function formatBahtExact(baht: number): string {
  return signed(baht, decimals);
}

function signed(baht: number, format: Intl.NumberFormat): string {
  return `${baht < 0 ? '-' : ''}฿${format.format(Math.abs(baht))}`;
}

/** `1,290`: counts and quantities. */
export function formatNumber(value: number): string {
  return whole.format(value);
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

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A UTC time (ISO 8601) in Bangkok time: `20 พฤศจิกายน 2568` in Thai, with the Buddhist year, `20 November 2025` in
 * English.
 */
export function formatDate(time: string | Date, style: DateStyle = 'date', locale: Locale = getLocale()): string {
  const key = `${locale} ${style}`;
  let format = dateFormats.get(key);
  if (!format) {
    const tag = locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
    format = new Intl.DateTimeFormat(tag, { ...dateStyles[style], timeZone: 'Asia/Bangkok' });
    dateFormats.set(key, format);
  }
  return format.format(typeof time === 'string' ? new Date(time) : time);
}
