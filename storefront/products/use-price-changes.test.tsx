// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePriceChanges } from './use-price-changes.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const inSeconds = (seconds: number) => now + seconds * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page with prices that change at these times. */
function openPage(times: readonly number[]) {
  const onChange = vi.fn();
  const page = renderHook((changeTimes: readonly number[]) => usePriceChanges(changeTimes, onChange), {
    initialProps: times,
  });
  return { ...page, onChange };
}

test('a page is notified once when a price has changed, a little later than the change', () => {
  const { onChange } = openPage([inSeconds(10)]);
  vi.advanceTimersByTime(11_000);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('each change counts, but not one before the page was opened', () => {
  const { onChange } = openPage([inSeconds(-60), inSeconds(10), inSeconds(20)]);
  vi.advanceTimersByTime(15_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('after a pause of the browser, changes in it are noticed', () => {
  const { onChange } = openPage([inSeconds(10)]);
  vi.setSystemTime(inSeconds(600));
  vi.advanceTimersByTime(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('other prices replace the earlier ones, and a closed page is not notified', () => {
  const { onChange, rerender, unmount } = openPage([inSeconds(10)]);
  rerender([inSeconds(30)]);
  vi.advanceTimersByTime(20_000);
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});
