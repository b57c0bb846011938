import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, currentToasts, holdToast, resumeToast, showToast, subscribeToToasts } from './toast-list.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast is visible for 1200 ms', () => {
  showToast('Added to cart', 'success');
  expect(currentToasts()).toMatchObject([{ text: 'Added to cart', tone: 'success' }]);
  vi.advanceTimersByTime(1199);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test('each of two toasts has its own duration', () => {
  showToast('first');
  vi.advanceTimersByTime(800);
  showToast('second');
  vi.advanceTimersByTime(400);
  expect(currentToasts()).toMatchObject([{ text: 'second' }]);
});

test('a subscriber is called on every change until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast('one');
  vi.advanceTimersByTime(1200);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast('two');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a toast that is pointed at or focused stays until that ends', () => {
  showToast('Added to cart', 'success', { label: 'View cart', href: '/en/cart' });
  const [toast] = currentToasts();
  holdToast(toast?.id ?? 0);
  vi.advanceTimersByTime(5000);
  expect(currentToasts()).toMatchObject([{ link: { label: 'View cart', href: '/en/cart' } }]);
  resumeToast(toast?.id ?? 0);
  vi.advanceTimersByTime(1199);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test('a toast disappears at once when its link is followed', () => {
  showToast('Added to cart', 'success', { label: 'View cart', href: '/en/cart' });
  closeToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()).toHaveLength(0);
});
