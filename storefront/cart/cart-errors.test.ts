import { beforeEach, expect, test } from 'vitest';
import { closeToast, currentToasts } from '#storefront/ui/toast-list.ts';
import { currentCartError, showCartError, subscribeToCartError } from './cart-errors.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

test('before the dialog is loaded, an error of the cart is a toast, and no dialog opens for it later', () => {
  showCartError({ kind: 'refused', message: 'At most 5 of this product can be ordered.' });
  showCartError({ kind: 'error' });
  expect(currentToasts()).toMatchObject([
    { text: 'At most 5 of this product can be ordered.', tone: 'error' },
    { text: expect.stringMatching(/\S/), tone: 'error' },
  ]);
  const unsubscribe = subscribeToCartError(() => {});
  expect(currentCartError()).toBeNull();
  unsubscribe();
});

test('an error is in the dialog, once that is loaded, until it is closed', () => {
  const unsubscribe = subscribeToCartError(() => {});
  showCartError({ kind: 'out-of-stock' });
  expect(currentCartError()).toEqual({ kind: 'out-of-stock' });
  expect(currentToasts()).toEqual([]);
  showCartError(null);
  expect(currentCartError()).toBeNull();
  unsubscribe();
});
