// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { CartView } from '../use-cart.ts';
import { CartCoupons } from './cart-coupons.tsx';

const cart: CartView = {
  ...{ status: 'ready', items: [], count: 0, totals: null, updating: false },
  reload: () => Promise.resolve(true),
};

beforeEach(() => {
  document.cookie = 'cid=guest; path=/';
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'coupon_not_found', message: 'No such coupon.' }, { status: 422 }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderCoupons() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CartCoupons cart={cart} shopper={{ isGuest: true, onSignIn: () => undefined }} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: m.coupons_code() });
  return {
    user: userEvent.setup(),
    field,
    apply: screen.getByRole('button', { name: m.coupons_apply() }),
    description: () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  };
}

test('a refused code takes the focus, each time, with the reason as its description', async () => {
  const { user, field, apply, description } = renderCoupons();
  await user.type(field, 'NOSUCH');
  for (const _ of ['first', 'second']) {
    await user.click(apply);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(description()).toBe('No such coupon.');
  }
});

test('without a code the field takes the focus', async () => {
  const { user, field, apply, description } = renderCoupons();
  await user.click(apply);
  expect(document.activeElement).toBe(field);
  expect(description()).toBe(m.coupons_code_required());
});
