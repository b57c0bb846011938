// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useMemo } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownFirst } from '#storefront/navigation/use-shown-first.ts';
import { toggleFilter } from './listing-filters.ts';
import { listingSearch, parseListing } from './listing-view.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';

/** Complete the navigations that wait for their data, the oldest first. */
let loads: (() => void)[] = [];

beforeEach(() => {
  loads = [];
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const brands = ['Sony', 'JBL', 'Bose'];

function Listing() {
  const search = useLoaderData<string>();
  const { view: pendingView, show } = useOptimisticListing(
    useMemo(() => parseListing('audio', new URLSearchParams(search)), [search]),
  );
  const [view, change] = useShownFirst(pendingView, show);
  return (
    <>
      {brands.map((value) => (
        <button key={value} type="button" onClick={() => change(toggleFilter(view, { facet: 'brand', value }))}>
          {value}
        </button>
      ))}
      <Link to="/product/phone">Phone</Link>
      <output>{listingSearch(view).toString()}</output>
    </>
  );
}

function renderListing() {
  const loader = async ({ request }: { request: Request }) => {
    await new Promise<void>((resolve) => loads.push(resolve));
    return new URL(request.url).search;
  };
  const router = createMemoryRouter(
    [
      { id: 'listing', path: '/product-category/audio', loader, element: <Listing /> },
      { path: '/product/phone', loader, element: <h1>Phone</h1> },
    ],
    { initialEntries: ['/product-category/audio'], hydrationData: { loaderData: { listing: '' } } },
  );
  const page = render(<RouterProvider router={router} />);
  return {
    press: (name: string) => page.getByText(name).click(),
    selected: () => page.container.querySelector('output')?.textContent,
    url: () => router.state.location.pathname + router.state.location.search,
  };
}

const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));
const finishLoad = () =>
  act(async () => {
    loads.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  });

test('a filter is selected at once, and the listing is loaded after the next paint', async () => {
  const listing = renderListing();
  act(() => listing.press('Sony'));
  expect([listing.selected(), loads.length]).toEqual(['brands=Sony', 0]);
  await paint();
  expect([listing.selected(), loads.length]).toEqual(['brands=Sony', 1]);
  await finishLoad();
  expect([listing.selected(), listing.url()]).toEqual(['brands=Sony', '/product-category/audio?brands=Sony']);
});

test('two filters selected before the next paint are both in the URL', async () => {
  const listing = renderListing();
  act(() => listing.press('Sony'));
  act(() => listing.press('JBL'));
  await paint();
  while (loads.length > 0) await finishLoad();
  expect(listing.url()).toBe('/product-category/audio?brands=JBL&brands=Sony');
});

test('a filter selected just before the previous one has loaded stays selected', async () => {
  const listing = renderListing();
  act(() => listing.press('Sony'));
  await paint();
  act(() => listing.press('JBL'));
  await finishLoad();
  expect(listing.selected()).toBe('brands=JBL&brands=Sony');
  await paint();
  while (loads.length > 0) await finishLoad();
  expect(listing.url()).toBe('/product-category/audio?brands=JBL&brands=Sony');
});

test('a link pressed just after a filter opens its page', async () => {
  const listing = renderListing();
  act(() => listing.press('Sony'));
  act(() => listing.press('Phone'));
  await paint();
  while (loads.length > 0) await finishLoad();
  expect(listing.url()).toBe('/product/phone');
});
