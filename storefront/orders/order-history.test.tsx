// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { OrderHistory } from './order-history.tsx';

afterEach(cleanup);

/** The steps of an order that went through these statuses. */
function stepsOf(...statuses: OrderStatus[]) {
  const history = statuses.map((status, minute) => ({
    status,
    at: `2026-12-01T01:0${minute}:00.000Z`,
    closingReason: null,
  }));
  const status = statuses.at(-1) ?? 'paid';
  cleanup();
  const page = render(<OrderHistory order={{ status, isPartlyShipped: false, deliveryMethod: 'shipping', history }} />);
  return page
    .getAllByRole('listitem')
    .slice(0, statuses.length)
    .map((step) => [
      step.querySelector('p')?.textContent?.replace(/\u200B/g, ''),
      /lucide-(\w+)/.exec(step.querySelector('svg')?.getAttribute('class') ?? '')?.[1],
    ]);
}

test('an order that was paid says when it was placed', () => {
  expect(stepsOf('pending_payment')).toEqual([['รอชำระเงิน', 'clock']]);
  expect(stepsOf('pending_payment', 'paid')).toEqual([
    ['สั่งซื้อแล้ว', 'check'],
    ['ชำระเงินแล้ว', 'check'],
  ]);
});

test('what waits has a clock, and an order that ended without a purchase has no tick', () => {
  const icon = (...statuses: OrderStatus[]) => stepsOf(...statuses).at(-1)?.[1];
  expect(icon('confirmed', 'refund_pending')).toBe('clock');
  expect(icon('confirmed', 'refund_pending', 'refunded')).toBe('check');
  expect(icon('confirmed', 'cancelled')).toBe('x');
});

test('an order whose pre-orders follow says so', () => {
  const shipped: Parameters<typeof OrderHistory>[0]['order'] = {
    status: 'shipped',
    isPartlyShipped: true,
    deliveryMethod: 'shipping',
    history: [{ status: 'shipped', at: '2026-12-01T01:00:00.000Z', closingReason: null }],
  };
  const saysSo = (isPartlyShipped: boolean) =>
    render(<OrderHistory order={{ ...shipped, isPartlyShipped }} />)
      .container.textContent?.replace(/\u200B/g, '')
      .includes('จัดส่งแล้วบางส่วนสินค้าสั่งจองล่วงหน้าจะจัดส่งเมื่อสินค้ามาถึง');
  expect(saysSo(true)).toBe(true);
  expect(saysSo(false)).toBe(false);
});
