import { expect, test } from 'vitest';
import { compileCondition, promotionLine } from '../../testing/evaluation-factory.ts';

const priceKinds = ['standard', 'special_price', 'flash_sale', 'add_on_deal'] as const;

function matching(args: object): string[] {
  const { matchesLine } = compileCondition({ kind: 'not_discounted', ...args });
  return priceKinds.filter((priceKind) => matchesLine?.(promotionLine({ lineId: 'a', selling: 1_00, priceKind })));
}

test('lines with the named prices are excluded', () => {
  expect(matching({ flash_sale: true })).toEqual(['standard', 'special_price', 'add_on_deal']);
  expect(matching({ special_price: true, add_on_deal: true })).toEqual(['standard', 'flash_sale']);
});

test('without a name, only lines at their standard price match', () => {
  expect(matching({})).toEqual(['standard']);
});

test('the exclusion reads as retailers write it', () => {
  expect(compileCondition({ kind: 'not_discounted', special_price: true, flash_sale: true }).description).toEqual({
    th: 'ไม่รวมสินค้าราคาพิเศษ และสินค้า Flash Sale',
    en: 'Not for items on special price or flash sale items',
  });
});
