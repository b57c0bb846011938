import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { nextPaymentStep } from './next-payment-step.ts';

const payment: Payment = {
  paymentId: 'p1',
  paymentMethod: 'credit_card',
  status: 'pending',
  amount: 100,
  cardVault: null,
  redirectUrl: 'https://gateway.example/pay',
  qrPayload: null,
  qrImagePath: null,
  expiresAt: null,
  failureCode: null,
};

test('a card payment continues on the gateway’s page', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'credit_card', payment })).toEqual({
    to: 'gateway',
    url: 'https://gateway.example/pay',
  });
});

test('a QR code is shown on our pay page, although the gateway has a page, too', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'qr_code', payment })).toEqual({
    to: 'pay',
    orderId: 'SF1',
  });
});

test('without a response from the gateway the shopper retries on our pay page', () => {
  const notStarted: Payment = { ...payment, status: 'created', redirectUrl: null };
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'credit_card', payment: notStarted })).toEqual({
    to: 'pay',
    orderId: 'SF1',
  });
});

test('cash on delivery leads to the thank-you page', () => {
  expect(nextPaymentStep({ orderId: 'SF1', paymentMethod: 'cash_on_delivery', payment: null })).toEqual({
    to: 'thank-you',
    orderId: 'SF1',
  });
});
