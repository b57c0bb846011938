// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { CheckoutProblem } from './checkout-problem.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';

/** A checkout of a service, for which nothing is to be paid. */
const loaded = {
  cartId: 'c',
  quote: 'q',
  items: [{ uuid: 'line', kind: 'service', stock: 1, quantity: 1 }],
  totalPayable: 0,
  needsDelivery: false,
  delivery: {
    deliveryMethod: 'appointment',
    appointmentContact: { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' },
  },
  pickupProblem: null,
  paymentMethods: [],
  installments: { installmentPlanId: null, plans: [], groups: [] },
  applyRules: [],
  coupons: [],
  addresses: [],
} as unknown as Checkout;
const exit = { withOrder: vi.fn(), toCart: vi.fn(), withoutItems: vi.fn(), toSignIn: vi.fn() };

function Page() {
  const steps = useCheckoutSteps(loaded, exit);
  return (
    <>
      <button type="button" onClick={() => void steps.submit(null, () => {})}>
        สั่งซื้อ
      </button>
      <CheckoutProblem problem={steps.problem} onClose={() => void steps.closeProblem()} />
    </>
  );
}

// The dialog is loaded when it is opened.
beforeAll(() => import('#storefront/ui/modal-panel.tsx'));

beforeEach(() => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each(['nothing_selected', 'cart_not_found'])(
  'a cart that was ordered in another tab (%s) is no longer in the checkout, which says where the order is',
  async (code) => {
    vi.stubGlobal('fetch', async () => Response.json({ code, message: '' }, { status: 409 }));
    fireEvent.click(screen.getByRole('button', { name: 'สั่งซื้อ' }));
    const dialog = await screen.findByRole('dialog', { name: 'ไม่สามารถดำเนินการได้' });
    expect(dialog.textContent?.replace(/\u200B/g, '')).toContain('ดูได้ที่คำสั่งซื้อของฉัน');
    expect(exit.withoutItems).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'ตกลง' }));
    await waitFor(() => expect(exit.withoutItems).toHaveBeenCalled());
    expect(exit.toCart).not.toHaveBeenCalled();
  },
);
