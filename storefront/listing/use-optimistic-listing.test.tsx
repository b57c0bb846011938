// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createRoutesStub, useLocation, useNavigate, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toggleFilter } from './listing-filters.ts';
import { parseListing } from './listing-view.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Nothing = () => null;

/** A listing that shows the brands that are selected and its URL. */
function Listing() {
  const { pathname, search } = useLocation();
  const { '*': path = '' } = useParams();
  const navigate = useNavigate();
  const { view, show } = useOptimisticListing(parseListing(path, new URLSearchParams(search)));
  const toggle = (brand: string) => show(toggleFilter(view, { facet: 'brand', value: brand }));
  return (
    <>
      <p data-testid="selected">{view.brands.join(' ')}</p>
      <p data-testid="url">{pathname + search}</p>
      {['anker', 'sony'].map((brand) => (
        <button key={brand} type="button" onClick={() => toggle(brand)}>
          {brand}
        </button>
      ))}
      <button type="button" onClick={() => void navigate('/product-category/audio')}>
        other
      </button>
    </>
  );
}

async function openListing() {
  const stub = createRoutesStub([
    { path: '/product-category/*', Component: Listing, loader: () => null, HydrateFallback: Nothing },
  ]);
  render(createElement(stub, { initialEntries: ['/product-category/phones'] }));
  await act(async () => undefined);
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));
const text = (id: string) => screen.getByTestId(id).textContent;

test('a pressed filter is selected at once, and the listing follows after the next paint', async () => {
  await openListing();
  await press('anker');
  expect([text('selected'), text('url')]).toEqual(['anker', '/product-category/phones']);
  await paint();
  expect([text('selected'), text('url')]).toEqual(['anker', '/product-category/phones?brands=anker']);
});

test('two filters pressed before the next paint are both selected, by one entry of the history', async () => {
  await openListing();
  await press('anker');
  await press('sony');
  expect(text('selected')).toBe('anker sony');
  await paint();
  expect(text('url')).toBe('/product-category/phones?brands=anker&brands=sony');
});

test('a listing that is left just after a press stays left', async () => {
  await openListing();
  await press('anker');
  await press('other');
  await paint();
  expect([text('selected'), text('url')]).toEqual(['', '/product-category/audio']);
});
