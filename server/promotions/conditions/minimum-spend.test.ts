import { expect, test } from 'vitest';
import { compileCondition, findUnmet, promotionLine } from '../../testing/evaluation-factory.ts';

const json = { kind: 'minimum_spend', amount: 3000 };

test('a minimum spend holds from its amount on', () => {
  expect(findUnmet(json, [promotionLine({ lineId: 'a', selling: 1500_00, quantity: 2 })])).toBeNull();
});

test('a minimum spend says how many baht are missing', () => {
  expect(findUnmet(json, [promotionLine({ lineId: 'a', selling: 2500_50 })])).toEqual({
    message: { th: 'ซื้อเพิ่มอีก ฿499.50 ให้ครบ ฿3,000', en: 'Spend ฿499.50 more to reach ฿3,000' },
    missing: { amount: 499_50, of: 3000_00 },
  });
});

test('a minimum spend reads as retailers write it', () => {
  expect(compileCondition(json).description).toEqual({ th: 'ซื้อครบ ฿3,000', en: 'Spend ฿3,000 or more' });
});
