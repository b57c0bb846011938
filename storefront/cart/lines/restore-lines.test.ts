import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { restorations, selectionAfterRestoring } from './restore-lines.ts';

const inStock = { stock: 5, limitSelectQty: 5 };
const phone = {
  ...inStock,
  uuid: 'phone',
  itemType: 'ITEM',
  productId: 1,
  quantity: 2,
  parentItemId: null,
} as CartItem;
const film = {
  ...inStock,
  uuid: 'film',
  itemType: 'OPTION',
  productId: 7,
  quantity: 2,
  parentItemId: 'phone',
} as CartItem;
const gift = { ...inStock, uuid: 'gift', itemType: 'GIFT', productId: 9, quantity: 1, parentItemId: null } as CartItem;
const changesToRestore = (...lines: Parameters<typeof restorations>) =>
  restorations(...lines).map(({ change }) => change);
const addFilm = { kind: 'add', productId: 1, quantity: 0, optionProductIds: [7] };

test('a removed item is added again with its quantity, and each unit of its options', () => {
  expect(changesToRestore([phone, film], [phone, film, gift])).toEqual([
    { kind: 'add', productId: 1, quantity: 2 },
    addFilm,
    addFilm,
  ]);
});

test('a removed option is added to its parent, which is still in the cart', () => {
  expect(changesToRestore([film], [phone, film])).toEqual([addFilm, addFilm]);
});

test('a line that is sold out is not added, and of one with less in stock what is left', () => {
  const soldOut = { ...film, stock: 0, limitSelectQty: 0 };
  expect(changesToRestore([soldOut], [phone, soldOut])).toEqual([]);
  expect(changesToRestore([{ ...phone, stock: 0, limitSelectQty: 0 }, soldOut], [])).toEqual([]);
  expect(changesToRestore([{ ...phone, stock: 1, limitSelectQty: 1 }], [])).toEqual([
    { kind: 'add', productId: 1, quantity: 1 },
  ]);
});

test('each restored line is known with the quantity that was added', () => {
  const restored = restorations([{ ...phone, stock: 1, limitSelectQty: 1 }, film], [phone, film]);
  expect(restored.map(({ line, quantity }) => [line.uuid, quantity])).toEqual([
    ['phone', 1],
    ['film', 1],
    ['film', 1],
  ]);
});

test('a line that was not selected is not selected after it was restored, nor are its options', () => {
  const line = (item: CartItem, isSelected: boolean) => ({ ...item, isItem: item.itemType === 'ITEM', isSelected });
  const cable = { ...phone, uuid: 'cable', productId: 2 };
  const [newPhone, newFilm] = [
    { ...phone, uuid: 'new-phone' },
    { ...film, uuid: 'new-film', parentItemId: 'new-phone' },
  ];
  const now = [line(newPhone, true), line(newFilm, true), line(cable, true)];
  const before = (isSelected: boolean) => [line(phone, isSelected), line(film, isSelected), line(cable, true)];
  expect(selectionAfterRestoring(before(false), now)).toEqual(['cable']);
  expect(selectionAfterRestoring(before(true), now)).toBeNull();
});
