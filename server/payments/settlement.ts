import type { Satang } from '#contract/money.ts';
import { ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { Charge, Gateway } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import {
  type Attempt,
  endOpenAttempt,
  findReferenceOfCharge,
  lockAttempts,
  recordEvent,
  setAttemptStatus,
} from './queries.ts';
import { isAttemptTransitionAllowed, isOpen } from './rules.ts';

/** The final result of an attempt at the gateway. */
export interface Settlement {
  reference: string;
  paymentId: string;
  status: 'succeeded' | 'failed' | 'expired';
  amount: Satang;
}

/** Callback for a settled attempt, in the transaction that stores the result; called once per settlement. */
export type OnSettled = (tx: Tx, settlement: Settlement) => Promise<void>;

const attemptStatusOf = { successful: 'succeeded', failed: 'failed', expired: 'expired' } as const;

/**
 * Reads a charge from the gateway and applies its status to our attempt. Idempotent, also for concurrent calls. With
 * `eventId`, an event that has been handled before changes nothing. An unknown charge is logged and ignored.
 */
export async function settleCharge(
  context: AppContext,
  gateway: Gateway,
  chargeId: string,
  onSettled: OnSettled,
  eventId?: string,
): Promise<Result<null, 'payment_gateway_unavailable'>> {
  const reference = await findReferenceOfCharge(context.db, gateway.name, chargeId);
  if (!reference) {
    context.log.warn({ gateway: gateway.name, chargeId }, 'an event refers to an unknown charge');
    return ok(null);
  }
  const charge = await gateway.readCharge(chargeId);
  if (!charge.ok) return charge;
  await applyCharge(context, { gateway, reference, charge: charge.data }, onSettled, eventId);
  return ok(null);
}

/** Expires the charges of these attempts at the gateway, and settles those that have been paid or have failed. */
export async function closeCharges(
  context: AppContext,
  attempts: Attempt[],
  onSettled: OnSettled,
): Promise<Result<{ paid: boolean }, 'payment_gateway_unavailable'>> {
  let paid = false;
  for (const { gateway: name, reference, chargeId, status } of attempts) {
    if (!chargeId || (status !== 'pending' && status !== 'cancelled')) continue;
    const gateway = gatewayOf(context, name);
    const charge = await gateway.expireCharge(chargeId);
    if (!charge.ok) return charge;
    if (charge.data.status === 'successful' || charge.data.status === 'failed')
      await applyCharge(context, { gateway, reference, charge: charge.data }, onSettled);
    paid ||= charge.data.status === 'successful';
  }
  return ok({ paid });
}

/** A charge that belongs to one of our attempts, in its state at the gateway. */
interface KnownCharge {
  gateway: Gateway;
  reference: string;
  charge: Charge;
}

async function applyCharge(
  context: AppContext,
  known: KnownCharge,
  onSettled: OnSettled,
  eventId?: string,
): Promise<void> {
  const { gateway, charge } = known;
  const superseded = await transaction(context.db, async (tx) => {
    const event = eventId && { gateway: gateway.name, eventId, chargeId: charge.chargeId, now: context.clock() };
    if (event && !(await recordEvent(tx, event))) return [];
    return applyToAttempts(context, tx, known, onSettled);
  });
  // A cancelled or expired attempt was paid: its successor must not be paid as well.
  await closeCharges(context, superseded, onSettled);
}

/** Stores the final status of a charge in its attempt, unless it is pending or already stored. Returns the open attempts that were cancelled because of it. */
async function applyToAttempts(
  context: AppContext,
  tx: Tx,
  { gateway, reference, charge: { chargeId, status, failureCode } }: KnownCharge,
  onSettled: OnSettled,
): Promise<Attempt[]> {
  if (status === 'pending') return [];
  const now = context.clock();
  const attempts = await lockAttempts(tx, reference);
  const attempt = attempts.find((one) => one.gateway === gateway.name && one.chargeId === chargeId);
  if (!attempt) throw new Error(`${reference} has no attempt with the charge ${chargeId}`);
  const { paymentId, amount } = attempt;
  const end = attemptStatusOf[status];
  if (!isAttemptTransitionAllowed(attempt.status, end)) return [];
  if (end === 'succeeded' && attempts.some((one) => one.status === 'succeeded')) {
    context.log.warn({ reference, paymentId, chargeId }, 'paid twice: this charge must be refunded');
    await setAttemptStatus(tx, paymentId, 'cancelled', 'paid_twice', now);
    return [];
  }
  const superseded = end === 'succeeded' ? attempts.filter((one) => one !== attempt && isOpen(one.status)) : [];
  if (superseded.length > 0) await endOpenAttempt(tx, reference, 'cancelled', now);
  await setAttemptStatus(tx, paymentId, end, failureCode, now);
  await onSettled(tx, { reference, paymentId, status: end, amount });
  return superseded.map((one): Attempt => ({ ...one, status: 'cancelled' }));
}
