import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { outcomeView } from './outcome-view.ts';

const paid = {
  status: 'paid',
  paymentMethod: 'credit_card',
  payment: null,
  isPayable: false,
  slipStatus: null,
  totalPayable: 1000,
} as const;

test.each([
  ['shipping', 'เรากำลังเตรียมสินค้า และจะแจ้งทางอีเมลเมื่อจัดส่งสินค้าแล้ว'],
  ['pickup', 'เรากำลังเตรียมสินค้า และจะแจ้งทางอีเมลเมื่อสินค้าพร้อมให้คุณมารับ'],
  ['appointment', 'เราจะโทรนัดวัน เวลา และสถานที่รับบริการกับคุณ'],
] as const)('the text of a paid order by %s says what comes next', (deliveryMethod, text) => {
  expect(outcomeView({ ...paid, deliveryMethod }).text).toBe(text);
});

test.each(['expired', 'cancelled'] as const)('money of another amount is not denied when its order is %s', (status) => {
  const order = { ...paid, deliveryMethod: 'shipping', paymentMethod: 'qr_code', status } as const;
  const payment = { status, failureCode: 'amount_differs' } as Payment;
  expect(outcomeView({ ...order, payment }).text).toBe(m.pay_failure_amount_differs());
  expect(outcomeView(order).text).toBe(m[`thanks_${status}_text`]());
});

test('an expired order does not deny a transfer, which may have been made', () => {
  const order = { ...paid, deliveryMethod: 'shipping', paymentMethod: 'bank_transfer', status: 'expired' } as const;
  expect(outcomeView(order).text).toBe(m.thanks_expired_transfer_text());
});
