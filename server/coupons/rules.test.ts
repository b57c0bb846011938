import { describe, expect, test } from 'vitest';
import {
  type ChosenCoupon,
  type CouponCode,
  type CouponTerms,
  type CustomerRecord,
  expiryOfKept,
  findCouponProblem,
  findKeepProblem,
  normaliseCode,
  remainingUses,
  stateOf,
} from './rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

const coupon: CouponTerms = {
  couponId: 1,
  type: 'code',
  name: { th: 'คูปอง', en: 'Coupon' },
  startsAt: inDays(-1),
  endsAt: inDays(10),
  validDays: null,
  totalLimit: null,
  perCustomerLimit: null,
  used: 0,
};
const kept: CustomerRecord = { keptAt: inDays(-1), expiresAt: inDays(10), used: 0 };
const batchCode: CouponCode = { code: 'A1', useLimit: 1, used: 0, isUsedByCustomer: false };

test.each([
  ['save-10', 'SAVE10'],
  [' save 10 ', 'SAVE10'],
  ['Save‑10', 'SAVE10'],
  ['SAVE๑๐', 'SAVE10'],
  ['๑๑ – ๑๑', '1111'],
  ['SAVE\u200b10\n', 'SAVE10'],
  ['ลด๑๐๐', 'ลด100'],
  ['save_10', 'SAVE_10'],
  [' - - ', ''],
])('the code %j is compared as %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
  expect(normaliseCode(code)).toBe(code);
});

describe('a coupon of a cart', () => {
  const problemOf = (changes: Partial<CouponTerms>, rest: Partial<ChosenCoupon> = {}) =>
    findCouponProblem({ coupon: { ...coupon, ...changes }, code: null, customer: null, ...rest }, now);

  test('applies within its window, which excludes its end', () => {
    expect(problemOf({})).toBeNull();
    expect(problemOf({ startsAt: now })).toBeNull();
    expect(problemOf({ startsAt: inDays(1) })).toBe('coupon_not_found');
    expect(problemOf({ endsAt: now })).toBe('coupon_expired');
  });

  test('is used up when its uses or those of the customer are', () => {
    expect(problemOf({ totalLimit: 2, used: 1 })).toBeNull();
    expect(problemOf({ totalLimit: 2, used: 2 })).toBe('coupon_used_up');
    expect(problemOf({ perCustomerLimit: 1 })).toBeNull();
    expect(problemOf({ perCustomerLimit: 1 }, { customer: { ...kept, used: 1 } })).toBe('coupon_used_up');
  });

  test('is not found by a code that somebody else used, and used up by one of their own', () => {
    expect(problemOf({}, { code: batchCode })).toBeNull();
    expect(problemOf({}, { code: { ...batchCode, used: 1 } })).toBe('coupon_not_found');
    expect(problemOf({}, { code: { ...batchCode, used: 1, isUsedByCustomer: true } })).toBe('coupon_used_up');
    expect(problemOf({ endsAt: inDays(-1) }, { code: { ...batchCode, used: 1 } })).toBe('coupon_not_found');
  });

  test('is not found if it must be kept and is not', () => {
    expect(problemOf({ type: 'collectible' })).toBe('coupon_not_found');
    expect(problemOf({ type: 'collectible', endsAt: now })).toBe('coupon_not_found');
    expect(problemOf({ type: 'collectible' }, { customer: { ...kept, keptAt: null } })).toBe('coupon_not_found');
    expect(problemOf({ type: 'collectible' }, { customer: kept })).toBeNull();
  });

  test('expires for the customer who keeps it by its days, and otherwise with the coupon', () => {
    const customer = { ...kept, expiresAt: now };
    expect(problemOf({ type: 'collectible', validDays: 1 }, { customer })).toBe('coupon_expired');
    expect(problemOf({ type: 'collectible' }, { customer })).toBeNull();
    expect(problemOf({ type: 'collectible', validDays: 99, endsAt: now }, { customer: kept })).toBe('coupon_expired');
  });
});

