import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satangFromBaht } from '#contract/money.ts';
import { formatCell, parseCell } from './cells.ts';
import { baht, type Cell } from './columns.ts';
import { UnreadableCell } from './unreadable-cell.ts';

const read = (cell: Cell, text: string) => parseCell(text, { cell, nullable: true });
const refusal = (cell: Cell, text: string) => {
  const value = read(cell, text);
  return value instanceof UnreadableCell ? value.reason : `read as ${value}`;
};
const thaiDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
const twoDigits = (value: number) => String(value).padStart(2, '0');

describe('an amount in baht', () => {
  test.each([
    ['12990', 12990],
    ['12,990.00', 12990],
    ['12,990.5', 12990.5],
    ['฿12,990', 12990],
    ['฿ 12,990.00', 12990],
    ['12990 บาท', 12990],
    ['12,990 บาท', 12990],
    ['THB 12,990', 12990],
    ['THB. 12,990', 12990],
    ['12,990 thb', 12990],
    ['12,990.-', 12990],
    ['๑๒,๙๙๐', 12990],
    ['\u00a01,234,567.89\u202f', 1234567.89],
    ['-5', -5],
  ])('%s is read', (text, value) => {
    expect(read('baht', text)).toBe(value);
  });

  test.each([
    ['12.990,00', 'must have commas between thousands and a point before satang: 12,990.00, not 12.990,00'],
    ['1,29', 'must have three digits after each comma and a point before satang: 1,290.00, not 1,29'],
    ['1,2990.00', 'must have three digits after each comma and a point before satang: 1,290.00, not 1,2990.00'],
    ['12.990', 'is ambiguous: 12.990 must be 12990 or 12.99'],
    ['1290.125', 'must be baht with at most two decimals, such as 1290.00'],
    ['1.3E+04', 'must be baht with at most two decimals, such as 1290.00'],
    ['.50', 'must be baht with at most two decimals, such as 1290.00'],
    ['฿.50', 'must be baht with at most two decimals, such as 1290.00'],
    ['$12', 'must be baht with at most two decimals, such as 1290.00'],
    ['12 990', 'must be baht with at most two decimals, such as 1290.00'],
    ['ฟรี', 'must be baht with at most two decimals, such as 1290.00'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(refusal('baht', text)).toBe(reason);
  });

  test.each([
    ['100,000,000', []],
    ['100,000,000.01', ['must be at most 100000000']],
    ['999999999999', ['must be at most 100000000']],
    ['0', ['must be above zero']],
  ])('%s is within limits, or refused with the limit', (text, problems) => {
    const { error } = baht('a price').schema.safeParse(read('baht', text));
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problems);
  });

  test('is exact to the satang in every form', () => {
    const forms = [
      (amount: string) => amount,
      (amount: string) => `฿${amount}`,
      (amount: string) => `${amount} บาท`,
      (amount: string) => `THB ${amount}`,
      (amount: string) => ` ${amount}\u00a0`,
      thaiDigits,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom(...forms),
        fc.boolean(),
        (satang, form, commas) => {
          const whole = Math.floor(satang / 100);
          const amount = `${commas ? grouped(whole) : whole}.${twoDigits(satang % 100)}`;
          expect(satangFromBaht(read('baht', form(amount)) as number)).toBe(satang);
        },
      ),
    );
  });

  test('is never read as another amount if a digit of a group is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 99_999_999 }), fc.nat(20), (whole, at) => {
        const text = grouped(whole);
        const commas = [...text.matchAll(/,/g)].map(({ index }) => index);
        const position = (commas[at % commas.length] as number) + 1;
        expect(read('baht', text.slice(0, position) + text.slice(position + 1))).toBeInstanceOf(UnreadableCell);
      }),
    );
  });
});

