import { expect, test } from 'vitest';
import type { ProductPromotion } from '#contract/promotions.ts';
import { promotionsAtOnce } from './promotions-at-once.ts';

let lastId = 0;
const promotion = (benefitKind: ProductPromotion['benefitKind'], isOnTop = false) =>
  ({ ruleId: ++lastId, benefitKind, isOnTop }) as ProductPromotion;

test('one promotion of each sort is shown at once, in the order of evaluation', () => {
  const [one, two, three] = [promotion('discount'), promotion('discount'), promotion('discount')];
  const [onTop, cashback, gift] = [promotion('discount', true), promotion('cashback'), promotion('gift')];
  expect(promotionsAtOnce([one, two, three, onTop, cashback, gift])).toEqual({
    shown: [one, onTop, cashback, gift],
    others: [two, three],
  });
});

test('three promotions are shown at once even if they are of one sort', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map(() => promotion('discount'));
  expect(promotionsAtOnce([one, two, three, four] as ProductPromotion[])).toEqual({
    shown: [one, two, three],
    others: [four],
  });
  expect(promotionsAtOnce([])).toEqual({ shown: [], others: [] });
});
