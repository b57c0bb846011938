import { expect, test } from 'vitest';
import type { CartItem, CartTotals } from '#contract/cart.ts';
import {
  checkBeforeCheckout,
  groupsOf,
  orderTotal,
  piecesToPay,
  selectionOfAll,
  selectionWith,
} from './cart-selection.ts';

const line = (uuid: string, isSelected: boolean, stock = 5, parentItemId: string | null = null) =>
  ({ uuid, isSelected, stock, parentItemId }) as CartItem;

test('ticking one line keeps the others as they are', () => {
  const items = [line('a', true), line('b', false), line('c', false)];
  expect(selectionWith(items, 'b', true)).toEqual(['a', 'b']);
  expect(selectionWith(items, 'a', false)).toEqual([]);
});

test('what is sold out is never ticked', () => {
  const items = [line('a', true, 0), line('b', true)];
  expect(selectionWith(items, 'b', true)).toEqual(['b']);
  expect(selectionWith(items, 'a', true)).toEqual(['b']);
  expect(selectionOfAll(items, true)).toEqual(['b']);
  expect(selectionOfAll(items, false)).toEqual([]);
});

test('add-ons are ticked and unticked with what they are sold beside, and shown below it', () => {
  const items = [line('film', true, 5, 'phone'), line('case', true, 0, 'phone'), line('phone', true), line('b', true)];
  expect(selectionWith(items, 'phone', false)).toEqual(['b']);
  const unticked = items.map((item) => ({ ...item, isSelected: false }));
  expect(selectionWith(unticked, 'phone', true)).toEqual(['film', 'phone']);
  expect(groupsOf(items).map(({ item, options }) => [item.uuid, options.map(({ uuid }) => uuid)])).toEqual([
    ['phone', ['film', 'case']],
    ['b', []],
  ]);
});

test('the checkout takes what is selected and in stock', () => {
  expect(checkBeforeCheckout([line('a', true), line('b', false, 0)])).toEqual({ verdict: 'ready' });
  expect(checkBeforeCheckout([line('a', true), line('b', true, 0)])).toEqual({ verdict: 'reduce', itemIds: ['a'] });
});

test('the checkout does not open for nothing, or for what is sold out', () => {
  expect(checkBeforeCheckout([])).toEqual({ verdict: 'nothing-selected' });
  expect(checkBeforeCheckout([line('a', false)])).toEqual({ verdict: 'nothing-selected' });
  expect(checkBeforeCheckout([line('a', true, 0), line('b', true, -1)])).toEqual({ verdict: 'all-sold-out' });
});

test('only selected pieces that are in stock are counted for the checkout', () => {
  const items = [line('a', true), line('b', true, 0), line('c', false)].map((item) => ({ ...item, quantity: 2 }));
  expect(piecesToPay(items)).toBe(2);
});

test('the order total is without delivery and never below zero', () => {
  const totals = (totalPayable: number, totalDeliveryFee: number) => ({ totalPayable, totalDeliveryFee }) as CartTotals;
  expect(orderTotal(totals(1290.1, 50.2))).toBe(1239.9);
  expect(orderTotal(totals(0, 50))).toBe(0);
});
