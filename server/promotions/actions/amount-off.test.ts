import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const lines = [
  promotionLine({ lineId: 'a', selling: 100_00, quantity: 2 }),
  promotionLine({ lineId: 'b', selling: 400_00 }),
];

test('an amount off the cart is shared by what the lines cost', () => {
  const { discounts } = applyAction({ kind: 'amount_off', amount: 100 }, lines);
  expect(discounts).toEqual(
    new Map([
      ['a', 33_33],
      ['b', 66_67],
    ]),
  );
});

test('an amount off the cart is at most what the cart costs', () => {
  const { discounts } = applyAction({ kind: 'amount_off', amount: 1000 }, lines);
  expect(discounts).toEqual(
    new Map([
      ['a', 200_00],
      ['b', 400_00],
    ]),
  );
});

test('an amount off each unit is at most its price', () => {
  const { discounts } = applyAction({ kind: 'amount_off', amount: 150, per: 'unit' }, lines);
  expect(discounts).toEqual(
    new Map([
      ['a', 200_00],
      ['b', 150_00],
    ]),
  );
});

test.each([
  [{ amount: 100 }, 'ลด ฿100', '฿100 off'],
  [{ amount: 1500.5, per: 'unit' }, 'ลดชิ้นละ ฿1,500.50', '฿1,500.50 off each item'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'amount_off', ...args } }).action.description).toEqual({ th, en });
});