describe('a number', () => {
  test.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['๑,๒๐๐', 1200],
    ['5.0', 5],
    ['-3', -3],
  ])('%s is read as a whole number', (text, value) => {
    expect(read('integer', text)).toBe(value);
  });

  test.each(['1.200', '12.000', '5.5', '1,20', '1.2E+03', 'many'])('%s is no whole number', (text) => {
    expect(refusal('integer', text)).toBe('must be a whole number, such as 1200 or 1,200');
  });

  test('with decimals is read without commas only', () => {
    expect(read('decimal', '13.7563309')).toBe(13.7563309);
    expect(read('decimal', '๑๓.๗๕')).toBe(13.75);
    expect(refusal('decimal', '13,756')).toBe('must be a number without commas, such as 13.7563');
  });

  test('reads every whole number with and without commas and in Thai digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (value) => {
        for (const text of [String(value), grouped(value), thaiDigits(grouped(value)), `${value}.0`])
          expect(read('integer', text)).toBe(value);
      }),
    );
  });
});

test.each([
  [['TRUE', 'true', '1', 'Yes', 'y', 'ใช่', '๑'], true],
  [['FALSE', 'false', '0', 'No', 'n', 'ไม่ใช่', '๐'], false],
])('%j are read as the flag %s', (texts, value) => {
  expect(texts.map((text) => read('boolean', text))).toEqual(texts.map(() => value));
});

test('another word is no flag', () => {
  expect(refusal('boolean', 'maybe')).toBe('must be true or false');
});

