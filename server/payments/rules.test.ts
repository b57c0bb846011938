import { describe, expect, test } from 'vitest';
import { paymentStatuses } from '#contract/payments.ts';
import { amountProblem, isAttemptTransitionAllowed, isOpen } from './rules.ts';

describe('an amount', () => {
  test('paid on delivery is 20,000 baht at most', () => {
    expect(amountProblem('cash_on_delivery', 20_000_00, null)).toBeNull();
    expect(amountProblem('cash_on_delivery', 20_000_01, null)).toBe('amount_too_high');
  });

  test('is within the limits of the gateway, its minimum and maximum included', () => {
    const limits = { minAmount: 20_00, maxAmount: 150_000_00 };
    const problems = [19_99, 20_00, 150_000_00, 150_000_01].map((amount) => amountProblem('qr_code', amount, limits));
    expect(problems).toEqual(['amount_too_low', null, null, 'amount_too_high']);
  });

  test('has no limit if neither the shop nor the gateway has one', () => {
    expect(amountProblem('qr_code', 1, null)).toBeNull();
    const none = { minAmount: null, maxAmount: null };
    expect(amountProblem('qr_code', 0, none)).toBeNull();
    expect(amountProblem('qr_code', 9_999_999_99, none)).toBeNull();
    expect(amountProblem('qr_code', -1, { ...none, maxAmount: 0 })).toBeNull();
  });

  test('has the stricter limit of shop and gateway', () => {
    const limits = { minAmount: null, maxAmount: 10_000_00 };
    expect(amountProblem('cash_on_delivery', 10_000_01, limits)).toBe('amount_too_high');
    expect(amountProblem('cash_on_delivery', 20_000_01, { minAmount: null, maxAmount: 30_000_00 })).toBe(
      'amount_too_high',
    );
  });
});

test('a payment attempt is open until it succeeded, failed or was closed', () => {
  expect(paymentStatuses.filter(isOpen)).toEqual(['created', 'pending']);
});

test('a payment attempt that failed or was closed only succeeds, and one that succeeded stays so', () => {
  const next = (from: (typeof paymentStatuses)[number]) =>
    paymentStatuses.filter((to) => isAttemptTransitionAllowed(from, to));
  for (const ended of ['failed', 'expired', 'cancelled'] as const) expect(next(ended), ended).toEqual(['succeeded']);
  expect(next('succeeded')).toEqual([]);
});
