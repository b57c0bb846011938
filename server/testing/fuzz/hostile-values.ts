/** Texts that are likely to be handled wrongly: empty, huge, of odd characters, or another thing than they look like. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202e',
  'a\u2028b',
  '\r\n',
  '\t',
  '\u0085',
  '㍿'.repeat(171),
  'ﷺ'.repeat(200),
  'İ'.repeat(64),
  'ŉ'.repeat(64),
  '각'.repeat(100),
  'น้ำ'.repeat(66),
  'ก'.repeat(5000),
  'x'.repeat(100_000),
  'x'.repeat(2048),
  '👨‍👩‍👧',
  'e\u0301'.repeat(100),
  '์',
  'ั้้้้',
  '๑๒๓',
  '１２３',
  'ſ',
  '..',
  '../../..',
  '%2e%2e',
  '%00',
  '%',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  '%_',
  ':* & | ! ( )',
  '{}',
  '{a,b}',
  '$1',
  '<script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '1e400',
  '1e-7',
  '0x10',
  ' 7 ',
  '9007199254740993',
  '-1',
  '0',
  '0.1',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-13-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b.co',
  'ก@ข.ค',
];

/** Becomes one word of more than 2,046 bytes, the most that PostgreSQL searches for, if it is cut before it is normalised. */
export const growingText = '㍿'.repeat(171);

/** One text of each kind that has been handled wrongly: every field is tried with each of them. */
export const criticalTexts: readonly string[] = [
  'a\u0000b',
  'a\ud800b',
  growingText,
  'x'.repeat(100_000),
  '9223372036854775808',
  '-1',
];

/** A character that is four in the form in which texts are compared and searched (NFKC). */
const growingCharacter = '㍿';

/** Texts of at most `maximum` characters that grow when they are normalised: to four times the maximum, to it, and to a little more. */
export function growingTexts(maximum: number): readonly string[] {
  const fitting = Math.floor(maximum / 4);
  return [maximum, fitting, Math.min(fitting + 1, maximum)].map((length) => growingCharacter.repeat(length));
}

/** As `criticalTexts`. */
export const criticalNumbers: readonly number[] = [-1, 0.5, 2 ** 31, 2 ** 53, 1e308];

export const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  1.005,
  99,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Numbers that JSON can have and JavaScript cannot write. A body has this text, in quotes, in their place. */
export const unwritableNumbers: ReadonlyMap<string, string> = new Map([
  ['number:1e400', '1e400'],
  ['number:-1e400', '-1e400'],
  ['number:-0', '-0'],
  ['number:1.0', '1.0'],
]);

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { deep: [nested(depth - 1)] });

/** Values of other types than texts and numbers. */
export const hostileStructures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  ['a', 1, null],
  { length: -1 },
  { toString: 1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: {} } },
  nested(5),
  nested(40),
  Array.from({ length: 1000 }, (_, index) => index),
  Array.from({ length: 300 }, () => 'x'),
];
