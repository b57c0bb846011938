import { type RawBuilder, sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { GatewayMethod } from '#contract/payment-methods.ts';
import type { Db, Tx } from '../db/database.ts';

export type RefundStatus = 'requested' | 'succeeded' | 'failed';

/** A stored refund. */
export interface Refund {
  refundId: string;
  /** What was paid for: an order id, which this feature does not interpret. */
  reference: string;
  /** The payment that the gateway refunds; null if the operator sends the money. */
  paymentId: string | null;
  /** How that payment was made. */
  method: GatewayMethod | null;
  /** Whether it refunds a payment that pays for nothing, such as a second one. */
  isExcess: boolean;
  amount: Satang;
  reason: Localised;
  /** `failed`: the gateway refused it; the money is still owed. */
  status: RefundStatus;
  gatewayRefundId: string | null;
  failureCode: string | null;
  /** When the operator sent the money, as they state it: a date `2026-11-22`. */
  sentOn: string | null;
  sentReference: string | null;
  /** Who stated that. */
  sentBy: string | null;
  /** The number of its credit note. */
  creditNote: string | null;
  /** Who of the shop requested it; null if the customer or the shop itself did. */
  operator: string | null;
  requestedAt: Date;
  succeededAt: Date | null;
}

const columns = sql`
  refund_id as "refundId", reference, payment_id as "paymentId",
  (select payment_method from payment_attempts where payment_attempts.payment_id = refunds.payment_id) as method, is_excess as "isExcess", amount_satang as amount, reason, status,
  gateway_refund_id as "gatewayRefundId", failure_code as "failureCode", sent_on::text as "sentOn", sent_reference as "sentReference", sent_by as "sentBy", operator,
  credit_note as "creditNote",
  requested_at as "requestedAt", succeeded_at as "succeededAt"`;

/** Inserts a refund, which a gateway may perform at once if it has a payment; undefined if the payment's excess is refunded already. */
export async function insertRefund(
  tx: Tx,
  refund: {
    reference: string;
    paymentId: string | null;
    isExcess: boolean;
    amount: Satang;
    reason: Localised;
    operator: string | null;
    now: Date;
  },
): Promise<Refund | undefined> {
  const { reference, paymentId, isExcess, amount, reason, operator, now } = refund;
  const { rows } = await sql<Refund>`
    insert into refunds (reference, payment_id, is_excess, amount_satang, reason, operator, next_try_at, requested_at)
    select ${reference}::text, ${paymentId}::uuid, ${isExcess}::boolean, ${amount}::bigint, ${JSON.stringify(reason)}::jsonb,
      ${operator}::text, ${paymentId === null ? null : now}::timestamptz, ${now}::timestamptz
    where not exists (select from refunds where is_excess and ${isExcess}::boolean and payment_id = ${paymentId}::uuid)
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Inserts a refund of 0 baht, for which nobody is asked. */
export async function insertFreeRefund(
  tx: Tx,
  { reference, reason, operator, now }: { reference: string; reason: Localised; operator: string; now: Date },
): Promise<string> {
  const { refund_id: refundId } = await tx
    .insertInto('refunds')
    .values({
      reference,
      amount_satang: 0,
      reason: JSON.stringify(reason),
      operator,
      status: 'succeeded',
      requested_at: now,
      succeeded_at: now,
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  return refundId;
}

/** The refunds of a reference, oldest first. */
export async function findRefunds(db: Db, reference: string): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${columns} from refunds where reference = ${reference} order by requested_at, refund_id`.execute(db);
  return rows;
}

/** The payment that a reference was paid by; undefined if no gateway collected the money. Payments that pay for nothing are left out. */
export async function findPaidAttemptId(db: Db, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts as attempt')
    .select('payment_id')
    .where('reference', '=', reference)
    .where('status', '=', 'succeeded')
    .where('gateway', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds').whereRef('refunds.payment_id', '=', 'attempt.payment_id').where('is_excess', '=', true),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.payment_id;
}

/** A refund that this process may perform now. */
export interface ClaimedRefund {
  refundId: string;
  reference: string;
  amount: Satang;
  gateway: string;
  chargeId: string;
  /** Whether the gateway may have been asked before. */
  isRetry: boolean;
  requestedAt: Date;
}

/** How long nobody else gets a refund that is claimed after so many tries. */
const waitAfter = (tries: RawBuilder<unknown>) => sql`least(power(2, least(${tries}, 6)), 60) * interval '1 minute'`;

/**
 * Claims a refund that is due. Nobody else gets it, until the next try is due: after a minute at first, and later and later, up to
 * an hour. Undefined if it is not due, or done.
 */
export async function claimRefund(db: Db, refundId: string, now: Date): Promise<ClaimedRefund | undefined> {
  const { rows } = await sql<ClaimedRefund>`
    update refunds set tries = tries + 1, next_try_at = ${now}::timestamptz + ${waitAfter(sql`tries`)}
    from payment_attempts
    where refunds.refund_id = ${refundId}::uuid and refunds.next_try_at <= ${now}::timestamptz
      and payment_attempts.payment_id = refunds.payment_id
    returning refunds.refund_id as "refundId", refunds.reference, refunds.amount_satang as amount, payment_attempts.gateway,
      payment_attempts.charge_id as "chargeId", refunds.tries > 1 as "isRetry", refunds.requested_at as "requestedAt"`.execute(
    db,
  );
  return rows[0];
}

/**
 * Claims a refund for a look at what the gateway has made of it: for ten minutes nobody asks the gateway for it. Undefined if it is done, or
 * if somebody who claimed it within two minutes may be asking.
 */
export async function claimUnansweredRefund(
  db: Db,
  refundId: string,
  now: Date,
): Promise<{ gateway: string; chargeId: string } | undefined> {
  const { rows } = await sql<{ gateway: string; chargeId: string }>`
    update refunds set next_try_at = ${now}::timestamptz + interval '10 minutes'
    from payment_attempts
    where refunds.refund_id = ${refundId}::uuid and payment_attempts.payment_id = refunds.payment_id
      and (
        refunds.next_try_at <= ${now}::timestamptz
        or refunds.next_try_at - ${waitAfter(sql`refunds.tries - 1`)} <= ${now}::timestamptz - interval '2 minutes'
      )
    returning payment_attempts.gateway, payment_attempts.charge_id as "chargeId"`.execute(db);
  return rows[0];
}

/** Makes a claimed refund due now. */
export async function releaseRefund(db: Db, refundId: string, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ next_try_at: now })
    .where('refund_id', '=', refundId)
    .where('next_try_at', 'is not', null)
    .execute();
}

