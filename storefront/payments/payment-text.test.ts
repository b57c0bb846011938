import { expect, test } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { attemptFailureText } from './payment-text.ts';

const attempt = { paymentMethod: 'qr_code', status: 'expired', failureCode: null } as const;

test('an attempt that expired says that nothing was charged', () => {
  expect(attemptFailureText(attempt)).toBe(m.pay_failure_expired());
});

test.each(['failed', 'expired', 'cancelled'] as const)(
  'an attempt with the status %s says that another amount than requested arrived',
  (status) => {
    const failureCode = 'amount_differs';
    expect(attemptFailureText({ ...attempt, status, failureCode })).toBe(m.pay_failure_amount_differs());
  },
);

test('whether a transfer was made is not known when its time is over', () => {
  expect(attemptFailureText({ ...attempt, paymentMethod: 'bank_transfer' })).toBeUndefined();
});
