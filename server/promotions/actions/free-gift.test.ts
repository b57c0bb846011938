import { expect, test } from 'vitest';
import { applyAction, promotion, promotionLine } from '../../testing/evaluation-factory.ts';

const gifts = [{ sku: 'S1', quota: 10 }, { sku: 'NO-SUCH' }, { sku: 'S2' }];
const lines = [promotionLine({ lineId: 'a', selling: 100_00, quantity: 5 })];

test('one gift is requested, whatever the quantity', () => {
  expect(applyAction({ kind: 'free_gift', gifts }, lines).gifts).toEqual([{ skuIds: [1, 2], quantity: 1 }]);
});

test('one gift is requested for each so many units', () => {
  expect(applyAction({ kind: 'free_gift', gifts, per_quantity: 2 }, lines).gifts).toEqual([
    { skuIds: [1, 2], quantity: 2 },
  ]);
});

test('gifts have their quotas', () => {
  expect(promotion(1, { action: { kind: 'free_gift', gifts } }).action.gifts).toMatchObject([
    { skuId: 1, quota: 10 },
    { skuId: 2, quota: null },
  ]);
});

test.each([
  [{ gifts }, 'รับฟรี Phone 1 หรือ Phone 2', 'Free Phone 1 or Phone 2'],
  [{ gifts: [{ sku: 'S1' }], per_quantity: 2 }, 'ทุก 2 ชิ้น รับฟรี Phone 1', 'Free with every 2: Phone 1'],
])('%j reads as retailers write it', (args, th, en) => {
  expect(promotion(1, { action: { kind: 'free_gift', ...args } }).action.description).toEqual({ th, en });
});
