// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { DeliverySection } from './delivery-section.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';

const mali = { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' };
/** A checkout of services alone, for which nothing is to be paid. */
const checkoutWith = (appointmentContact: typeof mali) =>
  ({
    cartId: 'c',
    quote: 'q',
    items: [{ uuid: 'line', kind: 'service', stock: 1, quantity: 1 }],
    totalPayable: 0,
    needsDelivery: false,
    delivery: { deliveryMethod: 'appointment', pickup: null, appointmentContact },
    pickupProblem: null,
    paymentMethods: [],
    installments: { installmentPlanId: null, plans: [], groups: [] },
    applyRules: [],
    coupons: [],
    addresses: [],
  }) as unknown as Checkout;

const loaded = checkoutWith(mali);
const exit = { withOrder: async () => {}, toCart: () => {}, withoutItems: async () => {}, toSignIn: () => {} };

function Page() {
  const steps = useCheckoutSteps(loaded, exit);
  return (
    <>
      <DeliverySection steps={steps} customer={mali} address={null} arrival={null} changes={null} />
      <button type="button" onClick={() => void steps.submit(null, () => {})}>
        สั่งซื้อ
      </button>
    </>
  );
}

/** The requests, such as `PUT /cart/api/…`. */
let requests: string[];
/** Whether the shop saves a choice of delivery. */
let saves: boolean;

beforeEach(() => {
  requests = [];
  saves = true;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${url}`);
    if (method === 'PUT' && !saves) return Response.json({ code: 'internal_error', message: 'No.' }, { status: 500 });
    return method === 'PUT'
      ? Response.json({ data: checkoutWith(JSON.parse(String(body)).contact) })
      : Response.json({ data: { orderId: 'SF1' } });
  });
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const order = 'POST /cart/api/order/create';

function changeContact(firstName: string): void {
  fireEvent.click(screen.getByRole('button', { name: 'เปลี่ยนผู้ติดต่อ' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'ชื่อ' }), { target: { value: firstName } });
}

test('no order is placed with the earlier contact while another one is typed, and the page says why', async () => {
  changeContact('สมชาย');
  fireEvent.click(screen.getByRole('button', { name: 'สั่งซื้อ' }));
  expect((await screen.findByRole('alert')).textContent).toBe('กรุณาบันทึกชื่อและเบอร์มือถือนี้ก่อนสั่งซื้อ');
  expect(requests).not.toContain(order);

  fireEvent.click(screen.getByRole('button', { name: 'ใช้ข้อมูลผู้ติดต่อนี้' }));
  await screen.findByText(/สมชาย/);
  fireEvent.click(screen.getByRole('button', { name: 'สั่งซื้อ' }));
  await waitFor(() => expect(requests).toContain(order));
});

test('a contact that could not be saved stays in its form', async () => {
  saves = false;
  changeContact('สมชาย');
  fireEvent.click(screen.getByRole('button', { name: 'ใช้ข้อมูลผู้ติดต่อนี้' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'ชื่อ' })).toHaveProperty('value', 'สมชาย');
});
