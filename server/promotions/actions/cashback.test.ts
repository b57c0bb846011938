import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const lines = [promotionLine({ lineId: 'a', selling: 4000_00, quantity: 2 })];
const cashback = (args: object) => applyAction({ kind: 'cashback', ...args }, lines);

test.each([
  [{ percent: 5 }, 400_00],
  [{ percent: 5, max_cashback: 300 }, 300_00],
  [{ amount: 120 }, 120_00],
])('%j pays back %i satang and deducts nothing', (args, expected) => {
  expect(cashback(args)).toEqual({ discounts: new Map(), deliveryDiscount: 0, cashback: expected, gifts: [] });
});

test.each([
  [{ percent: 5, max_cashback: 300 }, 'รับเงินคืน 5% สูงสุด ฿300', '5% cashback, up to ฿300'],
  [{ amount: 300 }, 'รับเงินคืน ฿300', '฿300 cashback'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'cashback', ...args } }).action.description).toEqual({ th, en });
});
