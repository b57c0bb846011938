import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

function nthUnitOff(args: object, prices: readonly [string, number, number][]): Record<string, number> {
  const lines = prices.map(([lineId, selling, quantity]) => promotionLine({ lineId, selling, quantity }));
  return Object.fromEntries(applyAction({ kind: 'nth_unit_off', ...args }, lines).discounts);
}

test('of two units of a line, the second is at half', () => {
  expect(nthUnitOff({ n: 2, percent: 50 }, [['a', 100_00, 2]])).toEqual({ a: 50_00 });
  expect(nthUnitOff({ n: 2, percent: 50 }, [['a', 100_00, 5]])).toEqual({ a: 100_00 });
});

test('of two units of different lines, the cheaper one is at half', () => {
  expect(
    nthUnitOff({ n: 2, percent: 50 }, [
      ['a', 100_00, 1],
      ['b', 300_00, 1],
    ]),
  ).toEqual({ a: 50_00 });
});

test('units are grouped from the dearest down', () => {
  const prices: [string, number, number][] = [
    ['a', 100_00, 1],
    ['b', 300_00, 1],
    ['c', 500_00, 1],
    ['d', 400_00, 1],
  ];
  expect(nthUnitOff({ n: 2, percent: 100 }, prices)).toEqual({ a: 100_00, d: 400_00 });
});

test('one unit is not enough and says what is missing', () => {
  const { action } = promotion(1, { action: { kind: 'nth_unit_off', n: 2, percent: 50 } });
  const line = { ...promotionLine({ lineId: 'a', selling: 100_00 }), remaining: 100_00, spend: 100_00 };
  const unmet = action.check?.({ lines: [line], cart: {} as never });
  expect(unmet?.missing).toEqual({ quantity: 1, of: 2 });
});

test.each([
  [{ n: 2, percent: 50 }, 'ซื้อ 2 ชิ้น ชิ้นที่ 2 ลด 50%', 'Buy 2, get the 2nd at 50% off'],
  [{ n: 3, percent: 30 }, 'ซื้อ 3 ชิ้น ชิ้นที่ 3 ลด 30%', 'Buy 3, get the 3rd at 30% off'],
  [{ n: 2, percent: 100 }, 'ซื้อ 1 แถม 1', 'Buy 1, get 1 free'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'nth_unit_off', ...args } }).action.description).toEqual({ th, en });
});
