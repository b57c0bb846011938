import { expect, test } from 'vitest';
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