describe('a text that a spreadsheet would run as a formula', () => {
  test.each([
    '=HYPERLINK("https://example.com","open")',
    '+66 81 234 5678',
    '-2+3',
    '@SUM(1)',
    '  =1+1',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    "'=1+1",
  ])('%j is exported after an apostrophe, which the import removes', (text) => {
    for (const cell of ['text', 'code'] as const) expect(formatCell(text, cell)).toBe(`'${text}`);
    expect(read('text', formatCell(text, 'text'))).toBe(text);
  });

  test.each(["it's", "'quoted'", 'a=b', '', '2-in-1', '0812345678'])('%j is exported as it is', (text) => {
    expect(formatCell(text, 'text')).toBe(text);
  });

  test('is imported as it is from a file that has no apostrophe before it', () => {
    expect(read('text', '=1+1')).toBe('=1+1');
  });

  test('is imported as the same text, whatever it begins with', () => {
    const start = fc.string({
      unit: fc.constantFrom("'", ' ', '\t', '\r', '\n', '=', '+', '-', '@', '＝', 'a'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(start, (text) => {
        const cell = formatCell(text, 'text');
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        expect(read('text', cell)).toBe(text === '' ? null : text);
      }),
    );
  });

  test('leaves numbers as they are', () => {
    expect(formatCell(-5, 'baht')).toBe('-5.00');
    expect(formatCell(-5, 'integer')).toBe('-5');
    expect(formatCell(-0.5, 'decimal')).toBe('-0.5');
  });
});

describe('a code', () => {
  test('is read without spaces around it', () => {
    expect(read('code', ' 00123-A\u00a0')).toBe('00123-A');
  });

  test('that a spreadsheet has shortened is refused', () => {
    expect(refusal('code', '1.23457E+12')).toBe(
      'was shortened to 1.23457E+12 by the spreadsheet: format its column as text and enter the whole code again',
    );
    expect(read('code', 'E12')).toBe('E12');
  });
});

test('a list is read from JSON, bars and line breaks', () => {
  for (const text of ['["/a.jpg","/b c.jpg"]', '/a.jpg|/b c.jpg', ' /a.jpg | /b c.jpg |', '/a.jpg\r\n/b c.jpg\n'])
    expect(read('list', text)).toEqual(['/a.jpg', '/b c.jpg']);
});

describe('a time', () => {
  test.each([
    ['2026-11-23T10:00:00+07:00', '2026-11-23T10:00:00+07:00'],
    ['9999-12-31T00:00:00.000Z', '9999-12-31T00:00:00.000Z'],
    ['2026-11-23 10:00', '2026-11-23T03:00:00.000Z'],
    ['2026-11-23T10:00:05', '2026-11-23T03:00:05.000Z'],
    ['23/11/2026 10:00', '2026-11-23T03:00:00.000Z'],
    ['23/11/2026', '2026-11-22T17:00:00.000Z'],
    ['3-4-2026 9:05', '2026-04-03T02:05:00.000Z'],
    ['23.11.2569 10:00 น.', '2026-11-23T03:00:00.000Z'],
    ['๒๓/๑๑/๒๕๖๙', '2026-11-22T17:00:00.000Z'],
    ['2569-11-23', '2026-11-22T17:00:00.000Z'],
    ['29/02/2567', '2024-02-28T17:00:00.000Z'],
    ['46349.5', '2026-11-23T05:00:00.000Z'],
    ['46349', '2026-11-22T17:00:00.000Z'],
  ])('%s is read as %s', (text, value) => {
    expect(read('time', text)).toBe(value);
  });

  test.each([
    ['11/23/2026', 'must have the day before the month, such as 23/11/2026, or be written 2026-11-23'],
    ['31/02/2026', 'must be a day of the calendar, such as 23/11/2026'],
    ['29/02/2569', 'must be a day of the calendar, such as 23/11/2026'],
    ['23/13/2026', 'must be a day of the calendar, such as 23/11/2026'],
    ['23/11/26', 'must have a year of four digits, such as 23/11/2026'],
    ['23/11/2026 10:00 PM', 'must have a time of day such as 22:00 or 22:00:30 after the day'],
    ['23/11/2026 24:00', 'must have a time of day such as 22:00 or 22:00:30 after the day'],
    ['2569-12-31T23:59:00+07:00', 'must have a year of the common era with a zone, such as 2026-11-23T10:00:00+07:00'],
    ['23 Nov', 'must be a day or time, such as 2026-11-23 10:00 or 23/11/2026 10:00'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(refusal('time', text)).toBe(reason);
  });

  test('at which something ends must have its time of day', () => {
    expect(refusal('end-time', '30/11/2026')).toBe(
      'must have the time of day in Bangkok at which it ends, such as 30/11/2026 23:59',
    );
    expect(read('end-time', '30/11/2026 0:00')).toBe('2026-11-29T17:00:00.000Z');
  });

  test('is the same in every form, to the second', () => {
    const seconds = fc.integer({ min: Date.UTC(1955, 0, 1) / 1000, max: Date.UTC(2150, 0, 1) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const bangkok = new Date(second * 1000);
        const [year, month, day] = [bangkok.getUTCFullYear(), bangkok.getUTCMonth() + 1, bangkok.getUTCDate()];
        const time = bangkok.toISOString().slice(11, 19);
        const expected = new Date((second - 7 * 3600) * 1000).toISOString();
        for (const text of [
          `${day}/${month}/${year} ${time}`,
          `${twoDigits(day)}/${twoDigits(month)}/${year + 543} ${time}`,
          `${year}-${twoDigits(month)}-${twoDigits(day)} ${time}`,
          thaiDigits(`${day}-${month}-${year + 543} ${time}`),
          (second / 86_400 + 25_569).toFixed(10),
        ])
          expect(read('time', text)).toBe(expected);
      }),
    );
  });
});

describe('a day', () => {
  test('is read in every form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 90_000 }), (number) => {
        const iso = new Date((number - 25_569) * 86_400_000).toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        for (const text of [iso, `${day}/${month}/${year}`, `${day}/${month}/${Number(year) + 543}`, String(number)])
          expect(read('day', text)).toBe(iso);
      }),
    );
  });

  test('has no time of day', () => {
    expect(read('day', '23/11/2026 00:00')).toBe('2026-11-23');
    expect(refusal('day', '23/11/2026 10:00')).toBe('must be a day without a time of day');
  });
});

test.each<Cell>(['json', 'list'])('a %s that is nested without end is refused', (cell) => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(read(cell, nested(50))).toEqual(JSON.parse(nested(50)));
  expect(refusal(cell, nested(51))).toBe('must have at most 50 levels');
  expect(refusal(cell, nested(100_000))).toBe('must have at most 50 levels');
});
