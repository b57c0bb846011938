import { expect, test } from 'vitest';
import { installmentText } from './installment-text.ts';

const plan = { installmentPlanId: 1, agentCode: 'KBANK', agentDescription: 'KBank', installmentMonth: 12 };

test.each([
  [0, 0, 'ดอกเบี้ย 0%'],
  [1.3, 2627.04, 'ดอกเบี้ยรวม ฿2,627.04 (1.3% ต่อเดือน)'],
])(
  'a chosen plan says what its interest of %d percent per month is in all',
  (interestRate, totalInterest, interest) => {
    const chosen = { ...plan, interestRate, totalInterest, amountPerMonth: 1622.25 };
    expect(installmentText(chosen)).toBe(`ผ่อนชำระ 12 เดือน KBank เดือนละ ฿1,622.25 · ${interest}`);
  },
);
