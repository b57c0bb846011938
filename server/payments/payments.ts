import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import {
  type AmountProblem,
  type GatewayMethod,
  isGatewayMethod,
  type PaymentMethod,
  paymentMethodTerms,
} from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { Db, Tx } from '../db/database.ts';
import { defaultGateway, gatewayOf } from './gateways.ts';
import {
  type Attempt,
  endOpenAttempt,
  findAttemptAndSiblings,
  findAttempts,
  findLatestAttempt,
  findOpenAttempt,
  insertAttempt,
  lockAttempts,
  storeCharge,
} from './queries.ts';
import { amountProblem, isOpen } from './rules.ts';
import { closeCharges, type OnSettled, settleCharge } from './settlement.ts';

/*
 * Payment attempts (docs/reference/payments.md). This feature does not depend on orders: a `reference` identifies what is
 * paid for, and the caller's `OnSettled` handles the result. To avoid deadlocks, lock attempts before the row they pay for.
 */

export { type Attempt, findAttempts } from './queries.ts';
export type { OnSettled, Settlement } from './settlement.ts';

type Unavailable = 'payment_gateway_unavailable';

/** Why an amount cannot be paid by a method; null if it can. */
export function findAmountProblem(context: AppContext, method: PaymentMethod, amount: Satang): AmountProblem | null {
  const limits = isGatewayMethod(method)
    ? gatewayOf(context, defaultGateway).limits[paymentMethodTerms[method].chargeKind]
    : null;
  return amountProblem(method, amount, limits);
}

/** Creates an attempt (`created`) without calling the gateway. An open attempt of the same reference is cancelled. */
export async function createAttempt(
  tx: Tx,
  attempt: { reference: string; method: GatewayMethod; amount: Satang; now: Date; expiresAt: Date },
): Promise<Attempt> {
  await endOpenAttempt(tx, attempt.reference, 'cancelled', attempt.now);
  return insertAttempt(tx, { ...attempt, gateway: defaultGateway });
}

/**
 * Requests the gateway's charge for a `created` attempt, which then becomes `pending`. Charges of earlier attempts are
 * expired first; if one of them has been paid, it is settled and this attempt is cancelled. Must run outside any
 * transaction. Safe to call again after a crash or concurrently: the charge is created once.
 */
export async function startAttempt(
  context: AppContext,
  paymentId: string,
  chargeDetails: { returnUrl: string; description: string; locale: Locale },
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const { attempt, siblings } = await findAttemptAndSiblings(context.db, paymentId);
  if (attempt.status !== 'created') return ok(null);
  const closed = await closeCharges(context, siblings, onSettled);
  if (!closed.ok) return closed;
  if (closed.data.paid) return ok(null);
  const gateway = gatewayOf(context, attempt.gateway);
  const { reference, method, amount, expiresAt } = attempt;
  const kind = paymentMethodTerms[method].chargeKind;
  const created = await gateway.createCharge({ paymentId, reference, kind, amount, expiresAt, ...chargeDetails });
  if (!created.ok) return created;
  const started = await storeCharge(context.db, paymentId, created.data, context.clock());
  // The attempt ended during the request, so its charge must not be paid.
  if (!isOpen(started.status)) await gateway.expireCharge(created.data.chargeId);
  return ok(null);
}

/** The current attempt of a reference: the one that succeeded, else the open one, else the newest; null if there is none. */
export async function latestAttempt(db: Db, reference: string): Promise<Attempt | null> {
  return (await findLatestAttempt(db, reference)) ?? null;
}

/** Reads the open attempt's charge from the gateway and settles it. */
export async function settleOpenAttempt(
  context: AppContext,
  reference: string,
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const attempt = await findOpenAttempt(context.db, reference);
  if (!attempt?.chargeId) return ok(null);
  return settleCharge(context, gatewayOf(context, attempt.gateway), attempt.chargeId, onSettled);
}

/**
 * Expires all charges of a reference at the gateway. A charge that has already been paid or has failed is settled. An open
 * attempt stays open: the caller ends it with `endAttempt` in its own transaction.
 */
export async function closeAttempts(
  context: AppContext,
  reference: string,
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const closed = await closeCharges(context, await findAttempts(context.db, reference), onSettled);
  return closed.ok ? ok(null) : closed;
}

/** Locks the attempts of a reference until the transaction ends. Call before locking the row that they pay for. */
export async function lockPaymentAttempts(tx: Tx, reference: string): Promise<void> {
  await lockAttempts(tx, reference);
}

/** Ends the open attempt of a reference, if there is one. */
export async function endAttempt(tx: Tx, reference: string, status: 'cancelled' | 'expired', now: Date): Promise<void> {
  await endOpenAttempt(tx, reference, status, now);
}

/** An attempt in the form of the API; `redirectUrl` and `qrPayload` only while it is pending. */
export function presentPayment(attempt: Attempt): Payment {
  const isPending = attempt.status === 'pending';
  return {
    paymentId: attempt.paymentId,
    paymentMethod: attempt.method,
    status: attempt.status,
    amount: bahtFromSatang(attempt.amount),
    redirectUrl: isPending ? attempt.redirectUrl : null,
    qrPayload: isPending ? attempt.qrPayload : null,
    expiresAt: isOpen(attempt.status) ? attempt.expiresAt.toISOString() : null,
    failureCode: attempt.failureCode,
  };
}
