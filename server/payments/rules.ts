import type { Satang } from '#contract/money.ts';
import { type AmountProblem, type PaymentMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import type { PaymentStatus } from '#contract/payments.ts';

/**
 * The transitions of a payment attempt (docs/reference/payments.md). `failed`, `expired` and `cancelled` are not final: a payment
 * that arrives anyway makes the attempt succeed.
 */
const attemptTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['pending', 'failed', 'expired', 'cancelled'],
  pending: ['succeeded', 'failed', 'expired', 'cancelled'],
  succeeded: [],
  failed: ['succeeded'],
  expired: ['succeeded'],
  cancelled: ['succeeded'],
};

export function isAttemptTransitionAllowed(from: PaymentStatus, to: PaymentStatus): boolean {
  return attemptTransitions[from].includes(to);
}

/** Whether the attempt can still be paid or fail. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'pending';
}

/** Inclusive limits of an amount in satang; null means no limit. */
export interface AmountLimits {
  minAmount: Satang | null;
  maxAmount: Satang | null;
}

/** Why an amount cannot be paid by a method, by the shop's limits or the gateway's; null if it can. */
export function amountProblem(
  method: PaymentMethod,
  amount: Satang,
  gatewayLimits: AmountLimits | null,
): AmountProblem | null {
  return problemWith(amount, paymentMethodTerms[method]) ?? (gatewayLimits && problemWith(amount, gatewayLimits));
}

function problemWith(amount: Satang, { minAmount, maxAmount }: AmountLimits): AmountProblem | null {
  if (minAmount !== null && amount < minAmount) return 'amount_too_low';
  return maxAmount !== null && amount > maxAmount ? 'amount_too_high' : null;
}
