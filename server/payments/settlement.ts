import type { Satang } from '#contract/money.ts';
import type { PrepaidMethod } from '#contract/payment-methods.ts';
import { ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { requireAttention } from '../attention/attention.ts';
import { type Tx, transaction } from '../db/database.ts';
import { adoptCharge, recoverCharge } from './charge-requests.ts';
import type { Charge, Gateway, InstallmentSnapshot, WebhookEvent } from './gateway.ts';
import { gatewayOfAttempt } from './gateways.ts';
import {
  type Attempt,
  endOpenAttempt,
  findAttempt,
  findReferenceOfCharge,
  lockAttempts,
  recordEvent,
  setAttemptStatus,
  setChargeClosed,
} from './queries.ts';
import { requestRefund } from './refunds.ts';
import { isAttemptTransitionAllowed, isOpen } from './rules.ts';

/** The final result of an attempt at the gateway. */
export interface Settlement {
  reference: string;
  paymentId: string;
  status: 'succeeded' | 'failed' | 'expired';
  amount: Satang;
  /** When the money was received, by the gateway or on the shop's account, as far as that is known; the shop may learn of it later. */
  paidAt: Date;
  /** Of the attempt: the shopper may have chosen another one since. */
  method: PrepaidMethod;
  installment: InstallmentSnapshot | null;
}

/** Callback for a settled attempt, in the transaction that stores the result; called once per settlement. */
export type OnSettled = (tx: Tx, settlement: Settlement) => Promise<void>;

/** Failure code of a charge whose amount or currency is not what was requested. */
const amountDiffers = 'amount_differs';
/** Failure code of an attempt that was paid after another one. */
const paidTwice = 'paid_twice';

const attemptStatusOf = { successful: 'succeeded', failed: 'failed', expired: 'expired' } as const;

type EndedCharge = Charge & { status: keyof typeof attemptStatusOf };

/**
 * Reads a charge from the gateway and applies its status to our attempt. Idempotent, also for concurrent calls. With
 * `event`, an event that has been handled since its charge ended changes nothing. An unknown charge is logged and ignored.
 */
export async function settleCharge(
  context: AppContext,
  gateway: Gateway,
  chargeId: string,
  onSettled: OnSettled,
  event?: WebhookEvent,
): Promise<Result<null, 'payment_gateway_unavailable'>> {
  const known = await findReferenceOfCharge(context.db, gateway.name, chargeId);
  const found = known ? ok(known) : await referenceOfNewCharge(context, gateway, event);
  if (!found.ok) return found;
  const reference = found.data;
  if (!reference) {
    context.log.warn({ gateway: gateway.name, chargeId }, 'an event refers to an unknown charge');
    return ok(null);
  }
  const charge = await gateway.readCharge(chargeId);
  if (!charge.ok) return charge;
  await applyCharge(context, { gateway, reference, charge: charge.data }, onSettled, event?.eventId);
  return ok(null);
}

/** The reference of a charge that an event reports before the shop knows its id; null if it is not ours. */
async function referenceOfNewCharge(
  context: AppContext,
  gateway: Gateway,
  event: WebhookEvent | undefined,
): Promise<Result<string | null, 'payment_gateway_unavailable'>> {
  const attempt = event?.paymentId && (await findAttempt(context.db, event.paymentId));
  if (!attempt || attempt.gateway !== gateway.name) return ok(null);
  const adopted = await adoptCharge(context, gateway, attempt, event);
  if (!adopted.ok) return adopted;
  return ok(adopted.data?.charge.chargeId === event.chargeId ? attempt.reference : null);
}

/**
 * Expires the charges of these attempts at the gateway, and settles those that have been paid or have failed. That of a cancelled attempt
 * is left out once it is closed: if it is paid later, it is settled like any late payment.
 */
export async function closeCharges(
  context: AppContext,
  attempts: Attempt[],
  onSettled: OnSettled,
): Promise<Result<{ paid: boolean }, 'payment_gateway_unavailable'>> {
  let paid = false;
  for (const attempt of attempts) {
    const isUnclosed = attempt.status === 'cancelled' && !attempt.chargeClosedAt;
    if (!isOpen(attempt.status) && !isUnclosed) continue;
    const closed = await closeCharge(context, attempt, onSettled);
    if (!closed.ok) return closed;
    paid ||= closed.data.paid;
  }
  return ok({ paid });
}

/** Expires the charge of an attempt, if there is one, and settles it if it has been paid or has failed. */
export async function closeCharge(
  context: AppContext,
  attempt: Attempt,
  onSettled: OnSettled,
): Promise<Result<{ paid: boolean }, 'payment_gateway_unavailable'>> {
  if (attempt.gateway === null || (!attempt.chargeId && !attempt.chargeRequestedAt)) return ok({ paid: false });
  const found = gatewayOfAttempt(context, attempt.gateway);
  if (!found.ok) return found;
  const gateway = found.data;
  const recovered = await recoverCharge(context, gateway, attempt);
  if (!recovered.ok) return recovered;
  const { chargeId, reference } = recovered.data?.attempt ?? attempt;
  if (!chargeId) return ok({ paid: false });
  const charge = await gateway.expireCharge(chargeId);
  if (!charge.ok) return charge;
  const { status } = charge.data;
  if (status === 'successful' || status === 'failed')
    await applyCharge(context, { gateway, reference, charge: charge.data }, onSettled);
  if (status === 'expired' || status === 'failed')
    await setChargeClosed(context.db, attempt.paymentId, context.clock());
  return ok({ paid: status === 'successful' });
}

/**
 * Settles a bank transfer that an operator found on the shop's account: the latest attempt by bank transfer succeeds, also after
 * it has expired or was cancelled, and an open one by another method is cancelled.
 *
 * @returns false if there is none that can succeed, such as when the reference is paid
 */
export async function confirmTransfer(context: AppContext, reference: string, onSettled: OnSettled): Promise<boolean> {
  const superseded = await transaction(context.db, async (tx) => {
    const attempts = await lockAttempts(tx, reference);
    const isPaid = attempts.some(({ status }) => status === 'succeeded');
    const [latest] = attempts
      .filter(({ gateway }) => gateway === null)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    if (!latest || isPaid) return null;
    const settled = { attempts, attempt: latest, end: 'succeeded', failureCode: null, paidAt: null } as const;
    return settleAttempt(context, tx, settled, onSettled);
  });
  await closeCharges(context, superseded ?? [], onSettled);
  return superseded !== null;
}

/** A charge that belongs to one of our attempts, in its state at the gateway. */
export interface KnownCharge {
  gateway: Gateway;
  reference: string;
  charge: Charge;
}

/**
 * Stores the final status of a charge, and closes the open attempts that it replaces. An event of a charge that is still pending is not
 * recorded: when it is delivered again, the charge may have ended.
 */
export async function applyCharge(
  context: AppContext,
  known: KnownCharge,
  onSettled: OnSettled,
  eventId?: string,
): Promise<void> {
  const { gateway, charge } = known;
  const { status } = charge;
  if (status === 'pending') return;
  const superseded = await transaction(context.db, async (tx) => {
    const event = eventId && { gateway: gateway.name, eventId, chargeId: charge.chargeId, now: context.clock() };
    if (event && !(await recordEvent(tx, event))) return [];
    return applyToAttempts(context, tx, { ...known, charge: { ...charge, status } }, onSettled);
  });
  // A cancelled or expired attempt was paid: its successor must not be paid as well.
  await closeCharges(context, superseded, onSettled);
}

/** Stores the final status of a charge in its attempt, unless it is already stored. Returns the open attempts that were cancelled because of it. */
async function applyToAttempts(
  context: AppContext,
  tx: Tx,
  { gateway, reference, charge }: KnownCharge & { charge: EndedCharge },
  onSettled: OnSettled,
): Promise<Attempt[]> {
  const { chargeId } = charge;
  const attempts = await lockAttempts(tx, reference);
  const attempt = attempts.find((one) => one.gateway === gateway.name && one.chargeId === chargeId);
  if (!attempt) throw new Error(`${reference} has no attempt with the charge ${chargeId}`);
  const { paymentId, amount } = attempt;
  const { end, failureCode } = resultOf(charge, amount);
  if (failureCode === amountDiffers && attempt.status !== 'succeeded' && attempt.failureCode !== amountDiffers) {
    const now = context.clock();
    await requireAttention(tx, {
      kind: 'amount_differs',
      subject: `${reference} ${chargeId}`,
      details: { paymentId, chargeId, expected: amount, received: charge.amount, currency: charge.currency },
      now,
    });
    // The money of an ended attempt is at the gateway as well.
    if (!isOpen(attempt.status)) await setAttemptStatus(tx, paymentId, attempt.status, amountDiffers, now);
  }
  return settleAttempt(context, tx, { attempts, attempt, end, failureCode, paidAt: charge.paidAt }, onSettled);
}

/** Stores the final status of one of the locked attempts of a reference, unless it is stored. Returns the open attempts that were cancelled because of it. */
async function settleAttempt(
  context: AppContext,
  tx: Tx,
  {
    attempts,
    attempt,
    end,
    failureCode,
    paidAt,
  }: {
    attempts: Attempt[];
    attempt: Attempt;
    end: Settlement['status'];
    failureCode: string | null;
    paidAt: Date | null;
  },
  onSettled: OnSettled,
): Promise<Attempt[]> {
  const now = context.clock();
  const { reference, paymentId, amount, method, installment, chargeId } = attempt;
  if (!isAttemptTransitionAllowed(attempt.status, end)) return [];
  if (end === 'succeeded' && attempts.some((one) => one.status === 'succeeded')) {
    // Reported again, such as after its refund.
    if (attempt.failureCode === paidTwice) return [];
    await requireAttention(tx, { kind: 'paid_twice', subject: reference, details: { paymentId, chargeId }, now });
    await setAttemptStatus(tx, paymentId, 'cancelled', paidTwice, now);
    const reason = { th: 'ชำระเงินซ้ำ', en: 'paid twice' };
    await requestRefund(context, tx, { reference, paymentId, isExcess: true, amount, reason, now });
    return [];
  }
  const superseded = end === 'succeeded' ? attempts.filter((one) => one !== attempt && isOpen(one.status)) : [];
  if (superseded.length > 0) await endOpenAttempt(tx, reference, 'cancelled', now);
  await setAttemptStatus(tx, paymentId, end, failureCode, now);
  await onSettled(tx, { reference, paymentId, status: end, amount, paidAt: paidAt ?? now, method, installment });
  return superseded.map((one): Attempt => ({ ...one, status: 'cancelled' }));
}

/** What an ended charge means for its attempt. Another amount than requested does not pay it. */
function resultOf(
  { status, failureCode, amount, currency }: EndedCharge,
  requested: Satang,
): { end: Settlement['status']; failureCode: string | null } {
  const differs = status === 'successful' && (amount !== requested || currency !== 'THB');
  return differs ? { end: 'failed', failureCode: amountDiffers } : { end: attemptStatusOf[status], failureCode };
}
