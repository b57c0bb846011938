import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const phone = (lineId: string, selling: number, quantity = 1) =>
  promotionLine({ lineId, selling, quantity, skuId: 1, productId: 1, categoryId: 10 });
const cover = (lineId: string, selling: number, quantity = 1) =>
  promotionLine({ lineId, selling, quantity, skuId: 2, productId: 2, categoryId: 11 });

function setPrice(args: object, lines: Parameters<typeof applyAction>[1]): Record<string, number> {
  const { discounts } = applyAction({ kind: 'set_price', ...args }, lines);
  return Object.fromEntries(discounts);
}
const set = { items: [{ products: [1] }, { products: [2] }], price: 1000 };

test('a set costs its price, shared over its units', () => {
  expect(setPrice(set, [phone('a', 900_00), cover('b', 300_00)])).toEqual({ a: 150_00, b: 50_00 });
});

test('several sets each cost the price, and units without a set cost what they cost', () => {
  expect(setPrice(set, [phone('a', 900_00, 3), cover('b', 300_00, 2)])).toEqual({ a: 300_00, b: 100_00 });
});

test('a set takes the dearest units, and only if it is cheaper than they are', () => {
  const lines = [phone('a', 900_00), phone('b', 600_00), cover('c', 300_00, 2)];
  expect(setPrice(set, lines)).toEqual({ a: 150_00, c: 50_00 });
});

test('a unit that only one part of the set can use is not taken by another part', () => {
  const overlapping = { items: [{ categories: ['phones'] }, { products: [1] }], price: 1000 };
  expect(setPrice(overlapping, [phone('a', 900_00), cover('b', 300_00)])).toEqual({ a: 150_00, b: 50_00 });
});

test('an incomplete set says what is missing', () => {
  const { action } = promotion(1, { action: { kind: 'set_price', ...set } });
  const line = { ...phone('a', 900_00), remaining: 900_00, spend: 900_00 };
  expect(action.check?.({ lines: [line], cart: {} as never })).toEqual({
    message: { th: 'เพิ่ม Phone 2 ให้ครบเซ็ต', en: 'Add Phone 2 to complete the set' },
    missing: { quantity: 1, of: 2 },
  });
});

test('a set reads as retailers write it', () => {
  const action = { kind: 'set_price', items: [{ products: [1] }, { skus: ['S2'], quantity: 2 }], price: 2990 };
  expect(promotion(1, { action }).action.description).toEqual({
    th: 'ซื้อ Phone 1 + Phone 2 2 ชิ้น ในราคา ฿2,990',
    en: 'Phone 1 + 2 × Phone 2 for ฿2,990',
  });
});
