import { beforeEach, expect, test, vi } from 'vitest';
import { closeToast, toasts } from '#storefront/ui/toast-list.ts';
import { cartError, showCartError } from './cart-errors.ts';

const limitReached = { kind: 'refused', message: 'At most 5 of this product can be ordered.' } as const;

beforeEach(() => {
  for (const { id } of toasts.read()) closeToast(id);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

test('an error of the cart waits until the dialog is loaded', () => {
  showCartError(limitReached);
  vi.advanceTimersByTime(2000);
  const unsubscribe = cartError.subscribe(() => {});
  vi.advanceTimersByTime(60_000);
  expect(cartError.read()).toEqual(limitReached);
  expect(toasts.read()).toEqual([]);
  showCartError(null);
  unsubscribe();
});

test('if the dialog cannot be loaded, an error of the cart is a toast, and no dialog opens for it later', () => {
  for (const [failure, text] of [
    [limitReached, limitReached.message],
    [{ kind: 'error' }, expect.stringMatching(/\S/)],
  ] as const) {
    showCartError(failure);
    vi.advanceTimersByTime(3000);
    expect(toasts.read()).toContainEqual(expect.objectContaining({ text, tone: 'error' }));
  }
  const unsubscribe = cartError.subscribe(() => {});
  expect(cartError.read()).toBeNull();
  unsubscribe();
});

test('while the dialog cannot be loaded, the latest of repeated errors is a toast every three seconds', () => {
  const shown = new Set<string>();
  for (let press = 1; press <= 4; press += 1) {
    showCartError({ kind: 'refused', message: `press ${press}` });
    for (let second = 0; second < 2; second += 1) {
      vi.advanceTimersByTime(1000);
      for (const { text } of toasts.read()) shown.add(text);
    }
  }
  expect([...shown]).toEqual(['press 2', 'press 4']);
});

test('an error is in the dialog, once that is loaded, until it is closed', () => {
  const unsubscribe = cartError.subscribe(() => {});
  showCartError({ kind: 'out-of-stock' });
  expect(cartError.read()).toEqual({ kind: 'out-of-stock' });
  expect(toasts.read()).toEqual([]);
  showCartError(null);
  expect(cartError.read()).toBeNull();
  unsubscribe();
});
