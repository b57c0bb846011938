import { expect, test } from 'vitest';
import { hasOtherWay, retryMethod } from './retry-method.ts';

const payableBy = ['credit_card', 'qr_code', 'installment'] as const;

test('a card or a QR code can be tried again at once', () => {
  for (const paymentMethod of ['credit_card', 'qr_code'] as const)
    expect(retryMethod({ payment: { paymentMethod }, payableBy: [...payableBy] })).toBe(paymentMethod);
});

test('installments need a new choice, and so does a method that does not pay the order any more', () => {
  expect(retryMethod({ payment: { paymentMethod: 'installment' }, payableBy: [...payableBy] })).toBeUndefined();
  expect(retryMethod({ payment: { paymentMethod: 'credit_card' }, payableBy: ['qr_code'] })).toBeUndefined();
  expect(retryMethod({ payment: null, payableBy: [...payableBy] })).toBeUndefined();
});

test('another way to pay is another method or another installment plan', () => {
  expect(hasOtherWay({ payableBy: ['credit_card', 'qr_code'] }, 'qr_code')).toBe(true);
  expect(hasOtherWay({ payableBy: ['qr_code'] }, 'qr_code')).toBe(false);
  expect(hasOtherWay({ payableBy: ['installment'] }, 'installment')).toBe(true);
});
