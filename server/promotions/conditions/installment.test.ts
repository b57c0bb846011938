import { expect, test } from 'vitest';
import { compileCondition, findUnmet } from '../../testing/evaluation-factory.ts';

const kbank10 = { agentCode: 'KBANK', installmentMonth: 10 };
const byPlan = (installment: typeof kbank10 | null) => ({ paymentMethod: 'installment', installment }) as const;

test.each([
  [{}, null],
  [{}, kbank10],
  [{ banks: ['KBANK', 'KTC'] }, kbank10],
  [{ months: [6, 10] }, kbank10],
  [{ banks: ['KBANK'], months: [10] }, kbank10],
])('an order in installments qualifies for %o with the plan %o', (args, plan) => {
  expect(findUnmet({ kind: 'installment', ...args }, [], byPlan(plan))).toBeNull();
});

test.each([
  [{ banks: ['KTC'] }, kbank10],
  [{ banks: ['KBANK'], months: [6] }, kbank10],
  [{ banks: ['KBANK'] }, null],
])('an order in installments does not qualify for %o with the plan %o', (args, plan) => {
  expect(findUnmet({ kind: 'installment', ...args }, [], byPlan(plan))).not.toBeNull();
});

test('an order that is paid by card does not qualify', () => {
  expect(findUnmet({ kind: 'installment' }, [], { paymentMethod: 'credit_card' })).toEqual({
    message: { th: 'ผ่อนชำระเพื่อรับสิทธิ์', en: 'Pay in installments' },
    missing: null,
  });
});

test('plans read as retailers write them', () => {
  expect(compileCondition({ kind: 'installment', banks: ['KBANK'], months: [6, 10] }).description).toEqual({
    th: 'เมื่อผ่อนชำระด้วยบัตรเครดิตกสิกรไทย 6 หรือ 10 เดือน',
    en: 'When you pay in installments by KBank credit card over 6 or 10 months',
  });
});
