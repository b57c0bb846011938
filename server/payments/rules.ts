import type { Satang } from '#contract/money.ts';
import { type AmountProblem, type PaymentMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import type { PaymentStatus } from '#contract/payments.ts';

/**
 * The moves of a payment attempt (behaviour 5). `expired` and `cancelled` are our own view of a charge: money that arrives
 * nevertheless makes the attempt succeed.
 */
export const attemptMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['pending', 'expired', 'cancelled'],
  pending: ['succeeded', 'failed', 'expired', 'cancelled'],
  succeeded: [],
  failed: [],
  expired: ['succeeded'],
  cancelled: ['succeeded'],
};

export function isAttemptMoveAllowed(from: PaymentStatus, to: PaymentStatus): boolean {
  return attemptMoves[from].includes(to);
}

/** Whether the attempt still waits for its end. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'pending';
}

/** Amounts that can be paid, in satang, both included; null where there is no limit. */
export interface AmountLimits {
  minAmount: Satang | null;
  maxAmount: Satang | null;
}

/** Why an amount cannot be paid by a method, by the shop's limits or those of the method's gateway; null where it can. */
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