/** Stores that the gateway says nothing about a claimed refund: it is left to the operator, like one that the gateway refused. */
export async function storeUnanswered(tx: Tx, refundId: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ status: 'failed', failure_code: 'no_answer', next_try_at: null })
    .where('refund_id', '=', refundId)
    .where('status', '=', 'requested')
    .where('gateway_refund_id', 'is', null)
    .execute();
}

/** Refunds that are due, longest first. */
export async function findDueRefunds(
  db: Db,
  now: Date,
): Promise<Pick<Refund, 'refundId' | 'reference' | 'requestedAt'>[]> {
  return db
    .selectFrom('refunds')
    .select(['refund_id as refundId', 'reference', 'requested_at as requestedAt'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .execute();
}

/** Stores what the gateway says about a refund that is not done. Undefined if it is done already. */
export async function storeGatewayRefund(
  tx: Tx,
  refundId: string,
  result: { status: 'pending' | 'succeeded' | 'failed'; gatewayRefundId: string | null; failureCode: string | null },
  now: Date,
): Promise<Refund | undefined> {
  const status: RefundStatus = result.status === 'pending' ? 'requested' : result.status;
  const { rows } = await sql<Refund>`
    update refunds set status = ${status}::text, gateway_refund_id = ${result.gatewayRefundId}::text,
      failure_code = ${result.failureCode}::text,
      next_try_at = case when ${status}::text = 'requested' then next_try_at end,
      succeeded_at = case when ${status}::text = 'succeeded' then ${now}::timestamptz end
    where refund_id = ${refundId}::uuid and status = 'requested'
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Requests again what the gateway refused without making a refund of it. */
export async function requestRefusedAgain(tx: Tx, reference: string, now: Date): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    update refunds set status = 'requested', failure_code = null, next_try_at = ${now}::timestamptz
    where reference = ${reference} and status = 'failed' and gateway_refund_id is null
    returning ${columns}`.execute(tx);
  return rows;
}

/** An operator's statement that the money of a reference was sent. */
export interface SentMoney {
  reference: string;
  /** The day: `2026-11-22`. */
  sentOn: string;
  /** The bank's reference. */
  sentReference: string;
  operator: string;
  now: Date;
}

/** Completes what the operator has to send: refunds without a gateway, and those that the gateway refused. */
export async function storeSentMoney(
  tx: Tx,
  { reference, sentOn, sentReference, operator, now }: SentMoney,
): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    update refunds set status = 'succeeded', sent_on = ${sentOn}::date, sent_reference = ${sentReference}::text,
      sent_by = ${operator}::text, succeeded_at = ${now}::timestamptz
    where reference = ${reference} and (status = 'failed' or (status = 'requested' and payment_id is null))
    returning ${columns}`.execute(tx);
  return rows;
}

export async function storeCreditNote(tx: Tx, refundId: string, creditNote: string): Promise<void> {
  await tx.updateTable('refunds').set({ credit_note: creditNote }).where('refund_id', '=', refundId).execute();
}
