import { expect, test } from 'vitest';
import { canonicalHelpQuery } from './help-query.ts';

test.each([
  ['search=%20คืน%0A%09สินค้า%20', 'search=คืน+สินค้า'],
  ['search=', ''],
  ['search=%20', ''],
  ['search=a&search=b&other=c', 'search=a'],
  [`search=${'a'.repeat(300)}`, `search=${'a'.repeat(100)}`],
])('a search %s is cached as %s', (given, canonical) => {
  expect(decodeURIComponent(canonicalHelpQuery(new URLSearchParams(given)).toString())).toBe(canonical);
});
