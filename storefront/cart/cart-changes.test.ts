import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import { type CartChange, isSuperseded, previewCart } from './cart-changes.ts';

/** A line at a special price of 99.90 baht. */
const line = (uuid: string, productId: number, quantity: number, limitSelectQty = 10) =>
  ({
    uuid,
    productId,
    itemType: 'ITEM',
    standardPrice: 120,
    specialPrice: 99.9,
    quantity,
    totalPrice: (quantity * 999) / 10,
    limitSelectQty,
    isSelected: true,
  }) as CartItem;

const cartOf = (...items: CartItem[]) =>
  ({ items, totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0) }) as Cart;

const cart = cartOf(line('a', 1, 1), line('b', 2, 3));
const quantities = (...changes: CartChange[]) => previewCart(cart, changes).items.map(({ quantity }) => quantity);

test('without pending changes the cart is the server’s', () => {
  expect(previewCart(cart, [])).toEqual({ items: cart.items, totalQuantity: 4 });
  expect(previewCart(null, [])).toEqual({ items: [], totalQuantity: 0 });
});

test('a new quantity is shown at once, with the total of its line', () => {
  const preview = previewCart(cart, [{ kind: 'quantity', itemId: 'b', productId: 2, quantity: 5 }]);
  expect(preview.items[1]).toMatchObject({ quantity: 5, totalPrice: 499.5 });
  expect(preview.totalQuantity).toBe(6);
});

test('a quantity is limited to what can be bought', () => {
  expect(quantities({ kind: 'quantity', itemId: 'a', productId: 1, quantity: 99 })).toEqual([10, 3]);
  expect(quantities({ kind: 'add', productId: 2, quantity: 40 })).toEqual([1, 10]);
});

test('adding a product that is in the cart increases its quantity', () => {
  expect(quantities({ kind: 'add', productId: 1, quantity: 2 })).toEqual([3, 3]);
});

test('a new product counts before its line can be shown', () => {
  expect(previewCart(cart, [{ kind: 'add', productId: 9, quantity: 2 }]).totalQuantity).toBe(6);
  expect(previewCart(null, [{ kind: 'add', productId: 9, quantity: 1 }]).totalQuantity).toBe(1);
});

test('add-on options count before their lines can be shown', () => {
  const change = { kind: 'add', productId: 1, quantity: 0, optionProductIds: [7, 8] } as const;
  expect(previewCart(cart, [change])).toEqual({ items: cart.items, totalQuantity: 6 });
  expect(previewCart(null, [{ ...change, quantity: 1 }]).totalQuantity).toBe(3);
});

test('a removed line disappears at once', () => {
  const preview = previewCart(cart, [{ kind: 'remove', itemId: 'b', productId: 2 }]);
  expect(preview.items.map(({ uuid }) => uuid)).toEqual(['a']);
  expect(preview.totalQuantity).toBe(1);
});

test('removing a line removes its add-on options', () => {
  const option = { ...line('c', 3, 2), itemType: 'OPTION', parentItemId: 'a' } as CartItem;
  const preview = previewCart(cartOf(option, ...cart.items), [{ kind: 'remove', itemId: 'a', productId: 1 }]);
  expect(preview.items.map(({ uuid }) => uuid)).toEqual(['b']);
  expect(preview.totalQuantity).toBe(3);
});

test('exactly the chosen lines are selected', () => {
  const { items } = previewCart(cart, [{ kind: 'select', itemIds: ['b'] }]);
  expect(items.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

test('changes apply in the order in which they were made', () => {
  const changes: CartChange[] = [
    { kind: 'quantity', itemId: 'a', productId: 1, quantity: 2 },
    { kind: 'quantity', itemId: 'a', productId: 1, quantity: 3 },
    { kind: 'add', productId: 1, quantity: 1 },
  ];
  expect(quantities(...changes)).toEqual([4, 3]);
});

test('of many quantity changes of one line only the last is sent', () => {
  const press = (quantity: number, itemId = 'a'): CartChange => ({ kind: 'quantity', itemId, productId: 1, quantity });
  expect(isSuperseded(press(2), [press(3)])).toBe(true);
  expect(isSuperseded(press(2), [press(3, 'b')])).toBe(false);
  expect(isSuperseded(press(2), [{ kind: 'remove', itemId: 'a', productId: 1 }])).toBe(true);
  expect(isSuperseded(press(3), [])).toBe(false);
  const add: CartChange = { kind: 'add', productId: 1, quantity: 1 };
  expect(isSuperseded(add, [add, add])).toBe(false);
});
