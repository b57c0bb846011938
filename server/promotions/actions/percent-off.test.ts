import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const lines = [
  promotionLine({ lineId: 'a', selling: 100_00, quantity: 2 }),
  promotionLine({ lineId: 'b', selling: 300_00 }),
  promotionLine({ lineId: 'c', selling: 200_00 }),
];
const percentOff = (args: object) =>
  Object.fromEntries(
    applyAction({ kind: 'percent_off', ...args }, lines)
      .discounts.entries()
      .filter(([, amount]) => amount),
  );

test('percent off is taken off every line', () => {
  expect(percentOff({ percent: 10 })).toEqual({ a: 20_00, b: 30_00, c: 20_00 });
});

test('the whole discount is rounded once, half a satang up', () => {
  const odd = [promotionLine({ lineId: 'a', selling: 1 }), promotionLine({ lineId: 'b', selling: 2 })];
  const { discounts } = applyAction({ kind: 'percent_off', percent: 50 }, odd);
  expect(discounts).toEqual(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  );
});

test('a ceiling limits the whole discount', () => {
  expect(percentOff({ percent: 50, max_discount: 70 })).toEqual({ a: 20_00, b: 30_00, c: 20_00 });
});

test("'on at most two units' takes the dearest ones", () => {
  expect(percentOff({ percent: 10, max_quantity: 2 })).toEqual({ b: 30_00, c: 20_00 });
  expect(percentOff({ percent: 10, max_quantity: 3 })).toEqual({ a: 10_00, b: 30_00, c: 20_00 });
});

test('of equal remainders, the line with the smaller id gets the satang, even if it is the cheaper one', () => {
  const small = [promotionLine({ lineId: 'a', selling: 1 }), promotionLine({ lineId: 'b', selling: 3 })];
  const { discounts } = applyAction({ kind: 'percent_off', percent: 50, max_quantity: 2 }, small);
  expect(Object.fromEntries(discounts)).toEqual({ a: 1, b: 1 });
});

test.each([
  [{ percent: 10 }, 'ลด 10%', '10% off'],
  [{ percent: 10, max_discount: 500 }, 'ลด 10% สูงสุด ฿500', '10% off, up to ฿500'],
  [{ percent: 7.5, max_quantity: 2 }, 'ลด 7.5% (ไม่เกิน 2 ชิ้น)', '7.5% off, at most 2 items'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'percent_off', ...args } }).action.description).toEqual({ th, en });
});
