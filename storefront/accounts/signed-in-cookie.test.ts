// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readSignedIn, subscribeToSignedIn } from './signed-in-cookie.ts';

afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
});

test('a page that comes from the back/forward cache notices the sign-out of another page', async () => {
  document.cookie = 'signed_in=1';
  const onChange = vi.fn();
  const unsubscribe = subscribeToSignedIn(onChange);
  await waitFor(() => expect(readSignedIn()).toBe(true));
  onChange.mockClear();
  document.cookie = 'signed_in=; max-age=0';
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(readSignedIn()).toBe(false);
  unsubscribe();
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledOnce();
});
