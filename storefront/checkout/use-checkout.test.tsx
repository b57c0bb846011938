// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { useCheckout } from './use-checkout.ts';

afterEach(cleanup);

const checkoutWith = (...addressIds: string[]) =>
  ({ cartId: 'c', quote: 'q', addresses: addressIds.map((addressId) => ({ addressId })) }) as Checkout;

test('an address that was deleted in another tab is gone once the checkout is loaded again', () => {
  const { result, rerender } = renderHook(useCheckout, { initialProps: checkoutWith('home', 'office') });
  expect(result.current.checkout.addresses).toHaveLength(2);
  rerender(checkoutWith('home'));
  expect(result.current.checkout.addresses).toEqual([{ addressId: 'home' }]);
});

test('a payment method that was refused and is not available any more is not offered once the checkout is loaded again', () => {
  const offering = (available: boolean) =>
    ({ ...checkoutWith(), paymentMethods: [{ paymentMethod: 'cash_on_delivery', available }] }) as unknown as Checkout;
  const { result, rerender } = renderHook(useCheckout, { initialProps: offering(true) });
  rerender(offering(false));
  expect(result.current.checkout.paymentMethods).toMatchObject([{ available: false }]);
});
