// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInBackground, useReloadOnStaleChunk } from './stale-chunk.ts';

const reload = vi.fn();

/** As Vite does before the import fails. */
async function failToLoad(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch dynamically imported module');
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  renderHook(useReloadOnStaleChunk);
});
afterEach(cleanup);

test('the page is reloaded once when a part of it cannot be loaded', async () => {
  await failToLoad().catch(() => {});
  await failToLoad().catch(() => {});
  expect(reload).toHaveBeenCalledOnce();
});

test('the page stays, with what was typed, when something that nobody waits for cannot be loaded', async () => {
  await expect(loadInBackground(failToLoad)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
  await failToLoad().catch(() => {});
  expect(reload).toHaveBeenCalledOnce();
});
