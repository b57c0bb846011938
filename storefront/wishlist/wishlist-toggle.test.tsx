// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ListedProductsContext, WishlistProvider, type WishlistProviderProps } from './use-wishlist.tsx';
import { WishlistToggle } from './wishlist-toggle.tsx';

const charger = { productId: 7, productName: 'Charger' };
const adapter = { productId: 8, productName: 'Adapter' };

/** Requests that changed the customer's list, which has the charger. */
let changes: string[];

beforeEach(() => {
  changes = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') changes.push(`${method} ${url}`);
    const items = method === 'GET' ? [charger] : [];
    return Response.json({ data: { total: items.length, items } });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const queryClient = new QueryClient();

/** The customer's own list, as the page shows it. */
const OwnList = ({ shopper }: Pick<WishlistProviderProps, 'shopper'>) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <WishlistProvider shopper={shopper} isSignedIn={() => true} onSignIn={() => {}}>
        <ListedProductsContext value={new Set([charger.productId])}>
          <WishlistToggle product={charger} />
          <WishlistToggle product={adapter} />
        </ListedProductsContext>
      </WishlistProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

const heart = ({ productName }: typeof charger) =>
  screen.getByRole('button', { name: m.wishlist_product({ name: productName }) });
const isPressed = (product: typeof charger) => heart(product).getAttribute('aria-pressed');

test('the page of the wishlist arrives with its hearts pressed', () => {
  const page = renderToStaticMarkup(<OwnList shopper="loading" />);
  expect(page.match(/aria-pressed="(true|false)"/g)).toEqual(['aria-pressed="true"', 'aria-pressed="false"']);
});

test('a heart of the wishlist that is pressed before the session is known removes the product', async () => {
  const { rerender } = render(<OwnList shopper="loading" />);
  expect([isPressed(charger), isPressed(adapter)]).toEqual(['true', 'false']);
  fireEvent.click(heart(charger));
  rerender(<OwnList shopper="customer" />);
  await waitFor(() => expect(isPressed(charger)).toBe('false'));
  expect(changes).toEqual(['DELETE /account/api/wishlist/7']);
});
