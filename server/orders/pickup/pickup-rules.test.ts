import { expect, test } from 'vitest';
import { isPickupBlocked, isSamePickupCode, isWrongCodeFirst } from './pickup-rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 3, minutes));

test('after five wrong pickup codes none is accepted for fifteen minutes', () => {
  const wrong = (failedAttempts: number) => ({ failedAttempts, lastFailedAt: at(0) });
  expect(isPickupBlocked(wrong(4), at(1))).toBe(false);
  expect(isPickupBlocked(wrong(5), at(14))).toBe(true);
  expect(isPickupBlocked(wrong(6), at(14))).toBe(true);
  expect(isPickupBlocked(wrong(5), at(15))).toBe(false);
  expect(isPickupBlocked({ failedAttempts: 5, lastFailedAt: null }, at(0))).toBe(false);
});

test('a wrong pickup code is the first again after the pause', () => {
  expect(isWrongCodeFirst({ failedAttempts: 0, lastFailedAt: null }, at(0))).toBe(true);
  expect(isWrongCodeFirst({ failedAttempts: 5, lastFailedAt: at(0) }, new Date(at(15).getTime() - 1))).toBe(false);
  expect(isWrongCodeFirst({ failedAttempts: 5, lastFailedAt: at(0) }, at(15))).toBe(true);
  expect(isWrongCodeFirst({ failedAttempts: 5, lastFailedAt: at(0) }, at(16))).toBe(true);
});

test('a pickup code is accepted with hyphens, spaces and small letters, or with its order', () => {
  const order = { orderId: 'SF26112000000042', code: 'AB12CD34' };
  for (const given of ['AB12CD34', 'ab12-cd34', ' AB12 CD34 ', 'SF26112000000042AB12CD34'])
    expect(isSamePickupCode(order, given)).toBe(true);
  for (const given of ['AB12CD35', '', 'SF26112000000042', 'SF26112000000043AB12CD34'])
    expect(isSamePickupCode(order, given)).toBe(false);
});
