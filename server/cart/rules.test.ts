import { describe, expect, test } from 'vitest';
import { isUuid } from '#contract/uuid.ts';
import { stockLevelOf } from '../inventory/inventory.ts';
import {
  allocateStock,
  appliedRuleName,
  type CartLine,
  changedSelection,
  checkOptionQuantity,
  checkQuantity,
  giftLineId,
  groupOptionsWithParents,
  isCounted,
  isOrderable,
  maxQuantityOf,
  needsDelivery,
  purchasableQuantity,
  type SkuAvailability,
} from './rules.ts';

const stockOf = (stock: number) => stockLevelOf({ stock, totalStock: null, preOrderFlag: false, preOrderStock: 0 });

function sku(stock: number, changed: Partial<SkuAvailability> = {}): SkuAvailability {
  return { visible: true, limitQuantity: null, stock: stockOf(stock), ...changed };
}

/** A line of one unit of a SKU, of which ten can be bought; each line has a SKU of its own unless `skuId` says so. */
function itemLine(itemId: string, changed: Partial<CartLine> & { skuId?: number } = {}): CartLine {
  const { skuId = Number(itemId.replace(/\D/g, '')), ...others } = changed;
  return {
    itemId,
    itemType: 'ITEM',
    parentItemId: null,
    quantity: 1,
    selected: true,
    stock: stockOf(10),
    deal: null,
    available: 10,
    limit: null,
    gift: null,
    promotions: [],
    ...others,
    sku: { skuId, visible: true, limitQuantity: null, kind: 'goods', ...others.sku },
  } as CartLine;
}

/** An option of SKU 100 by a deal of ten units, three at most. */
function optionLine(itemId: string, parentItemId: string, changed: Partial<CartLine> = {}): CartLine {
  const deal = { productId: 7, price: 100_00, stock: 10, limitQuantity: 3 };
  return itemLine(itemId, { itemType: 'OPTION', parentItemId, skuId: 100, deal, ...changed });
}

const allocated = (...lines: CartLine[]) =>
  allocateStock(lines).map(({ itemId, available, limit, selected }) => [itemId, available, limit, selected]);

describe('the quantity of a SKU in a cart', () => {
  test('is limited by its stock, its limit and 9,999 units', () => {
    expect(maxQuantityOf(sku(5))).toBe(5);
    expect(maxQuantityOf(sku(5, { limitQuantity: 3 }))).toBe(3);
    expect(maxQuantityOf(sku(20_000))).toBe(9_999);
    expect(maxQuantityOf(sku(20_000, { limitQuantity: 15_000 }))).toBe(9_999);
    expect(maxQuantityOf(sku(5, { visible: false }))).toBe(0);
    expect(purchasableQuantity(sku(5, { visible: false }))).toBe(0);
  });

  test('is refused beyond these, with what is possible', () => {
    expect(checkQuantity(1, sku(5), 5)).toBeNull();
    expect(checkQuantity(1, sku(5), 6)).toMatchObject({ code: 'quantity_exceeds_stock', data: { available: 5 } });
    expect(checkQuantity(1, sku(5, { limitQuantity: 3 }), 3)).toBeNull();
    expect(checkQuantity(1, sku(5, { limitQuantity: 3 }), 4)).toMatchObject({
      code: 'quantity_exceeds_limit',
      data: { productId: 1, limit: 3 },
    });
    expect(checkQuantity(1, sku(20_000, { limitQuantity: 15_000 }), 10_000)).toMatchObject({ data: { limit: 9_999 } });
    expect(checkQuantity(1, sku(20_000), 10_000)).toMatchObject({ data: { limit: 9_999 } });
    expect(checkQuantity(1, sku(0, { limitQuantity: 3 }), 4)).toMatchObject({ code: 'out_of_stock' });
    expect(checkQuantity(1, sku(1), 1)).toBeNull();
  });

  test('by a deal is limited by its stock for all lines of the deal, and by its limit for all options', () => {
    const deal = { productId: 7, price: 100_00, stock: 4, limitQuantity: 3 };
    const check = (ofDeal: number, ofOptions: number, changed = {}) =>
      checkOptionQuantity(1, { ...deal, ...changed }, { ofDeal, ofOptions });
    expect(check(4, 3)).toBeNull();
    expect(check(5, 3)).toMatchObject({ code: 'quantity_exceeds_stock', data: { productId: 1, available: 4 } });
    expect(check(4, 4)).toMatchObject({ code: 'quantity_exceeds_limit', data: { productId: 1, limit: 3 } });
    expect(check(1, 1, { stock: 1 })).toBeNull();
    expect(check(1, 1, { stock: 0 })).toMatchObject({ code: 'out_of_stock' });
    expect(checkOptionQuantity(1, null, { ofDeal: 1, ofOptions: 1 })).toMatchObject({ code: 'out_of_stock' });
  });
});

