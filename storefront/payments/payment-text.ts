import { Banknote, CalendarDays, CreditCard, Landmark, type LucideIcon, QrCode } from 'lucide-react';
import { bahtFromSatang } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import {
  type GatewayPageMethod,
  type PaymentCollector,
  type PaymentMethod,
  type PaymentProblem,
  paymentMethodTerms,
} from '#contract/payment-methods.ts';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

type Text = () => string;

interface PaymentMethodText {
  icon: LucideIcon;
  label: Text;
  hint: Text;
  /** Replaces the hint when the amount is above a limit. */
  tooHigh: Text;
}

const cashLimit = { amount: formatBaht(bahtFromSatang(paymentMethodTerms.cash_on_delivery.maxAmount)) };

export const paymentMethodText: Record<PaymentMethod, PaymentMethodText> = {
  credit_card: {
    icon: CreditCard,
    label: m.pay_method_credit_card,
    hint: m.pay_method_card_hint,
    tooHigh: m.checkout_amount_too_high,
  },
  qr_code: {
    icon: QrCode,
    label: m.pay_method_qr_code,
    hint: m.pay_method_qr_hint,
    tooHigh: m.checkout_amount_too_high,
  },
  installment: {
    icon: CalendarDays,
    label: m.pay_method_installment,
    hint: m.pay_method_installment_hint,
    tooHigh: m.checkout_amount_too_high,
  },
  bank_transfer: {
    icon: Landmark,
    label: m.pay_method_bank_transfer,
    hint: m.pay_method_transfer_hint,
    tooHigh: m.checkout_amount_too_high,
  },
  cash_on_delivery: {
    icon: Banknote,
    label: m.pay_method_cash_on_delivery,
    hint: () => m.checkout_cash_hint(cashLimit),
    tooHigh: () => m.checkout_cash_too_high(cashLimit),
  },
};

const problemText: Record<PaymentProblem, (method: PaymentMethod) => string> = {
  amount_too_high: (method) => paymentMethodText[method].tooHigh(),
  amount_too_low: () => m.checkout_amount_too_low(),
  installment_conflict: () => m.checkout_installment_conflict(),
  not_on_installments: () => m.checkout_installment_not_offered(),
  below_installment_minimum: () => m.checkout_installment_minimum(),
  not_in_area: () => m.checkout_method_not_in_area(),
  shipping_only: () => m.checkout_cash_shipping_only(),
  goods_only: () => m.checkout_cash_goods_only(),
  two_deliveries: () => m.checkout_cash_two_deliveries(),
  too_many_cash_orders: () => m.checkout_cash_too_many_orders(),
  too_many_cash_units: () => m.checkout_cash_too_many_units(),
  parcel_refused_before: () => m.checkout_cash_refused_before(),
};

/** Why an order cannot be paid by a method. */
export function paymentProblemText(method: PaymentMethod, problem: PaymentProblem): string {
  return problemText[problem](method);
}

/** Text on our pay page above the link to the gateway's page. */
export const gatewayPageText: Record<GatewayPageMethod, { title: Text; text: Text; button: Text }> = {
  credit_card: { title: m.pay_card_title, text: m.pay_card_text, button: m.pay_card_go },
  installment: { title: m.pay_installment_title, text: m.pay_installment_text, button: m.pay_installment_go },
};

/** The carrier collects the money when the order is delivered. */
const carrierStatusText: Partial<Record<OrderStatus, Text>> = {
  delivered: m.orders_payment_succeeded,
  refund_pending: m.orders_payment_succeeded,
  refunded: m.orders_payment_succeeded,
  cancelled: m.orders_payment_not_collected,
};

/** Payment status of an order without a payment attempt. */
export function noAttemptText(collector: PaymentCollector, status: OrderStatus): string {
  if (collector !== 'carrier') return m.orders_payment_pending();
  return (carrierStatusText[status] ?? m.orders_payment_on_delivery)();
}

export const paymentStatusText: Record<PaymentStatus, Text> = {
  created: m.orders_payment_pending,
  pending: m.orders_payment_pending,
  succeeded: m.orders_payment_succeeded,
  failed: m.orders_payment_failed,
  expired: m.orders_payment_expired,
  cancelled: m.orders_payment_cancelled,
};

/** By the failure codes of Omise, which the mock gateway uses as well. */
const failures: Record<string, Text> = {
  insufficient_fund: m.pay_failure_insufficient_fund,
  insufficient_balance: m.pay_failure_insufficient_fund,
  transaction_limit_exceeded: m.pay_failure_limit,
  stolen_or_lost_card: m.pay_failure_stolen_or_lost_card,
  expired_card: m.pay_failure_expired_card,
  payment_rejected: m.pay_failure_payment_rejected,
  failed_fraud_check: m.pay_failure_payment_rejected,
  payment_cancelled: m.pay_failure_payment_cancelled,
  invalid_card: m.pay_failure_card_details,
  invalid_account_number: m.pay_failure_card_details,
  invalid_security_code: m.pay_failure_card_details,
  failed_processing: m.pay_failure_provider,
  internal_error: m.pay_failure_provider,
  timeout: m.pay_failure_provider,
  used_token: m.pay_failure_provider,
  invalid_amount: m.pay_failure_provider,
  invalid_charge: m.pay_failure_provider,
  not_found: m.pay_failure_provider,
};

/**
 * Why an attempt failed or expired; undefined for others, and for failure codes that do not help the shopper. A bank transfer that expired
 * may have been made: only its status is known.
 */
export function attemptFailureText({
  paymentMethod,
  status,
  failureCode,
}: Pick<Payment, 'paymentMethod' | 'status' | 'failureCode'>): string | undefined {
  // The money may arrive after the attempt has expired or was cancelled.
  if (failureCode === 'amount_differs') return m.pay_failure_amount_differs();
  if (status === 'expired') return paymentMethod === 'bank_transfer' ? undefined : m.pay_failure_expired();
  return status === 'failed' && failureCode !== null ? failures[failureCode]?.() : undefined;
}
