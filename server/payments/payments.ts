import type { FileContent } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { isGatewayMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { closeAttention, requireAttentionAfterFailure } from '../attention/attention.ts';
import { type Db, isBusy, isUnavailable, type Tx } from '../db/database.ts';
import { needsCardToken, recoverCharge, requestCharge } from './charge-requests.ts';
import type { CardVault } from './gateway.ts';
import { findGateway, gatewayNameOf, gatewayOfAttempt } from './gateways.ts';
import {
  type Attempt,
  endOpenAttempt,
  findAttempt,
  findAttemptAndSiblings,
  findAttempts,
  findLateAttempts,
  findLatestAttempt,
  findOpenAttempt,
  insertAttempt,
  lockAttempts,
  type NewAttempt,
} from './queries.ts';
import { isOpen } from './rules.ts';
import { applyCharge, closeCharge, closeCharges, type OnSettled, settleCharge } from './settlement.ts';

/*
 * Payment attempts (docs/reference/payments.md). This feature does not depend on orders: a `reference` identifies what is
 * paid for, and the caller's `OnSettled` handles the result. To avoid deadlocks, lock attempts before the row they pay for.
 */

export type { InstallmentSnapshot } from './gateway.ts';
export {
  type CapabilityReading,
  type PaymentOffer,
  readPaymentOffer,
  readPlanFilter,
  refreshCapabilities,
} from './payment-offer.ts';
export { type Attempt, findAttempts } from './queries.ts';
export type { Refund } from './refund-queries.ts';
export {
  findPaymentToRefund,
  isUnanswered,
  leaveToOperator,
  listRefunds,
  type OnRefunded,
  performDueRefunds,
  performRefund,
  readUnansweredRefunds,
  recordFreeUnits,
  requestRefund,
  retryRefusedRefunds,
  setCreditNote,
  stateSentMoney,
} from './refunds.ts';
export { confirmTransfer, type OnSettled, type Settlement } from './settlement.ts';

type Unavailable = 'payment_gateway_unavailable';

/** Creates the first attempt of a reference without calling the gateway: `created`, or `pending` if it needs none. */
export function createAttempt(context: Pick<AppContext, 'settings'>, tx: Tx, attempt: NewAttempt): Promise<Attempt> {
  const { method } = attempt;
  return insertAttempt(tx, { ...attempt, gateway: isGatewayMethod(method) ? gatewayNameOf(context, method) : null });
}

/** Creates another attempt of a reference, as `createAttempt` does, and cancels the open one. */
export async function replaceAttempt(
  context: Pick<AppContext, 'settings'>,
  tx: Tx,
  attempt: NewAttempt,
): Promise<Attempt> {
  await endOpenAttempt(tx, attempt.reference, 'cancelled', attempt.now);
  return createAttempt(context, tx, attempt);
}

/**
 * Requests the gateway's charge for a `created` attempt, which then becomes `pending`; a bank transfer needs none. Charges of
 * earlier attempts are expired first; if one of them has been paid, it is settled and this attempt is cancelled. Must run outside any
 * transaction. Safe to call again after a crash or concurrently: the charge is created once. An attempt that waits for a card
 * (`cardVault` of its payment) stays `created` until it is called with the card's token; one that the gateway refuses becomes `failed`.
 */
export async function startAttempt(
  context: AppContext,
  paymentId: string,
  chargeDetails: { returnUrl: string; description: string; locale: Locale; cardToken: string | null },
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  const { attempt, siblings } = await findAttemptAndSiblings(context.db, paymentId);
  const { reference, method, installment, amount, expiresAt } = attempt;
  if (attempt.gateway === null ? !isOpen(attempt.status) : attempt.status !== 'created') return ok(null);
  const closed = await closeCharges(context, siblings, onSettled);
  if (!closed.ok) return closed;
  if (closed.data.paid) return ok(null);
  if (attempt.gateway === null || !isGatewayMethod(method)) return ok(null);
  const found = gatewayOfAttempt(context, attempt.gateway);
  if (!found.ok) return found;
  const gateway = found.data;
  const kind = paymentMethodTerms[method].chargeKind;
  const request = { paymentId, reference, kind, installment, amount, expiresAt, ...chargeDetails };
  const requested = await requestCharge(context, gateway, attempt, request);
  if (!requested.ok) return requested;
  if (!requested.data) return ok(null);
  const { attempt: started, charge } = requested.data;
  // The attempt ended during the request, so its charge must not be paid.
  if (started.status === 'cancelled' || started.status === 'expired') await closeCharge(context, started, onSettled);
  else if (charge.status !== 'pending') await applyCharge(context, { gateway, reference, charge }, onSettled);
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
  if (!attempt?.chargeId || attempt.gateway === null) return ok(null);
  const gateway = gatewayOfAttempt(context, attempt.gateway);
  return gateway.ok ? settleCharge(context, gateway.data, attempt.chargeId, onSettled) : gateway;
}

/**
 * For so long after its window, a charge whose attempt ended is read again: a bank confirms a card within minutes. Later only an event
 * reports it.
 */
const lateChargeMs = 3 * 3600_000;
/** Within this time, `settle-late-charges` runs again. */
const lateRunMs = 3600_000;
/**
 * A gateway that did not respond for so many charges in succession is not asked for others: by the job, and while a shopper waits, whose
 * request has time for three. A few charges that it never responds for, such as those of another account, do not hide the others.
 */
const maxUnanswered = { job: 20, shopper: 3 };

/**
 * Reads the charges of ended attempts, such as of a card whose 3-D Secure was open when its order expired, and settles those that
 * were still paid: of one reference, for a shopper, or of all of them. One that cannot be read or settled when it is read for the last
 * time needs attention.
 */
export async function settleLateCharges(
  context: AppContext,
  reference: string | null,
  onSettled: OnSettled,
): Promise<void> {
  const since = new Date(context.clock().getTime() - lateChargeMs);
  const limit = reference === null ? maxUnanswered.job : maxUnanswered.shopper;
  const unanswered = new Map<string | null, number>();
  for (const attempt of await findLateAttempts(context.db, reference, since)) {
    const { paymentId, chargeId, gateway } = attempt;
    const subject = `${attempt.reference} ${paymentId}`;
    const isReadAgain = attempt.expiresAt.getTime() > since.getTime() + lateRunMs;
    const requireOperator = () => {
      const item = { kind: 'charge_not_settled', subject, details: { paymentId, chargeId } } as const;
      return requireAttentionAfterFailure(context, { ...item, now: context.clock() });
    };
    const failures = unanswered.get(gateway) ?? 0;
    try {
      const settled =
        failures < limit ? await settleAttemptCharge(context, attempt, onSettled) : fail('payment_gateway_unavailable');
      unanswered.set(gateway, settled.ok ? 0 : failures + 1);
      if (settled.ok)
        await closeAttention(context.db, { kinds: ['charge_not_settled'], subject, now: context.clock() });
      else if (!isReadAgain) await requireOperator();
    } catch (error) {
      // One failing charge must not prevent the others.
      if (isBusy(error) && isReadAgain) {
        context.log.warn({ reason: String(error), paymentId }, 'a late charge is left for the next run');
        continue;
      }
      context.log.error({ err: error, paymentId }, 'a late charge could not be settled');
      if (!isUnavailable(error)) await requireOperator();
    }
  }
}

/** Reads the charge of an attempt and settles it, also a charge whose response was lost. */
async function settleAttemptCharge(
  context: AppContext,
  attempt: Attempt,
  onSettled: OnSettled,
): Promise<Result<null, Unavailable>> {
  if (attempt.gateway === null) return ok(null);
  const gateway = gatewayOfAttempt(context, attempt.gateway);
  if (!gateway.ok) return gateway;
  const recovered = await recoverCharge(context, gateway.data, attempt);
  if (!recovered.ok) return recovered;
  const { chargeId } = recovered.data?.attempt ?? attempt;
  return chargeId ? settleCharge(context, gateway.data, chargeId, onSettled) : ok(null);
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

/** Whether an attempt is started with the token of a card, unless it has been. */
export function acceptsCard(context: AppContext, attempt: Attempt): boolean {
  if (attempt.gateway === null || attempt.status !== 'created') return false;
  const gateway = findGateway(context, attempt.gateway);
  return gateway !== undefined && needsCardToken(gateway, attempt);
}

/** Where the card form of an attempt gets its token; null if the attempt does not wait for a card. */
function cardVaultOf(context: AppContext, attempt: Attempt): CardVault | null {
  if (attempt.gateway === null || attempt.status !== 'created' || attempt.chargeRequestedAt) return null;
  const gateway = findGateway(context, attempt.gateway);
  return gateway && needsCardToken(gateway, attempt) ? gateway.cardVault : null;
}

/** The picture of the QR code of a pending attempt. */
export async function readQrImage(
  context: AppContext,
  paymentId: string,
): Promise<Result<FileContent, 'payment_not_found' | Unavailable>> {
  const attempt = await findAttempt(context.db, paymentId);
  if (attempt?.status !== 'pending' || !attempt.qrImageUrl || attempt.gateway === null)
    return fail('payment_not_found');
  const gateway = gatewayOfAttempt(context, attempt.gateway);
  if (!gateway.ok) return gateway;
  const image = await gateway.data.readQrImage?.(attempt.qrImageUrl);
  if (!image) return fail('payment_not_found');
  return image.ok ? ok({ fileName: `${attempt.reference}.png`, content: image.data }) : image;
}

/** An attempt in the form of the API; the ways to pay it only while it is pending. */
export function presentPayment(context: AppContext, attempt: Attempt): Payment {
  const isPending = attempt.status === 'pending';
  return {
    paymentId: attempt.paymentId,
    paymentMethod: attempt.method,
    status: attempt.status,
    amount: bahtFromSatang(attempt.amount),
    cardVault: cardVaultOf(context, attempt),
    redirectUrl: isPending ? attempt.redirectUrl : null,
    qrPayload: isPending ? attempt.qrPayload : null,
    qrImagePath: isPending && attempt.qrImageUrl ? `/payment/api/payments/${attempt.paymentId}/qr-code` : null,
    expiresAt: isOpen(attempt.status) ? attempt.expiresAt.toISOString() : null,
    failureCode: attempt.failureCode,
  };
}
