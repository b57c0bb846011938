// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setCompared, useIsCompared } from './compare-list.ts';

afterEach(() => {
  cleanup();
  act(() => setCompared(7, false));
});

test('the toggle of a product follows the comparison, and is not rendered again for other products', () => {
  const renders = vi.fn();
  const { result } = renderHook(() => {
    renders();
    return useIsCompared(7);
  });
  act(() => setCompared(8, true));
  expect(renders).toHaveBeenCalledTimes(1);
  expect(result.current).toBe(false);
  act(() => setCompared(7, true));
  expect(result.current).toBe(true);
});

test('a page that comes from the back/forward cache shows what another page has chosen meanwhile', () => {
  const { result } = renderHook(() => useIsCompared(7));
  // Such a page gets no storage event.
  localStorage.setItem('compare', '7');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current).toBe(true);
});
