import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { directPurchase, earlierItemIds, purchaseChanges } from './earlier-lines.ts';

const line = (uuid: string, productId: number, more: Partial<CartItem> = {}) =>
  ({
    uuid,
    productId,
    isItem: true,
    itemType: 'ITEM',
    isSelected: true,
    stock: 5,
    parentItemId: null,
    ...more,
  }) as CartItem;
const option = (uuid: string, parentItemId: string) =>
  line(uuid, 70, { isItem: false, itemType: 'OPTION', parentItemId });
const gift = line('gift', 90, { isItem: false, itemType: 'GIFT' });

test('a direct purchase selects the bought line with its options alone', () => {
  const items = [line('cable', 1), option('clip', 'cable'), line('case', 2, { isSelected: false }), line('phone', 3)];
  expect(directPurchase([...items, option('film', 'phone'), gift], 3)).toEqual({
    selection: ['phone', 'film'],
    deselected: ['cable'],
  });
});

test('a direct purchase of the only line deselects nothing', () => {
  expect(directPurchase([line('phone', 3), gift], 3)).toEqual({ selection: ['phone'], deselected: [] });
});

test('a direct purchase of a new product adds it with its options', () => {
  const choice = { productId: 3, quantity: 2, optionProductIds: [70] };
  expect(purchaseChanges([line('cable', 1)], choice)).toEqual([{ kind: 'add', ...choice }]);
});

test('a direct purchase of what the cart has orders the chosen quantity, not more', () => {
  const items = [line('phone', 3, { quantity: 1 }), option('film', 'phone')];
  const choice = { productId: 3, optionProductIds: [70] };
  expect(purchaseChanges(items, { ...choice, quantity: 1 })).toEqual([]);
  expect(purchaseChanges(items, { ...choice, quantity: 2, optionProductIds: [70, 71] })).toEqual([
    { kind: 'quantity', itemId: 'phone', productId: 3, quantity: 2 },
    { kind: 'add', productId: 3, quantity: 0, optionProductIds: [71] },
  ]);
});

test('a sign-in brings back the lines that the guest did not have', () => {
  const earlier = line('cable', 1, { isSelected: false });
  const merged = [earlier, option('clip', 'cable'), line('phone', 3), line('case', 2, { isSelected: false })];
  expect(earlierItemIds([line('guest-phone', 3), line('case', 2)], merged)).toEqual(['cable']);
  expect(earlierItemIds([], merged)).toEqual([]);
});
