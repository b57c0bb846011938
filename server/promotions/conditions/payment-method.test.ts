import { expect, test } from 'vitest';
import { compileCondition, findUnmet } from '../../testing/evaluation-factory.ts';

const json = { kind: 'payment_method', methods: ['credit_card'] };

test('an order that is paid by the method qualifies', () => {
  expect(findUnmet(json, [], { paymentMethod: 'credit_card' })).toBeNull();
});

test.each(['qr_code', null] as const)('an order that is paid by %s does not qualify', (paymentMethod) => {
  expect(findUnmet(json, [], { paymentMethod })).toEqual({
    message: { th: 'ชำระด้วยบัตรเครดิต / เดบิตเพื่อรับสิทธิ์', en: 'Pay by credit or debit card' },
    missing: null,
  });
});

test('payment methods read as retailers write them', () => {
  expect(compileCondition({ kind: 'payment_method', methods: ['qr_code', 'credit_card'] }).description).toEqual({
    th: 'เมื่อชำระด้วย QR พร้อมเพย์ หรือบัตรเครดิต / เดบิต',
    en: 'When you pay by PromptPay QR or credit or debit card',
  });
});
