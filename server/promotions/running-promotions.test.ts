import { expect, test } from 'vitest';
import { promotion, promotionLine } from '../testing/evaluation-factory.ts';
import { jointSelection, runningPromotions } from './running-promotions.ts';

const action = { kind: 'amount_off', amount: 10 };
const ids = ({ promotions }: ReturnType<typeof runningPromotions>) => promotions.map(({ promotionId }) => promotionId);

test('promotions run from their start until their end, in the order of evaluation, at whatever times the same ones are asked for', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  const promotions = [
    promotion(1, { action }, { startsAt: at('10:00:00'), endsAt: at('12:00:00') }),
    promotion(2, { action }, { startsAt: at('11:00:00'), endsAt: at('13:00:00'), priority: 5 }),
    promotion(3, { action }, { startsAt: at('11:00:00'), endsAt: at('13:00:00') }),
  ];
  const times: [string, number[]][] = [
    ['09:59:59.999', []],
    ['10:00:00', [1]],
    ['10:59:59.999', [1]],
    ['11:00:00', [2, 1, 3]],
    ['11:59:59.999', [2, 1, 3]],
    ['12:00:00', [2, 3]],
    ['12:59:59.999', [2, 3]],
    ['13:00:00', []],
  ];
  for (const [time, running] of [...times, ...times.toReversed()]) {
    expect([time, ids(runningPromotions(promotions, at(time)))]).toEqual([time, running]);
  }
});

test('a promotion can match a line only if it selects it by its SKU, product, brand or category, or selects nothing', () => {
  const selecting = (lists: object, ...more: object[]) =>
    promotion(1, { action, conditions: [lists, ...more].map((one) => ({ kind: 'items', ...one })) });
  const promotions = [
    promotion(1, { action }),
    promotion(2, { action, conditions: [{ kind: 'minimum_quantity', quantity: 2 }] }),
    selecting({ skus: ['S1', 'S3'] }),
    selecting({ products: [4] }),
    selecting({ brands: ['samsung'] }),
    selecting({ categories: ['phones'] }),
    selecting({ categories: ['phones/cases'] }),
    selecting({ skus: ['S5'], brands: ['apple'] }),
    selecting({ brands: ['unknown'] }),
  ].map((one, index) => ({ ...one, promotionId: index }));
  const { selecting: select } = runningPromotions(promotions, new Date('2026-11-20T00:00:00Z'));
  const lines = {
    none: [],
    phone: [promotionLine({ lineId: 'a', selling: 1, skuId: 3, productId: 4, brandId: 9, categoryId: 10 })],
    case: [promotionLine({ lineId: 'b', selling: 1, skuId: 8, productId: 8, brandId: 2, categoryId: 11 })],
    apple: [promotionLine({ lineId: 'c', selling: 1, skuId: 8, productId: 8, brandId: 1, categoryId: 99 })],
  };
  expect([...select(lines.none)]).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect([...select(lines.phone)]).toEqual([1, 1, 1, 1, 0, 1, 0, 0, 0]);
  expect([...select(lines.case)]).toEqual([1, 1, 0, 0, 1, 1, 1, 0, 0]);
  expect([...select(lines.apple)]).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 0]);
  expect([...select([...lines.phone, ...lines.apple])]).toEqual([1, 1, 1, 1, 0, 1, 0, 1, 0]);
});

test('promotions are together about what any of them selects, or about everything if one selects nothing', () => {
  const items = (lists: object) => promotion(1, { action, conditions: [{ kind: 'items', ...lists }] });
  const none = { skuId: new Set(), productId: new Set(), brandId: new Set(), categoryId: new Set() };
  expect(jointSelection([items({ skus: ['S1', 'S3'], brands: ['samsung'] }), items({ products: [4] })])).toEqual({
    ...none,
    skuId: new Set([1, 3]),
    brandId: new Set([2]),
    productId: new Set([4]),
  });
  expect(jointSelection([items({ products: [4] }), promotion(2, { action })])).toBeNull();
  expect(jointSelection([])).toEqual(none);
});
