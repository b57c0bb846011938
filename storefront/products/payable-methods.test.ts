import { expect, test } from 'vitest';
import { paymentMethods } from '#contract/payment-methods.ts';
import { payableMethods } from './payable-methods.ts';

const goods = { kind: 'goods' } as const;
const methodsAt = (price: number, product: Parameters<typeof payableMethods>[1] = goods, hasInstallments = false) =>
  payableMethods(paymentMethods, product, { price, hasInstallments });

test('cash on delivery is only shown up to its limit, and not for services', () => {
  expect(methodsAt(20_000)).toContain('cash_on_delivery');
  expect(methodsAt(20_000.01)).not.toContain('cash_on_delivery');
  expect(methodsAt(100, { kind: 'service' })).not.toContain('cash_on_delivery');
});

test('installments are only shown where the price has a plan', () => {
  expect(methodsAt(5000)).not.toContain('installment');
  expect(methodsAt(5000, goods, true)).toContain('installment');
});

test('a method that the shop does not have is not shown', () => {
  expect(payableMethods(['qr_code'], goods, { price: 100, hasInstallments: true })).toEqual(['qr_code']);
});
