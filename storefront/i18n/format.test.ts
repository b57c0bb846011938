import { describe, expect, test } from 'vitest';
import { formatBaht, formatBahtExact, formatDate, formatDayRange, formatNumber } from './format.ts';

describe('money', () => {
  test.each([
    [0, '฿0', '฿0.00'],
    [1290, '฿1,290', '฿1,290.00'],
    [1290.5, '฿1,290.50', '฿1,290.50'],
    [1234567.89, '฿1,234,567.89', '฿1,234,567.89'],
    [-50, '−฿50', '−฿50.00'],
  ])('%d baht is %s, or %s with satang', (baht, short, exact) => {
    expect([formatBaht(baht), formatBahtExact(baht)]).toEqual([short, exact]);
  });
});

test('numbers have thousands separators', () => {
  expect(formatNumber(12345)).toBe('12,345');
});

describe('a UTC time', () => {
  // 18:30 UTC is 01:30 of the next day in Bangkok.
  const newYear = '2025-12-31T18:30:00.000Z';

  test('is shown in Thai with the Buddhist year, in Bangkok time', () => {
    expect(formatDate(newYear, 'date', 'th')).toBe('1 มกราคม 2569');
    expect(formatDate(newYear, 'shortDate', 'th')).toBe('1 ม.ค. 2569');
    expect(formatDate(newYear, 'dateTime', 'th')).toBe('1 ม.ค. 2569 01:30');
    expect(formatDate(newYear, 'time', 'th')).toBe('01:30');
  });

  test('is shown in English with the Gregorian year', () => {
    expect(formatDate(newYear, 'date', 'en')).toBe('1 January 2026');
    expect(formatDate(newYear, 'shortDate', 'en')).toBe('1 Jan 2026');
    expect(formatDate(newYear, 'dateTime', 'en')).toBe('1 Jan 2026, 01:30');
  });
});

describe('texts are those of Intl', () => {
  test.each(['th', 'en'] as const)('for each day of five years (%s)', (locale) => {
    const tag = locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
    const day = { day: 'numeric', year: 'numeric' } as const;
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const styles = {
      date: { ...day, month: 'long' },
      shortDate: { ...day, month: 'short' },
      dayMonth: { day: 'numeric', month: 'short' },
      dateTime: { ...day, month: 'short', ...clock },
      time: clock,
    } as const;
    const everyDay = Array.from({ length: 5 * 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1) + index * 89_999_000));
    for (const [style, options] of Object.entries(styles)) {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Bangkok' });
      const texts = everyDay.map((time) => formatDate(time, style as keyof typeof styles, locale));
      expect(texts).toEqual(everyDay.map((time) => format.format(time)));
    }
  });

  test('for amounts of every size, with and without satang', () => {
    const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const amounts = Array.from({ length: 3000 }, (_, index) => (index * index * index * 37 + index) / 100);
    expect(amounts.map(formatBahtExact)).toEqual(amounts.map((amount) => `฿${format.format(amount)}`));
    expect(amounts.map((amount) => formatNumber(Math.floor(amount)))).toEqual(
      amounts.map((amount) => Math.floor(amount).toLocaleString('en-US')),
    );
  });
});

test.each([
  ['2026-12-07', '2026-12-09', '7–9 ธ.ค. 2569', '7–9 Dec 2026'],
  ['2026-11-30', '2026-12-02', '30 พ.ย. – 2 ธ.ค. 2569', '30 Nov – 2 Dec 2026'],
  ['2026-12-07', '2026-12-07', '7 ธ.ค. 2569', '7 Dec 2026'],
  ['2026-12-30', '2027-01-04', '30 ธ.ค. 2569 – 4 ม.ค. 2570', '30 Dec 2026 – 4 Jan 2027'],
])('the days from %s to %s are shown with their month and year once', (earliest, latest, th, en) => {
  const texts = [formatDayRange({ earliest, latest }, 'th'), formatDayRange({ earliest, latest }, 'en')];
  expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([th, en]);
  expect(texts.join('')).not.toContain(' ');
});
