import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { upcomingStatuses } from './order-timeline.ts';

test('an order that is shipped comes closer to its delivery with each status', () => {
  const upcoming = (status: OrderStatus) => upcomingStatuses({ status, deliveryMethod: 'shipping' });
  expect(upcoming('pending_payment')).toEqual(['paid', 'preparing', 'shipped', 'delivered']);
  expect(upcoming('confirmed')).toEqual(['preparing', 'shipped', 'delivered']);
  expect(upcoming('paid')).toEqual(['preparing', 'shipped', 'delivered']);
  expect(upcoming('preparing')).toEqual(['shipped', 'delivered']);
  expect(upcoming('shipped')).toEqual(['delivered']);
  expect(upcoming('refund_pending')).toEqual(['refunded']);
});

test('an order that is picked up comes closer to its pickup', () => {
  const upcoming = (status: OrderStatus) => upcomingStatuses({ status, deliveryMethod: 'pickup' });
  expect(upcoming('pending_payment')).toEqual(['paid', 'preparing', 'ready_for_pickup', 'picked_up']);
  expect(upcoming('preparing')).toEqual(['ready_for_pickup', 'picked_up']);
  expect(upcoming('picked_up')).toEqual([]);
});

test.each(['delivered', 'picked_up', 'cancelled', 'expired', 'refunded'] as const)(
  'nothing comes after %s',
  (status) => {
    expect(upcomingStatuses({ status, deliveryMethod: 'shipping' })).toEqual([]);
  },
);
