import { expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { isFreeOrder } from './use-checkout-steps.ts';

const checkout = (totalPayable: number, ...stocks: number[]) =>
  ({ totalPayable, items: stocks.map((stock) => ({ stock })) }) as Checkout;

test.each([
  ['discounts cover all of it', checkout(0, 3, 0), true],
  ['something is to be paid', checkout(10, 3), false],
  ['everything is sold out', checkout(0, 0, 0), false],
])('an order is free or not if %s', (_, open, isFree) => {
  expect(isFreeOrder(open)).toBe(isFree);
});
