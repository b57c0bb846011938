import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  beginningOf,
  isEmail,
  isIdCardOrPassport,
  isThaiIdNumber,
  maxNormalisedLength,
  mobileNo,
  newPassword,
  numericId,
  paging,
  personName,
  postcode,
  quantity,
  quantityOrZero,
  requiredName,
  requiredText,
  textLine,
} from './validation.ts';

/** The keys of the messages of what is wrong with a value. */
function problems(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('an e-mail address', () => {
  test.each(['mali@gmail.com', 'mali@hotmail.co.th', 'a.b-c+d@sub.shop.co.th', "o'brien@mail.example"])(
    '%s is valid',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  test.each([
    'mali@gmail.co',
    'mali@gmail.com.th',
    'mali+shop@gmail.com',
    'mali@hotmail.con',
    '.mali@mail.example',
    'mali.@mail.example',
    'ma..li@mail.example',
    'mali@mail',
    'mali@-mail.example',
    'mali@mail.e',
    'mali mail@mail.example',
    'mali@mail.example.',
  ])('%s is not', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

describe('a password', () => {
  test.each([
    ['Light#12', []],
    [`Aa1#${'x'.repeat(124)}`, []],
    [`Aa1#${'x'.repeat(125)}`, ['too_long:128']],
    ['Aa1#xyz', ['too_short:8']],
    ['Lightning#', ['password_needs_number']],
    ['Lightning1', ['password_needs_special_character']],
    ['lightning#1', ['password_needs_letters']],
    ['LIGHTNING#1', ['password_needs_letters']],
  ])('%s: %j', (password, expected) => {
    expect(problems(newPassword, password)).toEqual(expected);
  });

  test('is required', () => {
    expect(problems(newPassword, '')).toContain('required');
    expect(problems(newPassword, undefined)).toEqual(['required']);
  });
});

test.each([
  ['0812345678', []],
  [' 021234567 ', ['mobile_not_valid']],
  ['081234567', ['mobile_not_valid']],
  ['08123456789', ['mobile_not_valid']],
  ['1812345678', ['mobile_not_valid']],
  ['081-234-567', ['mobile_not_valid']],
  ['+66 2 123 4567', ['mobile_not_valid']],
  ['+1 812 345 678', ['mobile_not_valid']],
  ['081234567O', ['mobile_not_valid']],
  [' ', ['required', 'mobile_not_valid']],
])('the mobile number %j: %j', (number, expected) => {
  expect(problems(mobileNo, number)).toEqual(expected);
});

test.each([
  ' 0812345678 ',
  '081-234-5678',
  '081 234 5678',
  '081.234.5678',
  '(081) 234–5678',
  '+66 81 234 5678',
  '+66 (0)81-234-5678',
  '66812345678',
  '0066812345678',
  '\u202D081\u00A0234\u00A05678\u202C\u200B',
  '๐๘๑-๒๓๔-๕๖๗๘',
])('%j is the mobile number 0812345678', (written) => {
  expect(mobileNo.parse(written)).toBe('0812345678');
});

test('spaces in a postcode do not matter', () => {
  expect(postcode.parse(' 10110 ')).toBe('10110');
  expect(postcode.parse('10 110\u200B')).toBe('10110');
});

test('Thai digits are those of a postcode', () => {
  expect(postcode.parse('๑๐๑๑๐')).toBe('10110');
});

test('a postcode has five digits, and one reason why it is not valid', () => {
  expect(problems(postcode, ' ')).toEqual(['required']);
  expect(problems(postcode, '1011')).toEqual(['length:5']);
  expect(problems(postcode, '101100')).toEqual(['length:5']);
  expect(problems(postcode, '10A10')).toEqual(['must_be_number']);
});

describe('an ID number', () => {
  test.each(['1101700207030', '0105561000011', '0994000160101'])('%s has its check digit or not', (digits) => {
    const wrong = `${digits.slice(0, 12)}${(Number(digits[12]) + 1) % 10}`;
    expect([isThaiIdNumber(digits), isThaiIdNumber(wrong)]).toEqual([true, false]);
  });

  test('has 13 digits', () => {
    expect(isThaiIdNumber('110170020703')).toBe(false);
    expect(isThaiIdNumber('11017002070300')).toBe(false);
    expect(isThaiIdNumber('๑๑๐๑๗๐๐๒๐๗๐๓๐')).toBe(false);
  });

  test('may be one of a passport: 6 to 20 letters and digits', () => {
    expect(['AA1234', 'A'.repeat(20), '1101700207030'].map(isIdCardOrPassport)).toEqual([true, true, true]);
    expect(['AA123', 'A'.repeat(21), '1234567', 'aa1234', 'AA-1234'].map(isIdCardOrPassport)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe('a name', () => {
  test.each(['Mali', 'มะลิ', 'ณ', 'J. R. Smith'])('can be %s', (name) => {
    expect(problems(personName, name)).toEqual([]);
  });

  test('has letters', () => {
    expect(problems(requiredName(80), '123')).toEqual(['letters_required']);
    expect(problems(requiredName(80), '---')).toEqual(['letters_required']);
  });

  test('has no web address', () => {
    expect(problems(personName, 'Win at evil.example')).toEqual(['name_has_web_address']);
  });
});

test('a text is trimmed, not empty, of one line and not too long', () => {
  expect(requiredText(5).parse('  a b  ')).toBe('a b');
  expect(problems(requiredText(5), '   ')).toEqual(['required']);
  expect(problems(requiredText(5), 'abcdef')).toEqual(['too_long:5']);
  expect(problems(requiredText(5), 'a\u0000b')).toEqual(['not_valid']);
  expect(problems(textLine(5), 'a\nb')).toEqual(['not_valid']);
  for (const text of ['a\u2028b', 'a\uFFFFb']) expect(problems(requiredText(5), text)).toEqual(['not_valid']);
  expect(problems(textLine(5), '')).toEqual([]);
});

test('marks of direction are removed from a text, and it has to have something to see', () => {
  expect(requiredText(20).parse('\u202A081-234\u202C ซอย 26\u202E')).toBe('081-234 ซอย 26');
  expect(textLine(20).parse('a\u2066b\u200F')).toBe('ab');
  for (const text of ['\u202E', '\u200B', '\u3164', ' \u00AD '])
    expect(problems(requiredText(20), text)).toEqual(['required']);
});

test('a text is composed before it is measured', () => {
  expect(requiredText(5).parse('e\u0301'.repeat(5))).toBe('é'.repeat(5));
  expect(textLine(5).parse('e\u0301'.repeat(5))).toBe('é'.repeat(5));
  // U+FB2C becomes three characters.
  expect(problems(requiredText(5), '\uFB2C'.repeat(2))).toEqual(['too_long:5']);
});

test('a text that is searched is cut and measured in its normalised form', () => {
  expect(beginningOf('㍿'.repeat(171), 200)).toBe('㍿'.repeat(50));
  expect(beginningOf('น้ำ'.repeat(100), 200)).toBe(`${'น้ำ'.repeat(66)}น้`);
  expect(beginningOf('e\u0301'.repeat(300), 200)).toBe('é'.repeat(100));
  expect(beginningOf(`${'a'.repeat(199)}😀`, 200)).toBe(`${'a'.repeat(199)}\uFFFD`);
  const searched = z.string().check(maxNormalisedLength(10));
  expect(problems(searched, '㍿㍿')).toEqual([]);
  expect(problems(searched, '㍿㍿㍿')).toEqual(['too_long:10']);
  expect(problems(searched, 'น้ำ'.repeat(3))).toEqual([]);
});

test.each([1, 9999])('the quantity %d can be ordered', (value) => {
  expect(problems(quantity, value)).toEqual([]);
});

test.each([0, -1, 1.5, 10_000, '2', Number.NaN])('the quantity %j cannot be ordered', (value) => {
  expect(problems(quantity, value)).toContain('quantity_not_valid');
});

test('a quantity of 0 is one where lines are removed by it', () => {
  expect(problems(quantityOrZero, 0)).toEqual([]);
  expect(problems(quantityOrZero, -1)).toEqual(['quantity_not_valid']);
});

test('ids of URLs are positive integers that the database can hold', () => {
  expect(numericId.parse('2147483647')).toBe(2_147_483_647);
  for (const id of ['0', '-1', '1.5', '2147483648', 'x', '']) expect(problems(numericId, id)).toEqual(['not_valid']);
});

test('a list has 10 entries from the first on, and 100 at most', () => {
  const page = z.object(paging);
  expect(page.parse({})).toEqual({ limit: 10, offset: 0 });
  expect(page.parse({ limit: '100', offset: '20' })).toEqual({ limit: 100, offset: 20 });
  for (const query of [{ limit: '101' }, { limit: '0' }, { offset: '-1' }, { offset: '1.5' }])
    expect(problems(page, query)).toEqual(['not_valid']);
});
