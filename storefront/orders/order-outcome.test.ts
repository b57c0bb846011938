import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders.ts';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { outcomeOf } from './order-outcome.ts';

function attempt(status: PaymentStatus): Payment {
  return {
    paymentId: 'p1',
    paymentMethod: 'credit_card',
    status,
    amount: 100,
    redirectUrl: null,
    qrPayload: null,
    expiresAt: null,
    failureCode: null,
  };
}

function outcome(status: OrderStatus, payment: PaymentStatus, isPayable = false) {
  return outcomeOf({ status, isPayable, paymentMethod: 'credit_card', payment: attempt(payment) });
}

test('a paid order is thanked for, however far it is on its way', () => {
  expect(
    ['paid', 'preparing', 'shipped', 'delivered'].map((status) => outcome(status as OrderStatus, 'succeeded')),
  ).toEqual(Array(4).fill('paid'));
});

test('an order to be paid on delivery tells to have the cash ready', () => {
  expect(outcomeOf({ status: 'confirmed', isPayable: false, paymentMethod: 'cash_on_delivery', payment: null })).toBe(
    'cash',
  );
});

test('while the bank has not answered, the buyer waits', () => {
  expect(outcome('pending_payment', 'pending', true)).toBe('waiting');
  expect(outcome('pending_payment', 'created', true)).toBe('waiting');
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'an attempt that %s can be made again while the order is kept',
  (status) => {
    expect(outcome('pending_payment', status, true)).toBe('failed');
    expect(outcome('pending_payment', status, false)).toBe('expired');
  },
);

test('an order that is over says how it ended', () => {
  expect(outcome('expired', 'expired')).toBe('expired');
  expect(outcome('cancelled', 'cancelled')).toBe('cancelled');
  expect(outcome('refund_pending', 'succeeded')).toBe('refund');
  expect(outcome('refunded', 'succeeded')).toBe('refund');
});
