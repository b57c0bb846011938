import type { OrderStatus } from '#contract/orders.ts';
import type { PaymentMethod, PaymentStatus } from '#contract/payments.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { BadgeTone } from '#storefront/ui/badge.tsx';

const statuses: Record<OrderStatus, { words: () => string; tone: BadgeTone }> = {
  pending_payment: { words: m.orders_status_pending_payment, tone: 'bolt' },
  confirmed: { words: m.orders_status_confirmed, tone: 'brand' },
  paid: { words: m.orders_status_paid, tone: 'success' },
  preparing: { words: m.orders_status_preparing, tone: 'brand' },
  shipped: { words: m.orders_status_shipped, tone: 'brand' },
  delivered: { words: m.orders_status_delivered, tone: 'success' },
  ready_for_pickup: { words: m.orders_status_ready_for_pickup, tone: 'brand' },
  picked_up: { words: m.orders_status_picked_up, tone: 'success' },
  cancelled: { words: m.orders_status_cancelled, tone: 'neutral' },
  expired: { words: m.orders_status_expired, tone: 'neutral' },
  refund_pending: { words: m.orders_status_refund_pending, tone: 'brand' },
  refunded: { words: m.orders_status_refunded, tone: 'neutral' },
};

export function orderStatusWords(status: OrderStatus): string {
  return statuses[status].words();
}

export function orderStatusTone(status: OrderStatus): BadgeTone {
  return statuses[status].tone;
}

const methods: Record<PaymentMethod, () => string> = {
  credit_card: m.pay_method_credit_card,
  qr_code: m.pay_method_qr_code,
  cash_on_delivery: m.pay_method_cash_on_delivery,
};

export function paymentMethodWords(method: PaymentMethod): string {
  return methods[method]();
}

const payments: Record<PaymentStatus, () => string> = {
  created: m.orders_payment_pending,
  pending: m.orders_payment_pending,
  succeeded: m.orders_payment_succeeded,
  failed: m.orders_payment_failed,
  expired: m.orders_payment_expired,
  cancelled: m.orders_payment_cancelled,
};

export function paymentStatusWords(status: PaymentStatus): string {
  return payments[status]();
}

const failures: Record<string, () => string> = {
  insufficient_fund: m.pay_failure_insufficient_fund,
  stolen_or_lost_card: m.pay_failure_stolen_or_lost_card,
  expired_card: m.pay_failure_expired_card,
  payment_rejected: m.pay_failure_payment_rejected,
  payment_cancelled: m.pay_failure_payment_cancelled,
};

/** The gateway's reason in words; undefined for one that shoppers can't do anything with. */
export function paymentFailureWords(code: string | null): string | undefined {
  return code === null ? undefined : failures[code]?.();
}
