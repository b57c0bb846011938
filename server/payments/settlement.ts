import type { Satang } from '#contract/money.ts';
import { ok, type Result } from '#contract/result.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
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
import { isAttemptMoveAllowed, isOpen } from './rules.ts';

/** An attempt that came to its end at the gateway. */
export interface Settlement {
  reference: string;
  paymentId: string;
  status: 'succeeded' | 'failed' | 'expired';
  amount: Satang;
}

/** What follows from an end, in the transaction that writes it; called once for each. */
export type OnSettled = (tx: Tx, settlement: Settlement) => Promise<void>;

const endOf = { successful: 'succeeded', failed: 'failed', expired: 'expired' } as const;

/**
 * Reads the truth about a charge from the gateway and applies it, once however often and from wherever this is called.
 * With `eventId`, an event that was handled before changes nothing. A charge that is not ours is logged and left alone.
 */
export async function settleCharge(
  shop: Shop,
  gateway: Gateway,
  chargeId: string,
  onSettled: OnSettled,
  eventId?: string,
): Promise<Result<null, 'payment_gateway_unavailable'>> {
  const reference = await findReferenceOfCharge(shop.db, gateway.name, chargeId);
  if (!reference) {
    shop.log.warn({ gateway: gateway.name, chargeId }, 'an event tells of a charge that is not ours');
    return ok(null);
  }
  const charge = await gateway.readCharge(chargeId);
  if (!charge.ok) return charge;
  await applyCharge(shop, { gateway, reference, charge: charge.data }, onSettled, eventId);
  return ok(null);
}

/** Asks the gateway to take no more money for these attempts, and settles what was paid or failed before. */
export async function closeCharges(
  shop: Shop,
  attempts: Attempt[],
  onSettled: OnSettled,
): Promise<Result<{ paid: boolean }, 'payment_gateway_unavailable'>> {
  let paid = false;
  for (const { gateway: name, reference, chargeId, status } of attempts) {
    if (!chargeId || (status !== 'pending' && status !== 'cancelled')) continue;
    const gateway = gatewayOf(shop, name);
    const charge = await gateway.expireCharge(chargeId);
    if (!charge.ok) return charge;
    if (charge.data.status === 'successful' || charge.data.status === 'failed')
      await applyCharge(shop, { gateway, reference, charge: charge.data }, onSettled);
    paid ||= charge.data.status === 'successful';
  }
  return ok({ paid });
}

/** A charge of ours, as its gateway knows it. */
interface OwnCharge {
  gateway: Gateway;
  reference: string;
  charge: Charge;
}

async function applyCharge(shop: Shop, own: OwnCharge, onSettled: OnSettled, eventId?: string): Promise<void> {
  const { gateway, charge } = own;
  const superseded = await transaction(shop.db, async (tx) => {
    const event = eventId && { gateway: gateway.name, eventId, chargeId: charge.chargeId, now: shop.clock() };
    if (event && !(await recordEvent(tx, event))) return [];
    return writeEnd(shop, tx, own, onSettled);
  });
  // Paid by an attempt that was given up: the one that took its place is not to be paid as well.
  await closeCharges(shop, superseded, onSettled);
}

/** Writes the end that a charge has come to, if it has and it is news. Answers with the open attempts that this put an end to. */
async function writeEnd(
  shop: Shop,
  tx: Tx,
  { gateway, reference, charge: { chargeId, status, failureCode } }: OwnCharge,
  onSettled: OnSettled,
): Promise<Attempt[]> {
  if (status === 'pending') return [];
  const now = shop.clock();
  const attempts = await lockAttempts(tx, reference);
  const attempt = attempts.find((one) => one.gateway === gateway.name && one.chargeId === chargeId);
  if (!attempt) throw new Error(`${reference} has no attempt with the charge ${chargeId}`);
  const { paymentId, amount } = attempt;
  const end = endOf[status];
  if (!isAttemptMoveAllowed(attempt.status, end)) return [];
  if (end === 'succeeded' && attempts.some((one) => one.status === 'succeeded')) {
    shop.log.warn({ reference, paymentId, chargeId }, 'paid twice: this charge must be refunded');
    await setAttemptStatus(tx, paymentId, 'cancelled', 'paid_twice', now);
    return [];
  }
  const superseded = end === 'succeeded' ? attempts.filter((one) => one !== attempt && isOpen(one.status)) : [];
  if (superseded.length > 0) await endOpenAttempt(tx, reference, 'cancelled', now);
  await setAttemptStatus(tx, paymentId, end, failureCode, now);
  await onSettled(tx, { reference, paymentId, status: end, amount });
  return superseded.map((one): Attempt => ({ ...one, status: 'cancelled' }));
}