test('the days of a kept coupon count from its start, and end with the coupon', () => {
  expect(expiryOfKept({ ...coupon, validDays: 3 }, now)).toEqual(inDays(3));
  expect(expiryOfKept({ ...coupon, validDays: 3, startsAt: inDays(2) }, now)).toEqual(inDays(5));
  expect(expiryOfKept({ ...coupon, validDays: 30 }, now)).toEqual(inDays(10));
  expect(expiryOfKept(coupon, now)).toEqual(inDays(10));
});

test('a coupon can be kept in its window, while somebody can', () => {
  const keepable = {
    ...coupon,
    type: 'collectible' as const,
    listed: true,
    keepStartsAt: inDays(-1),
    keepEndsAt: inDays(1),
    keepLimit: null,
    kept: 5,
  };
  expect(findKeepProblem(keepable, null, now)).toBeNull();
  expect(findKeepProblem({ ...keepable, startsAt: inDays(1) }, null, now)).toBeNull();
  expect(findKeepProblem({ ...keepable, keepStartsAt: now }, null, now)).toBeNull();
  expect(findKeepProblem({ ...keepable, listed: false }, null, now)).toBe('coupon_not_found');
  expect(findKeepProblem({ ...keepable, listed: false, keepEndsAt: now }, null, now)).toBe('coupon_not_found');
  expect(findKeepProblem({ ...keepable, keepStartsAt: inDays(1) }, null, now)).toBe('coupon_not_found');
  expect(findKeepProblem({ ...keepable, keepEndsAt: now }, null, now)).toBe('coupon_expired');
  expect(findKeepProblem({ ...keepable, keepLimit: 5 }, null, now)).toBe('coupon_used_up');
  expect(findKeepProblem({ ...keepable, totalLimit: 1, used: 1 }, null, now)).toBe('coupon_used_up');
  expect(findKeepProblem({ ...keepable, perCustomerLimit: 1 }, null, now)).toBeNull();
  const usedBefore = { keptAt: null, expiresAt: null, used: 1 };
  expect(findKeepProblem({ ...keepable, perCustomerLimit: 1 }, usedBefore, now)).toBe('coupon_used_up');
  const keptBefore = { keptAt: null, expiresAt: now, used: 0 };
  expect(findKeepProblem({ ...keepable, validDays: 1 }, keptBefore, now)).toBe('coupon_expired');
  expect(findKeepProblem(keepable, keptBefore, now)).toBeNull();
});

test('the state of a coupon is the customer’s own', () => {
  expect(stateOf(coupon, kept, now)).toBe('usable');
  expect(stateOf({ ...coupon, startsAt: now }, kept, now)).toBe('usable');
  expect(stateOf({ ...coupon, startsAt: inDays(1) }, kept, now)).toBe('upcoming');
  expect(stateOf({ ...coupon, endsAt: now }, kept, now)).toBe('expired');
  expect(stateOf({ ...coupon, totalLimit: 1, used: 1 }, kept, now)).toBe('expired');
  expect(stateOf({ ...coupon, perCustomerLimit: 2, endsAt: now }, { ...kept, used: 2 }, now)).toBe('used');
  expect(stateOf({ ...coupon, perCustomerLimit: 2 }, { ...kept, used: 1 }, now)).toBe('usable');
  expect(stateOf(coupon, { keptAt: null, expiresAt: null, used: 1 }, now)).toBe('used');
  expect(stateOf(coupon, { keptAt: null, expiresAt: null, used: 0 }, now)).toBe('usable');
  expect(stateOf(coupon, null, now)).toBe('usable');
});

test('a customer can use a coupon as often as its limit says, less the orders with it', () => {
  expect(remainingUses({ perCustomerLimit: 2 }, null)).toBe(2);
  expect(remainingUses({ perCustomerLimit: 2 }, { ...kept, used: 1 })).toBe(1);
  expect(remainingUses({ perCustomerLimit: 2 }, { ...kept, used: 3 })).toBe(0);
  expect(remainingUses({ perCustomerLimit: null }, { ...kept, used: 3 })).toBeNull();
});
