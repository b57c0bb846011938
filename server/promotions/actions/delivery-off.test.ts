import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const lines = [promotionLine({ lineId: 'a', selling: 100_00 })];

test('without an amount the whole fee is taken off', () => {
  expect(applyAction({ kind: 'delivery_off' }, lines, { deliveryFee: 80_00 }).deliveryDiscount).toBe(80_00);
});

test('an amount is taken off', () => {
  expect(applyAction({ kind: 'delivery_off', amount: 30 }, lines).deliveryDiscount).toBe(30_00);
});

test.each([
  [{}, 'ส่งฟรี', 'Free delivery'],
  [{ amount: 30 }, 'ลดค่าจัดส่ง ฿30', '฿30 off delivery'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'delivery_off', ...args } }).action.description).toEqual({ th, en });
});
