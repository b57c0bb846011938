import { describe, expect, test } from 'vitest';
import { stockLevelOf } from '../inventory/inventory.ts';
import { mergeLines } from './merge-rules.ts';
import type { ChangeableLine } from './rules.ts';

const productId = 7;

/** A line of one unit of SKU 1, of which ten can be bought. */
function itemLine(itemId: string, changed: Partial<ChangeableLine> = {}): ChangeableLine {
  return {
    itemId,
    itemType: 'ITEM',
    parentItemId: null,
    skuId: 1,
    quantity: 1,
    selected: true,
    sku: {
      visible: true,
      limitQuantity: null,
      stock: stockLevelOf({ stock: 10, totalStock: null, preOrderFlag: false, preOrderStock: 0 }),
    },
    deal: null,
    ...changed,
  };
}

/** An option of one unit of SKU 2, of whose deal ten units can be bought. */
function optionLine(itemId: string, parentItemId: string, changed: Partial<ChangeableLine> = {}): ChangeableLine {
  return itemLine(itemId, {
    itemType: 'OPTION',
    parentItemId,
    skuId: 2,
    deal: { productId, price: 100_00, stock: 10, limitQuantity: 10 },
    ...changed,
  });
}

describe('the options of a guest', () => {
  test('follow their parent, whichever of them was added first', () => {
    const guests = [optionLine('guest option', 'guest item'), itemLine('guest item')];
    expect(mergeLines(guests, [])).toEqual({
      moved: [
        { itemId: 'guest item', parentItemId: null },
        { itemId: 'guest option', parentItemId: 'guest item' },
      ],
      changed: [],
    });
    expect(mergeLines(guests, [itemLine('own item')])).toEqual({
      moved: [{ itemId: 'guest option', parentItemId: 'own item' }],
      changed: [{ itemId: 'own item', quantity: 2, selected: true }],
    });
  });

  test('stay behind with a parent that does not fit into the cart', () => {
    const customers = Array.from({ length: 200 }, (_, index) => itemLine(`own ${index}`, { skuId: 1000 + index }));
    const guests = [itemLine('guest item'), optionLine('guest option', 'guest item')];
    expect(mergeLines(guests, customers).moved).toEqual([]);
  });

  test('and items of the same SKU share its limit', () => {
    const sku = { ...itemLine('').sku, limitQuantity: 4 };
    const own = [itemLine('own item'), optionLine('own option', 'own item', { quantity: 2, sku })];
    const guest = itemLine('guest item', { skuId: 2, quantity: 3, sku });
    expect(mergeLines([guest], own).changed).toContainEqual({ itemId: 'guest item', quantity: 2, selected: true });
    const guests = [
      itemLine('guest 1', { quantity: 1 }),
      optionLine('guest 2', 'guest 1', { quantity: 9, sku }),
      guest,
    ];
    expect(mergeLines(guests, []).changed).toEqual([{ itemId: 'guest 2', quantity: 1, selected: true }]);
    const alone = (quantity: number) => itemLine('guest', { skuId: 2, quantity, sku });
    expect(mergeLines([alone(9)], []).changed).toEqual([{ itemId: 'guest', quantity: 4, selected: true }]);
    const ownAlone = itemLine('own', { skuId: 2, quantity: 2, sku });
    expect(mergeLines([alone(1)], [ownAlone]).changed).toEqual([{ itemId: 'own', quantity: 3, selected: true }]);
  });

  test('share the limit of their deals with other options of the SKU, but not with items of it', () => {
    const deal = { productId, price: 100_00, stock: 100, limitQuantity: 8 };
    const stock = stockLevelOf({ stock: 100, totalStock: null, preOrderFlag: false, preOrderStock: 0 });
    const more = { deal, sku: { ...itemLine('').sku, stock } };
    const own = [
      itemLine('own item'),
      optionLine('own option', 'own item', { quantity: 2, ...more }),
      itemLine('own of the SKU', { skuId: 2, quantity: 4, sku: more.sku }),
    ];
    const guests = [
      itemLine('guest item'),
      optionLine('guest option', 'guest item', { quantity: 3, ...more }),
      itemLine('other guest item', { skuId: 3 }),
      optionLine('other guest option', 'other guest item', { quantity: 9, ...more }),
    ];
    const quantities = new Map(mergeLines(guests, own).changed.map(({ itemId, quantity }) => [itemId, quantity]));
    expect([quantities.get('own option'), quantities.get('other guest option')]).toEqual([5, 3]);
  });

  test('have no more units than the stock and the limit of their deal', () => {
    const quantityWith = (deal: { stock: number; limitQuantity: number }) => {
      const option = optionLine('guest option', 'guest item', {
        quantity: 9,
        deal: { productId, price: 100_00, ...deal },
      });
      return mergeLines([itemLine('guest item'), option], []).changed.map(({ quantity }) => quantity);
    };
    expect(quantityWith({ stock: 4, limitQuantity: 5 })).toEqual([4]);
    expect(quantityWith({ stock: 5, limitQuantity: 3 })).toEqual([3]);
  });

  test('whose deal no longer exists stay with one unit', () => {
    const guests = [itemLine('guest item'), optionLine('guest option', 'guest item', { quantity: 3, deal: null })];
    expect(mergeLines(guests, []).changed).toEqual([{ itemId: 'guest option', quantity: 1, selected: true }]);
  });
});

describe('the lines that change', () => {
  test('are none if the guest has lines that the cart lacks', () => {
    expect(mergeLines([itemLine('guest')], [itemLine('own', { skuId: 3, selected: false })])).toEqual({
      moved: [{ itemId: 'guest', parentItemId: null }],
      changed: [],
    });
  });

  test('include one that is only selected, its quantity being at its maximum already', () => {
    const own = itemLine('own', { quantity: 10, selected: false });
    expect(mergeLines([itemLine('guest')], [own]).changed).toEqual([{ itemId: 'own', quantity: 10, selected: true }]);
  });

  test('are none if the quantity is at its maximum and the selection is the same', () => {
    expect(mergeLines([itemLine('guest')], [itemLine('own', { quantity: 10 })]).changed).toEqual([]);
  });
});

describe('the selected lines of the customer', () => {
  const customers = [
    itemLine('own shared'),
    optionLine('option of shared', 'own shared'),
    itemLine('own other', { skuId: 3, quantity: 4 }),
    optionLine('option of other', 'own other'),
  ];

  test('are deselected with their options, if the guest selected anything, except those that a guest line was merged into', () => {
    const guests = [itemLine('guest'), itemLine('unselected guest', { skuId: 4, selected: false })];
    expect(mergeLines(guests, customers).changed).toEqual([
      { itemId: 'own shared', quantity: 2, selected: true },
      { itemId: 'own other', quantity: 4, selected: false },
      { itemId: 'option of other', quantity: 1, selected: false },
    ]);
  });

  test('stay selected if the guest selected nothing', () => {
    expect(mergeLines([itemLine('guest', { skuId: 4, selected: false })], customers).changed).toEqual([]);
  });
});

test('a merged cart has 200 lines at most: those of the customer, then the oldest of the guest', () => {
  const customers = Array.from({ length: 199 }, (_, index) => itemLine(`own ${index}`, { skuId: 1000 + index }));
  const guests = [itemLine('oldest'), itemLine('newest', { skuId: 3 })];
  expect(mergeLines(guests, customers).moved).toEqual([{ itemId: 'oldest', parentItemId: null }]);
});
