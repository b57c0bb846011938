// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ClientFail } from '#contract/client.ts';
import { CheckoutProblem } from './checkout-problem.tsx';

afterEach(cleanup);
// The dialog is loaded when it is opened.
beforeAll(() => import('#storefront/ui/modal-panel.tsx'));

/** The path of the link in the dialog for an order that could not be placed; null without one. */
async function linkedPath(code: ClientFail['code']): Promise<string | null> {
  const problem: ClientFail = { ok: false, status: 409, code, message: 'ไม่สำเร็จ' };
  render(<CheckoutProblem problem={problem} onClose={() => {}} />, { wrapper: MemoryRouter });
  await screen.findByRole('button', { name: 'ตกลง' });
  return screen.queryByRole<HTMLAnchorElement>('link')?.pathname ?? null;
}

test.each([
  'payment_method_not_available',
  'payment_gateway_unavailable',
  'order_limit_reached',
  'internal_error',
] as const)('a shopper who cannot order because of %s is led to the contact page', async (code) => {
  expect(await linkedPath(code)).toBe('/help-contact-us');
});

test.each([
  'product_information_updated',
  'checkout_error',
  'out_of_stock',
  'address_not_found',
  'nothing_selected',
] as const)('a shopper who mends %s at the checkout stays there', async (code) => {
  expect(await linkedPath(code)).toBeNull();
});
