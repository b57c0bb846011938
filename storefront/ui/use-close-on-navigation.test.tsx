// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
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

test('a dialog stays open while the query of its page changes, and closes once another page is shown', async () => {
  const pages = [
    { index: true, element: null },
    { path: 'brand', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children: pages }]);
  const dialog = render(<RouterProvider router={router} />).getByRole('button');
  const isOpen = () => dialog.getAttribute('aria-expanded') === 'true';
  await act(() => router.navigate('/brand'));
  act(() => dialog.click());
  await act(() => router.navigate('/brand?letter=A', { replace: true }));
  expect(isOpen()).toBe(true);
  await act(() => router.navigate(-1));
  expect(isOpen()).toBe(false);
  act(() => dialog.click());
  expect(isOpen()).toBe(true);
});
