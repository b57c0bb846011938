import { expect, test } from 'vitest';
import { compileCondition, promotionLine } from '../../testing/evaluation-factory.ts';

const line = promotionLine({ lineId: 'a', selling: 1_00, skuId: 3, productId: 3, brandId: 2, categoryId: 11 });

test.each([
  [{ skus: ['S3'] }, true],
  [{ skus: ['S1'] }, false],
  [{ products: [3] }, true],
  [{ brands: ['samsung'] }, true],
  [{ brands: ['apple'] }, false],
  [{ categories: ['phones/cases'] }, true],
  [{ categories: ['phones'] }, true],
  [{ brands: ['apple'], skus: ['S3'] }, true],
  [{ brands: ['no-such-brand'] }, false],
])('items of %j match a Samsung case: %s', (selector, matches) => {
  expect(compileCondition({ kind: 'items', ...selector }).matchesLine?.(line)).toBe(matches);
});

test('items are named in the sentence, at most three', () => {
  const { description } = compileCondition({
    kind: 'items',
    products: [1, 2],
    brands: ['apple'],
    categories: ['phones'],
  });
  expect(description).toEqual({
    th: 'เฉพาะ Phone 1, Phone 2, แบรนด์ Apple และอีก 1 รายการ',
    en: 'Only for Phone 1, Phone 2, Apple products or 1 more',
  });
  expect(compileCondition({ kind: 'items', categories: ['phones'] }).description.th).toBe('เฉพาะหมวดโทรศัพท์');
});
