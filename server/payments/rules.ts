import type { Satang } from '#contract/money.ts';
import type { PaymentMethod, PaymentStatus } from '#contract/payments.ts';

/** Ways to pay that go through a gateway; cash on delivery is the courier's and makes no attempt. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash_on_delivery'>;

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

/** What a gateway takes in one charge, ends included. */
export interface ChargeLimits {
  minimum: Satang;
  maximum: Satang;
}

/** Why an amount cannot be charged; null where it can. */
export function amountProblem(
  amount: Satang,
  { minimum, maximum }: ChargeLimits,
): 'amount_too_low' | 'amount_too_high' | null {
  if (amount < minimum) return 'amount_too_low';
  return amount > maximum ? 'amount_too_high' : null;
}