describe('lines of a cart', () => {
  test('of the same SKU share its stock in their order; those that are not selected take none', () => {
    expect(
      allocated(
        itemLine('1', { quantity: 4 }),
        itemLine('2', { skuId: 1, quantity: 9, selected: false }),
        itemLine('3', { skuId: 1, quantity: 8 }),
        itemLine('4', { skuId: 1 }),
        itemLine('5'),
      ),
    ).toEqual([
      ['1', 10, null, true],
      ['2', 6, null, false],
      ['3', 6, null, true],
      ['4', 0, null, true],
      ['5', 10, null, true],
    ]);
  });

  test('of the same SKU share its limit, those of a deal also the limit of the deal', () => {
    const limited = (limitQuantity: number) => ({ sku: { limitQuantity } }) as Partial<CartLine>;
    const linesWith = (limitQuantity: number, quantity = 2) => [
      itemLine('1'),
      optionLine('2', '1', { quantity: 3, ...limited(limitQuantity) }),
      itemLine('3', { skuId: 100, quantity, ...limited(limitQuantity) }),
    ];
    const options = (...lines: CartLine[]) => allocated(...lines).filter(([itemId]) => itemId === '2');
    expect(allocated(...linesWith(4))).toContainEqual(['3', 10, 4, true]);
    expect(options(...linesWith(4))).toEqual([['2', 8, 2, true]]);
    expect(options(...linesWith(6))).toEqual([['2', 8, 3, true]]);
    expect(options(...linesWith(2))).toEqual([['2', 0, 0, false]]);
    // A line above the limit takes no more than it.
    expect(options(...linesWith(3, 5))).toEqual([['2', 0, 0, false]]);
  });

  test('of the same SKU leave of its limit what those before them do not take: what is not in stock or not selected', () => {
    const sku = { skuId: 1, visible: true, limitQuantity: 20 } as CartLine['sku'];
    const secondAfter = (changed: Partial<CartLine>) =>
      allocated(itemLine('1', { sku, quantity: 12, ...changed }), itemLine('2', { sku }))[1];
    expect(secondAfter({})).toEqual(['2', 0, 10, true]);
    expect(secondAfter({ selected: false })).toEqual(['2', 10, 20, true]);
  });

  test('come before options of the same SKU, wherever they are', () => {
    const stock = stockOf(3);
    const lines = [
      itemLine('1'),
      optionLine('2', '1', { stock, quantity: 2 }),
      itemLine('3', { skuId: 100, stock, quantity: 2 }),
    ];
    expect(allocated(...lines)).toEqual([
      ['1', 10, null, true],
      ['2', 1, 3, true],
      ['3', 3, null, true],
    ]);
  });

  test('of a product that is hidden have no units', () => {
    expect(allocated(itemLine('1', { sku: { skuId: 1, visible: false } as CartLine['sku'] }))).toEqual([
      ['1', 0, null, true],
    ]);
  });

  test('need a delivery unless they are services or gifts', () => {
    const service = itemLine('1', { sku: { kind: 'service' } as CartLine['sku'] });
    const gift = itemLine('2', { itemType: 'GIFT' });
    expect(needsDelivery([service, gift])).toBe(false);
    expect(needsDelivery([service, itemLine('3')])).toBe(true);
  });

  test('count if they are selected and have a unit', () => {
    expect(isCounted({ selected: true, available: 1 })).toBe(true);
    expect(isCounted({ selected: true, available: 0 })).toBe(false);
    expect(isCounted({ selected: false, available: 1 })).toBe(false);
  });

  test('can be ordered up to what is available and their limit', () => {
    expect(isOrderable(itemLine('1', { quantity: 10 }))).toBe(true);
    expect(isOrderable(itemLine('1', { quantity: 11 }))).toBe(false);
    expect(isOrderable(itemLine('1', { quantity: 3, limit: 3 }))).toBe(true);
    expect(isOrderable(itemLine('1', { quantity: 4, limit: 3 }))).toBe(false);
  });

  test('are followed by their options', () => {
    const lines = [optionLine('3', '2'), itemLine('1'), itemLine('2'), optionLine('4', '1'), optionLine('5', '2')];
    expect(groupOptionsWithParents(lines).map(({ itemId }) => itemId)).toEqual(['1', '4', '2', '3', '5']);
  });

  test('without any are none', () => {
    expect(groupOptionsWithParents([])).toEqual([]);
    expect(groupOptionsWithParents([itemLine('1')])).toEqual([itemLine('1')]);
  });

  test('are named by the promotions that apply to them', () => {
    expect(appliedRuleName(itemLine('1'))).toBeNull();
    const promotions = ['A', 'B'].map((name, promotionId) => ({ promotionId, name: { th: `${name} ไทย`, en: name } }));
    expect(appliedRuleName({ promotions })).toEqual({ th: 'A ไทย, B ไทย', en: 'A, B' });
  });
});

