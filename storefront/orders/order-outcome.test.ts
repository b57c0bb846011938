import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { outcomeOf } from './order-outcome.ts';

function attempt(status: PaymentStatus): Payment {
  return {
    paymentId: 'p1',
    paymentMethod: 'credit_card',
    status,
    amount: 100,
    cardVault: null,
    redirectUrl: null,
    qrPayload: null,
    qrImagePath: null,
    expiresAt: null,
    failureCode: null,
  };
}

function outcome(status: OrderStatus, payment: PaymentStatus, isPayable = false) {
  return outcomeOf({ status, isPayable, paymentMethod: 'credit_card', payment: attempt(payment), slipStatus: null });
}

test('a paid order stays paid in every later status', () => {
  expect(
    ['paid', 'preparing', 'shipped', 'delivered'].map((status) => outcome(status as OrderStatus, 'succeeded')),
  ).toEqual(Array(4).fill('paid'));
});

test('an order with cash on delivery waits for cash until it is delivered', () => {
  const order = { isPayable: false, paymentMethod: 'cash_on_delivery', payment: null, slipStatus: null } as const;
  expect(outcomeOf({ ...order, status: 'confirmed' })).toBe('cash');
  expect(outcomeOf({ ...order, status: 'delivered' })).toBe('paid');
});

test('an open payment attempt waits for the bank', () => {
  expect(outcome('pending_payment', 'pending', true)).toBe('waiting');
  expect(outcome('pending_payment', 'created', true)).toBe('waiting');
});

test('an order by bank transfer waits for the transfer, then for the check of its slip', () => {
  const order = { status: 'pending_payment', paymentMethod: 'bank_transfer', payment: attempt('pending') } as const;
  expect(outcomeOf({ ...order, isPayable: true, slipStatus: null })).toBe('transfer');
  expect(outcomeOf({ ...order, isPayable: false, slipStatus: 'waiting' })).toBe('slip');
  expect(outcomeOf({ ...order, isPayable: true, slipStatus: 'rejected' })).toBe('transfer');
  expect(outcomeOf({ ...order, isPayable: false, slipStatus: null })).toBe('expired');
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'after an attempt that %s the order can be paid again until it expires',
  (status) => {
    expect(outcome('pending_payment', status, true)).toBe('failed');
    expect(outcome('pending_payment', status, false)).toBe('expired');
  },
);

test('a closed order shows how it ended', () => {
  expect(outcome('expired', 'expired')).toBe('expired');
  expect(outcome('cancelled', 'cancelled')).toBe('cancelled');
  expect(outcome('refund_pending', 'succeeded')).toBe('refund');
  expect(outcome('refunded', 'succeeded')).toBe('refunded');
});
