// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { type CheckoutStepsState, useCheckoutSteps } from './use-checkout-steps.ts';

/** A checkout priced for a payment method: the quote says for which. */
const pricedFor = (paymentMethod: string, addressId = 'home') =>
  ({
    cartId: 'c',
    quote: paymentMethod,
    items: [{ uuid: 'line', kind: 'goods', stock: 1, quantity: 1, price: 100, specialPrice: null }],
    totalPayable: 100,
    needsDelivery: true,
    delivery: { deliveryMethod: 'shipping', addressId, pickup: null, appointmentContact: null },
    pickupProblem: null,
    paymentMethods: ['credit_card', 'qr_code'].map((method) => ({
      paymentMethod: method,
      available: true,
      reason: null,
    })),
    installments: { installmentPlanId: null, plans: [], groups: [] },
    applyRules: [],
    coupons: [],
    addresses: [],
  }) as unknown as Checkout;

const loaded = pricedFor('none');
const exit = { withOrder: async () => {}, toCart: () => {}, withoutItems: async () => {}, toSignIn: () => {} };

let steps: CheckoutStepsState;

function Page() {
  steps = useCheckoutSteps(loaded, exit);
  return null;
}

/** Lets the shop respond to the choice of an address. */
let saveDelivery: () => void;

beforeEach(() => {
  const saved = new Promise<void>((resolve) => {
    saveDelivery = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'PUT') {
      await saved;
      return Response.json({ data: pricedFor('none', 'office') });
    }
    const paymentMethod = new URL(url, 'http://localhost').searchParams.get('paymentMethod') ?? 'none';
    return Response.json({ data: pricedFor(paymentMethod, 'office') });
  });
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chooseOffice = () => {
  let chosen: Promise<boolean> = Promise.resolve(false);
  act(() => {
    chosen = steps.chooseDelivery({ deliveryMethod: 'shipping', addressId: 'office' });
  });
  return chosen;
};
const choosePayment = (method: 'credit_card' | 'qr_code') =>
  act(() => steps.finish(steps.payment.chooseMethod(method)));

test.each([undefined, 'credit_card'] as const)(
  'the checkout is priced for the method that is chosen while an address is being saved, instead of %s',
  async (before) => {
    if (before) await choosePayment(before);
    const chosen = chooseOffice();
    await choosePayment('qr_code');
    saveDelivery();
    await act(() => chosen);
    await waitFor(() => expect(steps.pricing).toBe(false));
    expect(steps.payment.method).toBe('qr_code');
    expect(steps.checkout.quote).toBe('qr_code');
  },
);
