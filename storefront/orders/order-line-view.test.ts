import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { linesOfOrder } from './order-line-view.ts';

type Line = Order['items'][number];

const line = (values: Partial<Line>) => ({ price: 500, totalPrice: 1000, totalDiscount: 0, ...values }) as Line;

const notesOf = (status: Order['status'], ...items: Line[]) =>
  linesOfOrder({ items, status }).map(({ note }) => note ?? null);

test('units have a refund, which can be under way, or are cancelled if nothing was paid for them', () => {
  const refunded = line({ refundedUnits: 1 });
  const gift = line({ refundedUnits: 1, price: 0, totalPrice: 0 });
  const discounted = line({ refundedUnits: 2, totalDiscount: 1000 });
  expect(notesOf('shipped', refunded, gift, discounted, line({ refundedUnits: 0 }))).toEqual([
    'คืนเงิน 1 ชิ้น',
    'ยกเลิกแล้ว 1 ชิ้น',
    'ยกเลิกแล้ว 2 ชิ้น',
    null,
  ]);
});

test('lines of an order that is refunded as a whole say nothing', () => {
  expect(notesOf('refunded', line({ refundedUnits: 2 }))).toEqual([null]);
});
