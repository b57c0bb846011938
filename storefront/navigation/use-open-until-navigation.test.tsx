// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

afterEach(cleanup);

/** A menu in the frame of two pages, such as the phone's menu. */
function Frame() {
  const [open, setOpen] = useOpenUntilNavigation();
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </button>
      <Outlet />
    </>
  );
}

test('a menu closes on navigation, and stays closed on the way back to the page that it was opened on', async () => {
  const pages = [
    { index: true, element: null },
    { path: 'brand', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children: pages }]);
  const menu = render(<RouterProvider router={router} />).getByRole('button');
  act(() => menu.click());
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await act(() => router.navigate('/brand'));
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
});
