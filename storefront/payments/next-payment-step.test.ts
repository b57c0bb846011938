import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { nextPaymentStep } from './next-payment-step.ts';

const payment: Payment = {
  paymentId: 'p1',
  paymentMethod: 'credit_card',
  status: 'pending',
  amount: 100,
  redirectUrl: 'https://gateway.example/pay',
  qrPayload: null,
  expiresAt: null,
  failureCode: null,
};

test('a card is paid at the gateway', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'credit_card', payment })).toEqual({
    to: 'gateway',
    url: 'https://gateway.example/pay',
  });
});

test('a QR code is shown on our pay page, although the gateway has one too', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'qr_code', payment })).toEqual({
    to: 'pay',
    orderId: 'SF1',
  });
});

test('a gateway that gave no answer is asked again from the pay page', () => {
  const silent: Payment = { ...payment, status: 'created', redirectUrl: null };
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'credit_card', payment: silent })).toEqual({
    to: 'pay',
    orderId: 'SF1',
  });
});

test('what is paid on delivery is thanked for', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'cash_on_delivery', payment: null })).toEqual({
    to: 'thank-you',
    orderId: 'SF1',
  });
});
