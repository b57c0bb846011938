import { type Selectable, sql } from 'kysely';
import type { Satang } from '#contract/money.ts';
import type { PrepaidMethod } from '#contract/payment-methods.ts';
import type { PaymentStatus } from '#contract/payments.ts';
import type { Db, Tx } from '../db/database.ts';
import type { PaymentAttempts } from '../db/tables.ts';
import type { InstallmentSnapshot } from './gateway.ts';

/** A stored payment attempt. */
export interface Attempt {
  paymentId: string;
  /** What is paid for: an order id, which this feature does not interpret. */
  reference: string;
  method: PrepaidMethod;
  /** Of an attempt by `installment`. */
  installment: InstallmentSnapshot | null;
  /** Null for a transfer to the shop's bank account, which an operator confirms. */
  gateway: string | null;
  amount: Satang;
  status: PaymentStatus;
  chargeId: string | null;
  redirectUrl: string | null;
  qrPayload: string | null;
  /** The gateway's picture of the QR code. */
  qrImageUrl: string | null;
  failureCode: string | null;
  expiresAt: Date;
  /** When a charge was requested whose response has not arrived; null if there is no such request. */
  chargeRequestedAt: Date | null;
  /** When the gateway said, asked to close the charge, that it has expired or failed; null if it has not said so. */
  chargeClosedAt: Date | null;
  createdAt: Date;
}

function attemptOf(row: Selectable<PaymentAttempts>): Attempt {
  return {
    paymentId: row.payment_id,
    reference: row.reference,
    method: row.payment_method as PrepaidMethod,
    installment: row.installment as InstallmentSnapshot | null,
    gateway: row.gateway,
    amount: row.amount_satang,
    status: row.status as PaymentStatus,
    chargeId: row.charge_id,
    redirectUrl: row.redirect_url,
    qrPayload: row.qr_payload,
    qrImageUrl: row.qr_image_url,
    failureCode: row.failure_code,
    expiresAt: row.expires_at,
    chargeRequestedAt: row.charge_requested_at,
    chargeClosedAt: row.charge_closed_at,
    createdAt: row.created_at,
  };
}

/** An attempt to be created. */
export interface NewAttempt extends Pick<Attempt, 'reference' | 'method' | 'installment' | 'amount' | 'expiresAt'> {
  now: Date;
}

/** Inserts an attempt: `created` until its gateway responds, `pending` without one. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt & { gateway: string | null }): Promise<Attempt> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({
      reference: attempt.reference,
      payment_method: attempt.method,
      installment: attempt.installment && JSON.stringify(attempt.installment),
      gateway: attempt.gateway,
      amount_satang: attempt.amount,
      status: attempt.gateway === null ? 'pending' : 'created',
      expires_at: attempt.expiresAt,
      created_at: attempt.now,
      updated_at: attempt.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return attemptOf(row);
}

/** An attempt and the other attempts of its reference. */
export async function findAttemptAndSiblings(
  db: Db,
  paymentId: string,
): Promise<{ attempt: Attempt; siblings: Attempt[] }> {
  const { rows } = await sql<Selectable<PaymentAttempts>>`
    select * from payment_attempts
    where reference = (select reference from payment_attempts where payment_id = ${paymentId})`.execute(db);
  const attempts = rows.map(attemptOf);
  const attempt = attempts.find((candidate) => candidate.paymentId === paymentId);
  if (!attempt) throw new Error(`there is no payment attempt ${paymentId}`);
  return { attempt, siblings: attempts.filter((other) => other !== attempt) };
}

export async function findOpenAttempt(db: Db, reference: string): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** The attempts of a reference, oldest first. */
export async function findAttempts(db: Db, reference: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();
  return rows.map(attemptOf);
}

/** The current attempt of a reference: the one that succeeded, else the open one, else the newest. */
export async function findLatestAttempt(db: Db, reference: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Selectable<PaymentAttempts>>`
    select * from payment_attempts where reference = ${reference}
    order by status = 'succeeded' desc, status in ('created', 'pending') desc, created_at desc
    limit 1`.execute(db);
  return rows[0] && attemptOf(rows[0]);
}

/**
 * Expired and cancelled attempts whose window was open since then and which have, or may have, a charge that did not fail: of one
 * reference, or of all of them.
 */
