import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { closeAttention, requireAttention, requireAttentionAfterFailure } from '../attention/attention.ts';
import { type Db, isBusy, isUnavailable, type Tx, transaction } from '../db/database.ts';
import type { Gateway, GatewayRefund } from './gateway.ts';
import { gatewayOfAttempt } from './gateways.ts';
import { lockAttempts } from './queries.ts';
import {
  type ClaimedRefund,
  claimRefund,
  claimUnansweredRefund,
  findDueRefunds,
  findPaidAttemptId,
  findRefunds,
  insertFreeRefund,
  insertRefund,
  type Refund,
  releaseRefund,
  requestRefusedAgain,
  type SentMoney,
  storeCreditNote,
  storeGatewayRefund,
  storeSentMoney,
  storeUnanswered,
} from './refund-queries.ts';

/*
 * Refunds (docs/reference/payments.md). A refund is requested in a transaction and performed after it: by a job, and each minute
 * by `performDueRefunds` as long as the gateway does not respond. The database refuses more than was paid.
 */

/** A refund that is not made so long after it was requested, because of no answer or of locks, needs an operator. */
const longDueMs = 24 * 3600_000;

/** One that the gateway accepted and has not made so long after it was requested, too. */
const longPendingMs = 7 * longDueMs;

/** Callback for a refund whose money went back, in the transaction that stores it; called once per refund. */
export type OnRefunded = (tx: Tx, refund: Refund) => Promise<void>;

/**
 * Requests a refund: of the payment by its gateway, or without one by the operator (`stateSentMoney`). To be called with the row locked
 * that the reference identifies.
 *
 * @returns null if `isExcess`, and this payment is refunded already
 * @throws Error if more would be refunded than was paid
 */
export async function requestRefund(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  refund: {
    reference: string;
    paymentId: string | null;
    /** Whether the payment pays for nothing, such as a second one. */
    isExcess?: boolean;
    amount: Satang;
    reason: Localised;
    /** Whether the operator states in this transaction that the money was sent. */
    isSent?: boolean | undefined;
    /** Who of the shop requests it. */
    operator?: string | null;
    now: Date;
  },
): Promise<Refund | null> {
  const inserted = await insertRefund(tx, { isExcess: false, operator: null, ...refund });
  if (!inserted) return null;
  const { refundId } = inserted;
  if (inserted.paymentId) await context.jobs.send(tx, 'perform-refund', { refundId });
  else if (!refund.isSent)
    await requireAttention(tx, {
      kind: 'refund_due',
      subject: subjectOf(inserted),
      details: { refundId, satang: refund.amount },
      now: refund.now,
    });
  return inserted;
}

/**
 * Records that units of a reference which cost nothing are not delivered, as a refund of 0 baht.
 *
 * @returns the id of the refund
 */
export function recordFreeUnits(
  tx: Tx,
  record: { reference: string; reason: Localised; operator: string; now: Date },
): Promise<string> {
  return insertFreeRefund(tx, record);
}

/** The payment of a gateway that a reference was paid by; null if the operator has to send money back. */
export async function findPaymentToRefund(db: Db, reference: string): Promise<string | null> {
  return (await findPaidAttemptId(db, reference)) ?? null;
}

/** The refunds of a reference, oldest first. */
export function listRefunds(db: Db, reference: string): Promise<Refund[]> {
  return findRefunds(db, reference);
}

/**
 * Lets the gateway perform a refund that is due. Must run outside any transaction. Safe to call again after a crash or concurrently:
 * one call at a time gets the refund, and a later one reads back what the gateway has done. If the gateway does not respond, it is
 * due again later, and after a day needs attention.
 */
export async function performRefund(context: AppContext, refundId: string, onRefunded: OnRefunded): Promise<void> {
  const refund = await claimRefund(context.db, refundId, context.clock());
  if (!refund) return;
  const gateway = gatewayOfAttempt(context, refund.gateway);
  const result = gateway.ok ? await refundOnce(gateway.data, refund) : gateway;
  if (!result.ok) {
    context.log.warn({ refundId, reference: refund.reference }, 'the gateway did not respond to a refund');
    if (isRequestedFor(context, refund, longDueMs)) await requireOperator(context, refund);
    return;
  }
  await transaction(context.db, async (tx) => {
    await lockAttempts(tx, refund.reference);
    const now = context.clock();
    const stored = await storeGatewayRefund(tx, refundId, result.data, now);
    if (stored?.status === 'requested' && isRequestedFor(context, refund, longPendingMs)) {
      await requireAttention(tx, notMade(refund, now));
      return;
    }
    await closeAttention(tx, { kinds: ['refund_not_made'], subject: subjectOf(refund), now });
    if (stored?.status === 'failed')
      await requireAttention(tx, {
        kind: 'refund_due',
        subject: subjectOf(stored),
        details: { refundId, satang: stored.amount, failureCode: stored.failureCode },
        now,
      });
    if (stored?.status !== 'succeeded') return;
    await onRefunded(tx, stored);
    await closeRefundAttention(tx, [stored], now);
  });
}

const subjectOf = ({ reference, refundId }: Pick<Refund, 'reference' | 'refundId'>) => `${reference} ${refundId}`;

const isRequestedFor = (
  { clock }: Pick<AppContext, 'clock'>,
  { requestedAt }: Pick<Refund, 'requestedAt'>,
  milliseconds: number,
) => clock().getTime() - requestedAt.getTime() >= milliseconds;

const notMade = (refund: Pick<Refund, 'reference' | 'refundId'>, now: Date) =>
  ({ kind: 'refund_not_made', subject: subjectOf(refund), details: { refundId: refund.refundId }, now }) as const;

