import type { Locale } from '#contract/locale.ts';
import { directionMarks } from '#contract/validation.ts';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `฿1,290.00`, from baht. */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '-' : ''}฿${amounts.format(Math.abs(baht))}`;
}

const timeFormat: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
};

/** A UTC time (ISO 8601) in Bangkok time, in Thai with the Buddhist year. */
export function formatTime(time: string, locale: Locale): string {
  const tag = locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const text = new Intl.DateTimeFormat(tag, timeFormat).format(new Date(time));
  return locale === 'th' ? `${text} น.` : text;
}

/** `081-234-5678`, `02-000-9000`. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2,3})(\d{3})(\d{4})$/, '$1-$2-$3');
}

/** A text in one line, without characters that change the direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
