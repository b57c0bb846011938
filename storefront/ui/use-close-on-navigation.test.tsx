// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

afterEach(cleanup);

/** A dialog in the frame of all pages, such as the sign-in. */
function Frame() {
  const [open, setOpen] = useState(false);
  useCloseOnNavigation(open, () => setOpen(false));
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Outlet />
    </>
  );
}

/** The home page. */
function openShop() {
  window.history.replaceState(null, '', '/');
  const pages = [
    { index: true, element: null },
    { path: 'brand', element: null },
  ];
  const router = createBrowserRouter([{ path: '/', element: <Frame />, children: pages }]);
  const dialog = render(<RouterProvider router={router} />).getByRole('button');
  return {
    go: (path: string) => act(() => router.navigate(path)),
    open: () => act(() => dialog.click()),
    isOpen: () => dialog.getAttribute('aria-expanded') === 'true',
  };
}

test('a dialog stays open while the query of its page changes, and closes once another page is shown', async () => {
  const { go, open, isOpen } = openShop();
  await go('/brand');
  open();
  await go('/brand?letter=A');
  expect(isOpen()).toBe(true);
  await go('/');
  expect(isOpen()).toBe(false);
  open();
  expect(isOpen()).toBe(true);
});

test('a dialog that opens while its page is not yet shown, such as the sign-in after a sign-out, stays open', async () => {
  const { go, open, isOpen } = openShop();
  window.history.pushState(null, '', '/brand');
  open();
  await go('/brand');
  expect(isOpen()).toBe(true);
});
