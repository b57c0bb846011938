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
import type { Db, Tx } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { gatewayInUse, gatewayOf } from './gateways.ts';
import {
  type Attempt,
  endOpenAttempt,
  findAttemptAndSiblings,
  findAttempts,
  findLatestAttempt,
  findOpenAttempt,
  insertAttempt,
  keepCharge,
  lockAttempts,
} from './queries.ts';
import { amountProblem, isOpen } from './rules.ts';
import { closeCharges, type OnSettled, settleCharge } from './settlement.ts';

/*
 * Attempts to pay (behaviour 5). Payments know no orders: who is paid for is a `reference`, what follows from a payment is
 * the caller's `OnSettled`. Where attempts and another row must be locked together, attempts come first.
 */

export type { Attempt } from './queries.ts';
export type { OnSettled, Settlement } from './settlement.ts';

type Unavailable = 'payment_gateway_unavailable';

/** Why an amount cannot be paid by a method; null where it can. */
export function paymentProblem(shop: Shop, method: PaymentMethod, amount: Satang): AmountProblem | null {
  const limits = isGatewayMethod(method)
    ? gatewayOf(shop, gatewayInUse).limits[paymentMethodTerms[method].chargeKind]
    : null;
  return amountProblem(method, amount, limits);
}

/** Opens an attempt, `created`, with nothing asked of the gateway yet; an open one of the same reference ends `cancelled`. */
export async function openAttempt(
  tx: Tx,
  attempt: { reference: string; method: GatewayMethod; amount: Satang; now: Date; expiresAt: Date },
): Promise<Attempt> {
  await endOpenAttempt(tx, attempt.reference, 'cancelled', attempt.now);
  return insertAttempt(tx, { ...attempt, gateway: gatewayInUse });
}

/**
 * Asks the gateway for the charge of a `created` attempt, which becomes `pending` with what the shopper needs in order to
 * pay. Charges of earlier attempts are made unpayable first; when one of them turns out to be paid, that is settled and
 * this attempt is over. Runs outside of any transaction, and may be called again after a crash or at the same time:
 * there is one charge.
 */
export async function startAttempt(
  shop: Shop,
  paymentId: string,
  words: { returnUrl: string; description: string; locale: Locale },
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const { attempt, siblings } = await findAttemptAndSiblings(shop.db, paymentId);
  if (attempt.status !== 'created') return ok(null);
  const closed = await closeCharges(shop, siblings, onSettled);
  if (!closed.ok) return closed;
  if (closed.data.paid) return ok(null);
  const gateway = gatewayOf(shop, attempt.gateway);
  const { reference, method, amount, expiresAt } = attempt;
  const kind = paymentMethodTerms[method].chargeKind;
  const created = await gateway.createCharge({ paymentId, reference, kind, amount, expiresAt, ...words });
  if (!created.ok) return created;
  const started = await keepCharge(shop.db, paymentId, created.data, shop.clock());
  // It was ended while the gateway worked: nobody is to pay it.
  if (!isOpen(started.status)) await gateway.expireCharge(created.data.chargeId);
  return ok(null);
}

/** The attempt that counts for a reference: the one that succeeded, else the open one, else the newest; null without any. */
export async function latestAttempt(db: Db, reference: string): Promise<Attempt | null> {
  return (await findLatestAttempt(db, reference)) ?? null;
}

/** Asks the gateway what became of the open attempt, and settles it. */
export async function reconcile(
  shop: Shop,
  reference: string,
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const attempt = await findOpenAttempt(shop.db, reference);
  if (!attempt?.chargeId) return ok(null);
  return settleCharge(shop, gatewayOf(shop, attempt.gateway), attempt.chargeId, onSettled);
}

/**
 * Asks the gateway to take no more money for a reference. A charge that turns out to be paid, or to have failed, is
 * settled; an attempt that is open stays so: the caller ends it by `endAttempts` in the transaction that needs it ended.
 */
export async function closePayments(
  shop: Shop,
  reference: string,
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const closed = await closeCharges(shop, await findAttempts(shop.db, reference), onSettled);
  return closed.ok ? ok(null) : closed;
}

/** Locks the attempts of a reference, before the row that they pay for is locked. */
export async function lockPayments(tx: Tx, reference: string): Promise<void> {
  await lockAttempts(tx, reference);
}

/** Ends the open attempt of a reference, if there is one. */
export async function endAttempts(
  tx: Tx,
  reference: string,
  status: 'cancelled' | 'expired',
  now: Date,
): Promise<void> {
  await endOpenAttempt(tx, reference, status, now);
}

/** An attempt as its buyer gets it; ways to pay are shown while it is pending. */
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
