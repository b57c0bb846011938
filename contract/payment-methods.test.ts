import { expect, test } from 'vitest';
import {
  gatewayMethods,
  isGatewayPageMethod,
  isPaidByTransfer,
  isPaidOnDelivery,
  paymentMethods,
  paymentMethodTerms,
  prepaidMethods,
} from './payment-methods.ts';

test('who collects the money of each payment method', () => {
  expect(gatewayMethods).toEqual(['credit_card', 'qr_code', 'installment']);
  expect(paymentMethods.filter(isPaidByTransfer)).toEqual(['bank_transfer']);
  expect(paymentMethods.filter(isPaidOnDelivery)).toEqual(['cash_on_delivery']);
});

test('all but cash on delivery is paid in advance, within a time', () => {
  expect(prepaidMethods).toEqual(['credit_card', 'qr_code', 'installment', 'bank_transfer']);
  expect(prepaidMethods.map((method) => paymentMethodTerms[method].paymentWindowMinutes)).toEqual([30, 30, 30, 1440]);
});

test('cards are entered on a page of the gateway, also for installments', () => {
  expect(paymentMethods.filter(isGatewayPageMethod)).toEqual(['credit_card', 'installment']);
});

test('an order without a payment is not paid by any method', () => {
  expect([isPaidOnDelivery(null), isPaidByTransfer(null)]).toEqual([false, false]);
});
