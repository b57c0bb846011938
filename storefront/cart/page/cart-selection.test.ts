import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { orderTotal } from '#contract/money.ts';
import { checkoutReadiness, groupLines, quantityToCheckOut, selectAllLines, selectLines } from './cart-selection.ts';

const line = (uuid: string, isSelected: boolean, stock = 5, parentItemId: string | null = null) =>
  ({ uuid, isSelected, stock, parentItemId }) as CartItem;

test('selecting one line keeps the others as they are', () => {
  const items = [line('a', true), line('b', false), line('c', false)];
  expect(selectLines(items, ['b'], true)).toEqual(['a', 'b']);
  expect(selectLines(items, ['a'], false)).toEqual([]);
});

test('sold-out lines are never selected', () => {
  const items = [line('a', true, 0), line('b', true)];
  expect(selectLines(items, ['b'], true)).toEqual(['b']);
  expect(selectLines(items, ['a'], true)).toEqual(['b']);
  expect(selectAllLines(items, true)).toEqual(['b']);
  expect(selectAllLines(items, false)).toEqual([]);
});

test('add-on options are selected with their product, and shown below it', () => {
  const items = [line('film', true, 5, 'phone'), line('case', true, 0, 'phone'), line('phone', true), line('b', true)];
  expect(selectLines(items, ['phone'], false)).toEqual(['b']);
  const unticked = items.map((item) => ({ ...item, isSelected: false }));
  expect(selectLines(unticked, ['phone'], true)).toEqual(['film', 'phone']);
  expect(groupLines(items).map(({ item, options }) => [item.uuid, options.map(({ uuid }) => uuid)])).toEqual([
    ['phone', ['film', 'case']],
    ['b', []],
  ]);
});

test('gifts follow the server, whatever the shopper selects', () => {
  const items = [line('a', false), { ...line('gift', true), itemType: 'GIFT' as const }];
  expect(selectLines(items, ['a'], true)).toEqual(['a']);
  expect(selectAllLines(items, true)).toEqual(['a']);
  expect(checkoutReadiness(items)).toEqual({ status: 'nothing-selected' });
});

test('selected lines in stock can go to the checkout', () => {
  expect(checkoutReadiness([line('a', true), line('b', false, 0)])).toEqual({ status: 'ready' });
  expect(checkoutReadiness([line('a', true), line('b', true, 0)])).toEqual({ status: 'reduce', itemIds: ['a'] });
});

test('the checkout does not open for an empty selection or for sold-out lines', () => {
  expect(checkoutReadiness([])).toEqual({ status: 'nothing-selected' });
  expect(checkoutReadiness([line('a', false)])).toEqual({ status: 'nothing-selected' });
  expect(checkoutReadiness([line('a', true, 0), line('b', true, -1)])).toEqual({ status: 'all-sold-out' });
});

test('only the quantities of selected lines in stock are counted for the checkout', () => {
  const items = [line('a', true), line('b', true, 0), line('c', false)].map((item) => ({ ...item, quantity: 2 }));
  expect(quantityToCheckOut(items)).toBe(2);
});

test('the order total excludes delivery and is never below zero', () => {
  expect(orderTotal({ totalPayable: 1290.1, totalDeliveryFee: 50.2 })).toBe(1239.9);
  expect(orderTotal({ totalPayable: 0, totalDeliveryFee: 50 })).toBe(0);
});
