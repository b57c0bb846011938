import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, holdToast, resumeToast, showToast, toasts } from './toast-list.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast is visible for 1200 ms', () => {
  showToast('Added to cart', 'success');
  expect(toasts.read()).toMatchObject([{ text: 'Added to cart', tone: 'success' }]);
  vi.advanceTimersByTime(1199);
  expect(toasts.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.read()).toHaveLength(0);
});

test('each of two toasts has its own duration', () => {
  showToast('first');
  vi.advanceTimersByTime(800);
  showToast('second');
  vi.advanceTimersByTime(400);
  expect(toasts.read()).toMatchObject([{ text: 'second' }]);
});

test('a subscriber is called on every change until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  showToast('one');
  vi.advanceTimersByTime(1200);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast('two');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a toast that is pointed at or focused stays until that ends', () => {
  showToast('Added to cart', 'success', { label: 'View cart', href: '/en/cart' });
  const [toast] = toasts.read();
  holdToast(toast?.id ?? 0);
  vi.advanceTimersByTime(5000);
  expect(toasts.read()).toMatchObject([{ link: { label: 'View cart', href: '/en/cart' } }]);
  resumeToast(toast?.id ?? 0);
  vi.advanceTimersByTime(1199);
  expect(toasts.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.read()).toHaveLength(0);
});

test('a toast disappears at once when its link is followed', () => {
  showToast('Added to cart', 'success', { label: 'View cart', href: '/en/cart' });
  closeToast(toasts.read()[0]?.id ?? 0);
  expect(toasts.read()).toHaveLength(0);
});
