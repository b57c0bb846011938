import { expect, it } from 'vitest';
import { allowsAnalytics } from './consent.ts';

it.each([
  ['', false],
  ['allowed_cookies=C0001', false],
  ['session_id=1; allowed_cookies=C0001|C0002', true],
  ['allowed_cookies=C0001%7CC0002%7CC0003', true],
  ['not_allowed_cookies=C0002', false],
  ['allowed_cookies=C00021', false],
  ['allowed_cookies=%', false],
])('with cookies %j analytics is allowed: %j', (cookies, measured) => {
  expect(allowsAnalytics(cookies)).toBe(measured);
});