/** Whether the gateway has made the refund is unknown: the operator is not to send the money. */
async function requireOperator(context: AppContext, refund: Pick<Refund, 'reference' | 'refundId'>): Promise<void> {
  await requireAttentionAfterFailure(context, notMade(refund, context.clock()));
}

/** Closes what needed attention because money had to go back: of the refunds of a reference that are made, and of the reference if all of them are. */
async function closeRefundAttention(tx: Tx, made: readonly Refund[], now: Date): Promise<void> {
  for (const refund of made) await closeAttention(tx, { kinds: ['refund_due'], subject: subjectOf(refund), now });
  const subject = made[0]?.reference;
  if (subject === undefined) return;
  const refunds = await findRefunds(tx, subject);
  if (refunds.some(({ status }) => status !== 'succeeded')) return;
  // Earlier versions stored `refund_due` of the reference.
  const kinds = ['refund_due', 'paid_twice', 'payment_not_expected', 'paid_late_sold_out'] as const;
  await closeAttention(tx, { kinds, subject, now });
}

async function refundOnce(
  gateway: Gateway,
  { chargeId, refundId, amount, isRetry }: ClaimedRefund,
): Promise<Result<GatewayRefund, 'payment_gateway_unavailable'>> {
  if (isRetry) {
    const made = await gateway.readRefund({ chargeId, refundId });
    if (!made.ok) return made;
    if (made.data) return ok(made.data);
  }
  return gateway.refundCharge({ chargeId, refundId, amount });
}

/** Performs all refunds that are due: those that a killed process left, and those for which the gateway did not respond. */
export async function performDueRefunds(context: AppContext, onRefunded: OnRefunded): Promise<void> {
  for (const refund of await findDueRefunds(context.db, context.clock())) {
    const { refundId } = refund;
    try {
      await performRefund(context, refundId, onRefunded);
    } catch (error) {
      // One failing refund must not prevent the others.
      if (isBusy(error) && !isRequestedFor(context, refund, longDueMs)) {
        context.log.warn({ reason: String(error), refundId }, 'a refund is left for the next run');
        continue;
      }
      context.log.error({ err: error, refundId }, 'a refund could not be performed');
      if (!isUnavailable(error)) await requireOperator(context, refund);
    }
  }
}

/** Requests the refunds of a reference again that the gateway refused, and returns them. A refund that the gateway made and that failed later is left to the operator. */
export async function retryRefusedRefunds(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  reference: string,
  now: Date,
): Promise<Refund[]> {
  const refunds = await requestRefusedAgain(tx, reference, now);
  for (const { refundId } of refunds) await context.jobs.send(tx, 'perform-refund', { refundId });
  return refunds;
}

/**
 * Stores the operator's statement that the money of a reference was sent: completes its refunds without a gateway and those that the
 * gateway refused, and returns them. To be called with the attempts locked (`lockPaymentAttempts`).
 */
export async function stateSentMoney(tx: Tx, statement: SentMoney, onRefunded: OnRefunded): Promise<Refund[]> {
  const refunds = await storeSentMoney(tx, statement);
  for (const refund of refunds) await onRefunded(tx, refund);
  await closeRefundAttention(tx, refunds, statement.now);
  return refunds;
}

/** Whether the gateway has said nothing about a refund for a day. */
export function isUnanswered(
  context: Pick<AppContext, 'clock'>,
  {
    status,
    paymentId,
    gatewayRefundId,
    requestedAt,
  }: Pick<Refund, 'status' | 'paymentId' | 'gatewayRefundId' | 'requestedAt'>,
): boolean {
  return (
    status === 'requested' &&
    paymentId !== null &&
    gatewayRefundId === null &&
    isRequestedFor(context, { requestedAt }, longDueMs)
  );
}

/**
 * Looks once more at what the gateways have made of the unanswered refunds of a reference, before the operator sends their money
 * (`leaveToOperator`). It asks for no refund, and until minutes later nobody else does. Must run outside any transaction.
 *
 * @returns the refunds without an answer; `answered` if a gateway answers, which refunds them then; `being_asked` if a process may be asking for
 * one at this moment
 */
export async function readUnansweredRefunds(
  context: AppContext,
  reference: string,
): Promise<Pick<Refund, 'refundId'>[] | 'answered' | 'being_asked'> {
  const unanswered = (await findRefunds(context.db, reference)).filter((refund) => isUnanswered(context, refund));
  for (const { refundId } of unanswered) {
    const claimed = await claimUnansweredRefund(context.db, refundId, context.clock());
    if (!claimed) return 'being_asked';
    const gateway = gatewayOfAttempt(context, claimed.gateway);
    const read = gateway.ok ? await gateway.data.readRefund({ chargeId: claimed.chargeId, refundId }) : gateway;
    if (!read.ok) continue;
    await releaseRefund(context.db, refundId, context.clock());
    return 'answered';
  }
  return unanswered;
}

/**
 * Leaves refunds that `readUnansweredRefunds` returned to the operator: no gateway is asked for them any more. To be called soon after it, with the
 * attempts locked (`lockPaymentAttempts`).
 */
export async function leaveToOperator(
  tx: Tx,
  { reference, refunds, now }: { reference: string; refunds: readonly Pick<Refund, 'refundId'>[]; now: Date },
): Promise<void> {
  for (const { refundId } of refunds) {
    await storeUnanswered(tx, refundId);
    await closeAttention(tx, { kinds: ['refund_not_made'], subject: subjectOf({ reference, refundId }), now });
  }
}

/** Stores the credit note of a refund: its number, which this feature does not interpret. */
export async function setCreditNote(tx: Tx, refundId: string, creditNote: string): Promise<void> {
  await storeCreditNote(tx, refundId, creditNote);
}
