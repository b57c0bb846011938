// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useBelowFold } from './use-below-fold.ts';

/** What the page of products has shown, one after the other. */
let shown: string[] = [];

afterEach(() => {
  cleanup();
  shown = [];
});

function Products() {
  const belowFold = useBelowFold();
  useLayoutEffect(() => {
    shown.push(belowFold ? 'all' : 'first screen');
  }, [belowFold]);
  return null;
}

function openShop(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/products', element: <Products /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { open: (to: string) => act(() => router.navigate(to)), goBack: () => act(() => router.navigate(-1)) };
}

test('a page that is loaded is shown as a whole', () => {
  openShop('/products');
  expect(shown).toEqual(['all']);
});

test('a page that a link opens shows its first screen, then the rest', async () => {
  const { open } = openShop('/');
  await open('/products');
  expect(shown).toEqual(['first screen', 'all']);
});

test('a page that the shopper returns to is shown as a whole, so that the place that was left is found', async () => {
  const { open, goBack } = openShop('/products');
  await open('/');
  await goBack();
  expect(shown).toEqual(['all', 'all']);
});

test('a page that is opened at a place in it is shown as a whole', async () => {
  const { open } = openShop('/');
  await open('/products#reviews');
  expect(shown).toEqual(['all']);
});
