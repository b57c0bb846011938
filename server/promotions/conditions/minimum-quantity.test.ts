import { expect, test } from 'vitest';
import { compileCondition, findUnmet, promotionLine } from '../../testing/evaluation-factory.ts';

const json = { kind: 'minimum_quantity', quantity: 3 };

test('a minimum quantity adds up the units of all lines', () => {
  const lines = [
    promotionLine({ lineId: 'a', selling: 1_00, quantity: 2 }),
    promotionLine({ lineId: 'b', selling: 1_00 }),
  ];
  expect(findUnmet(json, lines)).toBeNull();
});

test('a minimum quantity says how many units are missing', () => {
  expect(findUnmet(json, [promotionLine({ lineId: 'a', selling: 1_00, quantity: 2 })])).toEqual({
    message: { th: 'ซื้อเพิ่มอีก 1 ชิ้น ให้ครบ 3 ชิ้น', en: 'Add 1 more to reach 3 items' },
    missing: { quantity: 1, of: 3 },
  });
});

test('a minimum quantity reads as retailers write it', () => {
  expect(compileCondition(json).description).toEqual({ th: 'ซื้อครบ 3 ชิ้น', en: 'Buy 3 items or more' });
});
