import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { purchaseStep, withOrder } from './purchase-rules.ts';

const placedAt = '2026-11-22T08:00:00Z';
const soon = Date.parse('2026-11-22T08:20:00Z');

function order(status: OrderStatus, paymentMethod: 'credit_card' | 'cash_on_delivery' | null = 'credit_card') {
  return {
    orderId: 'SF1',
    createdAt: placedAt,
    status,
    isPayable: status === 'pending_payment',
    paymentMethod,
    payment: null,
    slipStatus: null,
  };
}

const nothing = { unpaid: [], sent: [] };
const onCompletion = { now: soon, completed: true };
const onOrderPage = { now: soon, completed: false };

test('the completion page sends the purchase of a paid order, of cash on delivery and of 0 baht', () => {
  expect(purchaseStep(order('paid'), nothing, onCompletion)).toBe('send');
  expect(purchaseStep(order('confirmed', 'cash_on_delivery'), nothing, onCompletion)).toBe('send');
  expect(purchaseStep(order('paid', null), nothing, onCompletion)).toBe('send');
});

test('a reload or another tab does not send it again', () => {
  expect(purchaseStep(order('paid'), { unpaid: ['SF1'], sent: ['SF1'] }, onCompletion)).toBe('none');
});

test('an unpaid order is remembered, and its purchase sent by whichever page shows first that it is paid', () => {
  expect(purchaseStep(order('pending_payment'), nothing, onCompletion)).toBe('remember');
  const known = { unpaid: ['SF1'], sent: [] };
  expect(purchaseStep(order('pending_payment'), known, onOrderPage)).toBe('none');
  expect(purchaseStep(order('paid'), known, onOrderPage)).toBe('send');
  expect(purchaseStep(order('shipped'), known, { now: soon + 9 * 86_400_000, completed: false })).toBe('send');
});

test('an order that was paid in another browser is not sent by its page, nor long after by the completion page', () => {
  expect(purchaseStep(order('paid'), nothing, onOrderPage)).toBe('none');
  expect(purchaseStep(order('delivered'), nothing, { now: soon + 3 * 86_400_000, completed: true })).toBe('none');
});

test.each(['cancelled', 'expired', 'refund_pending', 'refunded'] as const)(
  'an order that is %s is no purchase',
  (status) => {
    expect(purchaseStep(order(status), { unpaid: ['SF1'], sent: [] }, onCompletion)).toBe('none');
  },
);

test('the latest 20 orders are remembered, each once', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `SF${index}`);
  expect(withOrder(ids, 'SF20')).toEqual([...ids.slice(1), 'SF20']);
  expect(withOrder(['SF1', 'SF2'], 'SF1')).toEqual(['SF2', 'SF1']);
});
