import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/order-statuses.ts';
import {
  allowsPaymentMethod,
  allowsPlan,
  formatOrderId,
  initialStatus,
  isPaymentReceived,
  isTransitionAllowed,
  statusAfterCancellation,
  statusAfterShopCancellation,
} from './rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const shipped = { paymentMethod: 'credit_card', deliveryMethod: 'shipping' } as const;
const onDelivery = { paymentMethod: 'cash_on_delivery', deliveryMethod: 'shipping' } as const;

describe('an order', () => {
  test('waits for its payment, is confirmed if it is paid on delivery, and paid if nothing is to be paid', () => {
    const inHalfAnHour = new Date('2026-11-20T03:30:00Z');
    expect(initialStatus('credit_card', now)).toEqual({ status: 'pending_payment', expiresAt: inHalfAnHour });
    expect(initialStatus('cash_on_delivery', now)).toEqual({ status: 'confirmed', expiresAt: null });
    expect(initialStatus(null, now)).toEqual({ status: 'paid', expiresAt: null });
  });

  test('whose parcel was refused is cancelled only if it is paid on delivery', () => {
    expect(isTransitionAllowed({ status: 'shipped', ...onDelivery }, 'cancelled')).toBe(true);
    expect(isTransitionAllowed({ status: 'shipped', ...shipped }, 'cancelled')).toBe(false);
    expect(isTransitionAllowed({ status: 'shipped', ...shipped }, 'delivered')).toBe(true);
    expect(isTransitionAllowed({ status: 'preparing', ...shipped }, 'cancelled')).toBe(true);
  });

  test('gets only statuses of its delivery, in their order', () => {
    const next = (status: 'preparing' | 'paid' | 'delivered', deliveryMethod: 'shipping' | 'pickup' | 'appointment') =>
      orderStatuses.filter((to) => isTransitionAllowed({ status, paymentMethod: 'qr_code', deliveryMethod }, to));
    expect(next('preparing', 'shipping')).toEqual(['shipped', 'delivered', 'cancelled', 'refund_pending']);
    expect(next('preparing', 'pickup')).toEqual(['ready_for_pickup', 'cancelled', 'refund_pending']);
    expect(next('paid', 'appointment')).toEqual(['completed', 'cancelled', 'refund_pending']);
    expect(next('delivered', 'shipping')).toEqual(['refund_pending']);
  });

  test('is paid when its payment arrives, or with its delivery if the carrier collects it', () => {
    expect(isPaymentReceived('credit_card', 'paid')).toBe(true);
    expect(isPaymentReceived('credit_card', 'delivered')).toBe(false);
    expect(isPaymentReceived('cash_on_delivery', 'delivered')).toBe(true);
    expect(isPaymentReceived('cash_on_delivery', 'shipped')).toBe(false);
  });
});

describe('after the customer cancels', () => {
  const closed = (status: (typeof orderStatuses)[number], changed: { payable?: number; slipStatus?: 'waiting' } = {}) =>
    statusAfterCancellation({ status, payable: 1, slipStatus: null, ...changed });

  test('money that was paid is refunded', () => {
    expect(closed('paid')).toBe('refund_pending');
    expect(closed('paid', { payable: 0 })).toBe('cancelled');
    expect(closed('pending_payment')).toBe('cancelled');
    expect(closed('confirmed')).toBe('cancelled');
  });

  test('an order stays as it is once it is prepared, and while its slip is being checked', () => {
    expect(closed('preparing')).toBeNull();
    expect(closed('expired')).toBeNull();
    expect(closed('pending_payment', { slipStatus: 'waiting' })).toBeNull();
  });
});

describe('after the shop cancels', () => {
  type Order = Parameters<typeof statusAfterShopCancellation>[0];
  const closed = (status: Order['status'], changed: Partial<Order> = {}) =>
    statusAfterShopCancellation({ status, ...shipped, payable: 1, ...changed });

  test('money that was paid is refunded', () => {
    expect(closed('paid')).toBe('refund_pending');
    expect(closed('preparing')).toBe('refund_pending');
    expect(closed('paid', { payable: 0, paymentMethod: null })).toBe('cancelled');
    expect(closed('pending_payment')).toBe('cancelled');
    expect(closed('confirmed', onDelivery)).toBe('cancelled');
    expect(closed('preparing', onDelivery)).toBe('cancelled');
    expect(closed('ready_for_pickup', { deliveryMethod: 'pickup' })).toBe('refund_pending');
  });

  test('an order that was handed over or is closed stays as it is', () => {
    for (const status of ['shipped', 'delivered', 'cancelled', 'expired'] as const) expect(closed(status)).toBeNull();
    expect(closed('shipped', onDelivery)).toBeNull();
    expect(closed('ready_for_pickup')).toBe('refund_pending');
  });
});

test('a discount for a payment method keeps the others from paying the order', () => {
  const forCards = { paymentMethods: ['credit_card'] as const };
  const forAll = { paymentMethods: null };
  expect(allowsPaymentMethod([forCards, forAll], 'credit_card')).toBe(true);
  expect(allowsPaymentMethod([forCards, forAll], 'qr_code')).toBe(false);
  expect(allowsPaymentMethod([forAll], 'qr_code')).toBe(true);
});

test('a discount for a bank or a number of months keeps the other plans from paying the order', () => {
  const plan = { agentCode: 'KBANK', installmentMonth: 10 };
  const forAll = { installmentAgents: null, installmentMonths: null };
  const forBank = { ...forAll, installmentAgents: ['KBANK'] };
  const forMonths = { ...forAll, installmentMonths: [10] };
  expect(allowsPlan([forAll, forBank, forMonths], plan)).toBe(true);
  expect(allowsPlan([{ installmentAgents: ['KBANK'], installmentMonths: [10] }], plan)).toBe(true);
  expect(allowsPlan([forAll, forBank], { ...plan, agentCode: 'SCB' })).toBe(false);
  expect(allowsPlan([forAll, forMonths], { ...plan, installmentMonth: 6 })).toBe(false);
});

test('the day in an order number changes at midnight in Bangkok, and small numbers have their zeros', () => {
  expect(formatOrderId(new Date('2026-12-31T16:59:59Z'), 99_999_999)).toBe('SF26123199999999');
  expect(formatOrderId(new Date('2026-12-31T17:00:00Z'), 42)).toBe('SF27010100000042');
});
