import type { OpenSlipStatus } from '#contract/bank-transfers.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { type PaymentMethod, type PrepaidMethod, paymentMethodTerms } from '#contract/payment-methods.ts';

/** What decides whether an order can be paid. */
export interface UnpaidOrder {
  status: OrderStatus;
  expiresAt: Date | null;
  /** The state of its last slip. */
  slipStatus: OpenSlipStatus | null;
}

/** When an order that is placed now expires unless it is paid by then. */
export function windowEnd(method: PrepaidMethod, from: Date): Date {
  return new Date(from.getTime() + paymentMethodTerms[method].paymentWindowMinutes * 60_000);
}

/**
 * When an unpaid order expires after its payment method changed: the window of the new method counts from when the order was
 * placed, so that changing again does not extend it, and never ends before the old one.
 */
export function expiryAfterMethodChange(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  method: PrepaidMethod,
): Date {
  return later(expiresAt, windowEnd(method, createdAt));
}

/** When an unpaid order expires after its slip was rejected: the customer has a whole window again to send another. */
export function expiryAfterRejection({ expiresAt }: { expiresAt: Date }, now: Date): Date {
  return later(expiresAt, windowEnd('bank_transfer', now));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Whether the customer can start a new payment attempt: not while a slip is being checked, because it may prove the payment. */
export function isPayable({ status, expiresAt, slipStatus }: UnpaidOrder, now: Date): boolean {
  return status === 'pending_payment' && expiresAt !== null && expiresAt > now && slipStatus !== 'waiting';
}

/** Whether an unpaid order is to be expired. One whose slip is being checked is not: the operator decides. */
export function isOverdue({ status, expiresAt, slipStatus }: UnpaidOrder, now: Date): boolean {
  return status === 'pending_payment' && expiresAt !== null && expiresAt <= now && slipStatus !== 'waiting';
}

/** Whether the customer can upload a slip: until the order is paid or closed, also while another slip is being checked. */
export function isSlipExpected({
  status,
  paymentMethod,
}: {
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
}): boolean {
  return status === 'pending_payment' && paymentMethod === 'bank_transfer';
}
