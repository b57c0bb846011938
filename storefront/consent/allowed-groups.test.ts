import { describe, expect, it, test } from 'vitest';
import { allowedGroups, allows, isWithdrawn, mustAsk } from './allowed-groups.ts';

test.each([
  ['', null],
  ['not_allowed_cookies=C0002', null],
  ['allowed_cookies=C0001', ['C0001']],
  ['session_id=1; allowed_cookies=C0001|C0002', ['C0001', 'C0002']],
  ['allowed_cookies=C0001|C0002|C0003|C0004|C0005|C0006', ['C0001', 'C0002', 'C0003', 'C0004', 'C0005', 'C0006']],
  ['allowed_cookies=C0001%7CC0003%7CC0006', ['C0001', 'C0003', 'C0006']],
  ['allowed_cookies=C0006|C0002', ['C0001', 'C0002', 'C0006']],
  ['allowed_cookies=C00021', ['C0001']],
  ['allowed_cookies=', ['C0001']],
  ['allowed_cookies=%', ['C0001']],
])('with cookies %j the allowed groups are %j', (cookies, groups) => {
  expect(allowedGroups(cookies)).toEqual(groups);
});

test('without a choice only the necessary group is allowed', () => {
  expect(['C0001' as const, 'C0002' as const].map((group) => allows('', group))).toEqual([true, false]);
});

test.each([
  [null, ['C0001'], false],
  [['C0001'], null, false],
  [['C0001', 'C0002'], ['C0001', 'C0002', 'C0003'], false],
  [['C0001', 'C0002'], ['C0001', 'C0003'], true],
  [['C0001', 'C0002'], null, true],
] as const)('from %j to %j a group is withdrawn: %j', (before, now, withdrawn) => {
  expect(isWithdrawn(before, now)).toBe(withdrawn);
});

describe('the visitor is asked', () => {
  it.each([
    ['', true],
    ['allowed_cookies=C0001', false],
    ['allowed_cookies=C0001; cookie_policy=2026-11-01', false],
    ['allowed_cookies=C0001|C0002; cookie_policy=2022-05-01', true],
    ['cookie_policy=2026-11-01', true],
  ])('with cookies %j about the policy of 2026-11-01: %j', (cookies, asked) => {
    expect(mustAsk(cookies, '2026-11-01')).toBe(asked);
  });
});