describe('options', () => {
  const plenty = { productId: 7, price: 100_00, stock: 10, limitQuantity: 10 };

  test('of one deal share its stock, whatever their parents, and deals of other products do not', () => {
    const deal = { ...plenty, stock: 3 };
    expect(
      allocated(
        itemLine('1'),
        itemLine('2'),
        optionLine('3', '1', { deal, quantity: 2 }),
        optionLine('4', '2', { deal, quantity: 2 }),
        optionLine('5', '2', { deal: { ...plenty, productId: 8 } }),
      ).slice(2),
    ).toEqual([
      ['3', 3, 10, true],
      ['4', 1, 8, true],
      ['5', 7, 7, true],
    ]);
  });

  test('of one SKU share the limits of their deals, the lower limit first', () => {
    expect(
      allocated(
        itemLine('1'),
        optionLine('2', '1', { deal: { ...plenty, productId: 8, limitQuantity: 5 }, quantity: 4 }),
        optionLine('3', '1', { deal: { ...plenty, limitQuantity: 2 }, quantity: 3 }),
        optionLine('4', '1', { skuId: 101, deal: plenty } as Partial<CartLine>),
      ).slice(1),
    ).toEqual([
      ['2', 8, 3, true],
      ['3', 10, 2, true],
      ['4', 10, 10, true],
    ]);
    expect(
      allocated(
        itemLine('1'),
        optionLine('2', '1', { quantity: 3 }),
        optionLine('3', '1', { deal: { ...plenty, limitQuantity: 3 } }),
      ).slice(1),
    ).toEqual([
      ['2', 10, 3, true],
      ['3', 0, 0, false],
    ]);
  });

  test('have no units without their deal, or if their parent has none', () => {
    expect(allocated(itemLine('1'), optionLine('2', '1', { deal: null }))[1]).toEqual(['2', 0, null, false]);
    expect(allocated(itemLine('1', { stock: stockOf(0) }), optionLine('2', '1'))[1]).toEqual(['2', 0, 3, false]);
    expect(allocated(itemLine('1', { stock: stockOf(1) }), optionLine('2', '1'))[1]).toEqual(['2', 10, 3, true]);
    expect(allocated(optionLine('2', '1'))).toEqual([['2', 0, 3, false]]);
  });

  test('are selected with their parent', () => {
    const lines = [itemLine('1', { selected: false }), optionLine('2', '1'), optionLine('3', '4'), itemLine('4')];
    expect(allocated(...lines)).toEqual([
      ['1', 10, null, false],
      ['2', 10, 3, false],
      ['3', 10, 3, true],
      ['4', 10, null, true],
    ]);
    const unselected = { selected: false };
    expect(allocated(itemLine('1'), optionLine('2', '1', unselected))[1]).toEqual(['2', 10, 3, true]);
  });
});

describe('selecting lines', () => {
  const ids = [1, 2, 3].map((digit) => `0000000${digit}-0000-4000-8000-00000000000a`);
  const [first = '', second = '', third = ''] = ids;
  const line = (itemId: string, stock: number, selected: boolean) =>
    ({
      itemId,
      itemType: 'ITEM',
      parentItemId: null,
      skuId: 1,
      quantity: 1,
      selected,
      sku: sku(stock),
      deal: null,
    }) as const;
  const lines = [line(first, 1, true), line(second, 1, false), line(third, 0, true)];
  const option = { ...line('option', 1, true), itemType: 'OPTION' as const, parentItemId: first };

  test('changes those whose selection differs; sold-out lines are never selected', () => {
    expect(changedSelection(lines, [first, third])).toEqual([third]);
    expect(changedSelection(lines, [second.toUpperCase()])).toEqual([first, second, third]);
    expect(changedSelection([...lines, option], [])).toEqual([first, third]);
  });

  test('ignores gifts, and fails for a line that the cart does not have', () => {
    const gift = giftLineId('cart', 1, 2);
    expect(changedSelection(lines, [first, second, gift])).toEqual([second, third]);
    expect(changedSelection(lines, [first, '00000009-0000-4000-8000-00000000000a'])).toBeNull();
    expect(changedSelection(lines, ['nonsense of which the 8th'])).toBeNull();
    expect(changedSelection(lines, ['none', 'nonsense-8-888888888888'])).toBeNull();
  });
});

test('a gift has the same id at every read, of its cart, promotion and SKU', () => {
  const id = giftLineId('cart', 1, 2);
  expect(isUuid(id)).toBe(true);
  expect(id).toMatch(/^.{14}8.{4}8/);
  expect(giftLineId('cart', 1, 2)).toBe(id);
  const others = [giftLineId('other', 1, 2), giftLineId('cart', 2, 2), giftLineId('cart', 1, 3)];
  expect(new Set([id, ...others]).size).toBe(4);
});