export async function findLateAttempts(db: Db, reference: string | null, since: Date): Promise<Attempt[]> {
  const ofReference = reference === null ? sql`true` : sql`reference = ${reference}::text`;
  const { rows } = await sql<Selectable<PaymentAttempts>>`
    select * from payment_attempts
    where status in ('expired', 'cancelled') and (charge_id is not null or charge_requested_at is not null)
      and failure_code is null and expires_at > ${since}::timestamptz
      and ${ofReference}
    order by expires_at`.execute(db);
  return rows.map(attemptOf);
}

/**
 * All attempts of a reference, locked until the transaction ends, from the first on, at which others wait. They are read twice: a
 * statement that waited does not see an attempt that was inserted meanwhile, the next one does.
 */
export async function lockAttempts(tx: Tx, reference: string): Promise<Attempt[]> {
  const lock = () =>
    tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('created_at')
      .orderBy('payment_id')
      .forUpdate()
      .execute();
  await lock();
  return (await lock()).map(attemptOf);
}

/** The reference that a charge pays for; undefined if no attempt has this charge. */
export async function findReferenceOfCharge(db: Db, gateway: string, chargeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('gateway', '=', gateway)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
  return row?.reference;
}

/** An attempt by its id; undefined if there is none. */
export async function findAttempt(db: Db, paymentId: string): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** Records that a charge is requested now; false if the attempt has one, or an earlier request whose response is unknown. */
export async function beginChargeRequest(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('payment_attempts')
    .set({ charge_requested_at: now, updated_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'created')
    .where('charge_requested_at', 'is', null)
    .where('charge_id', 'is', null)
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a request that made no charge. */
export async function endChargeRequest(db: Db, paymentId: string, requestedAt: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ charge_requested_at: null })
    .where('payment_id', '=', paymentId)
    .where('charge_requested_at', '=', requestedAt)
    .where('charge_id', 'is', null)
    .execute();
}

/** Ends a `created` attempt whose charge the gateway refused. */
export async function storeRefusal(db: Db, paymentId: string, failureCode: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      status: sql`case status when 'created' then 'failed' else status end`,
      failure_code: failureCode,
      charge_requested_at: null,
      updated_at: now,
    })
    .where('payment_id', '=', paymentId)
    .where('charge_id', 'is', null)
    .execute();
}

/** Stores the gateway's charge. An attempt in `created` becomes `pending`; any other status stays. Undefined if it has another charge. */
export async function storeCharge(
  db: Db,
  paymentId: string,
  charge: { chargeId: string; redirectUrl: string | null; qrPayload: string | null; qrImageUrl: string | null },
  now: Date,
): Promise<Attempt | undefined> {
  const row = await db
    .updateTable('payment_attempts')
    .set({
      charge_id: charge.chargeId,
      redirect_url: charge.redirectUrl,
      qr_payload: charge.qrPayload,
      qr_image_url: charge.qrImageUrl,
      charge_requested_at: null,
      status: sql`case status when 'created' then 'pending' else status end`,
      updated_at: now,
    })
    .where('payment_id', '=', paymentId)
    .where((eb) => eb.or([eb('charge_id', 'is', null), eb('charge_id', '=', charge.chargeId)]))
    .returningAll()
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** Stores that the gateway has closed the charge of an attempt. */
export async function setChargeClosed(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ charge_closed_at: now, updated_at: now })
    .where('payment_id', '=', paymentId)
    .execute();
}

export async function setAttemptStatus(
  tx: Tx,
  paymentId: string,
  status: PaymentStatus,
  failureCode: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ status, failure_code: failureCode, updated_at: now })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Ends the open attempt of a reference, if there is one. */
export async function endOpenAttempt(
  tx: Tx,
  reference: string,
  status: 'cancelled' | 'expired',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ status, updated_at: now })
    .where('reference', '=', reference)
    .where('status', 'in', ['created', 'pending'])
    .execute();
}

/** Inserts a webhook event; false if it has been received before. */
export async function recordEvent(
  tx: Tx,
  event: { gateway: string; eventId: string; chargeId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({ gateway: event.gateway, event_id: event.eventId, charge_id: event.chargeId, received_at: event.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
