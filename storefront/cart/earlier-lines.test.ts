import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { directPurchase, earlierItemIds } from './earlier-lines.ts';

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

test('a sign-in brings back the lines that the guest did not have', () => {
  const earlier = line('cable', 1, { isSelected: false });
  const merged = [earlier, option('clip', 'cable'), line('phone', 3), line('case', 2, { isSelected: false })];
  expect(earlierItemIds([line('guest-phone', 3), line('case', 2)], merged)).toEqual(['cable']);
  expect(earlierItemIds([], merged)).toEqual([]);
});
