import type { Satang } from '#contract/money.ts';
import { ok, type Result } from '#contract/result.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { Charge, Gateway } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { type Attempt, endOpenAttempt, findReferenceOfCharge, lockAttempts, recordEvent, setAttemptStatus } from './queries.ts';
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
  if (!(await findReferenceOfCharge(shop.db, gateway.name, chargeId))) {
    shop.log.warn({ gateway: gateway.name, chargeId }, 'an event tells of a charge that is not ours');
    return ok(null);
  }
  const charge = await gateway.readCharge(chargeId);
  if (!charge.ok) return charge;
  await applyCharge(shop, gateway, charge.data, onSettled, eventId);
  return ok(null);
}

/** Asks the gateway to take no more money for these attempts, and settles what was paid or failed before. */
export async function closeCharges(
  shop: Shop,
  attempts: Attempt[],
  onSettled: OnSettled,
): Promise<Result<{ paid: boolean }, 'payment_gateway_unavailable'>> {
  let paid = false;
  for (const { gateway: name, chargeId, status } of attempts) {
    if (!chargeId || (status !== 'pending' && status !== 'cancelled')) continue;
    const gateway = gatewayOf(shop, name);
    const charge = await gateway.expireCharge(chargeId);
    if (!charge.ok) return charge;
    if (charge.data.status === 'successful' || charge.data.status === 'failed') await applyCharge(shop, gateway, charge.data, onSettled);
    paid ||= charge.data.status === 'successful';
  }
  return ok({ paid });
}

/** Applies what the gateway said of a charge of ours. */
async function applyCharge(shop: Shop, gateway: Gateway, charge: Charge, onSettled: OnSettled, eventId?: string): Promise<void> {
  const superseded = await transaction(shop.db, async (tx) => {
    const now = shop.clock();
    if (eventId && !(await recordEvent(tx, { gateway: gateway.name, eventId, chargeId: charge.chargeId, now }))) return [];
    if (charge.status === 'pending') return [];
    const reference = await findReferenceOfCharge(tx, gateway.name, charge.chargeId);
    const attempts = reference ? await lockAttempts(tx, reference) : [];
    const attempt = attempts.find((one) => one.gateway === gateway.name && one.chargeId === charge.chargeId);
    if (!attempt) throw new Error(`no attempt has the charge ${charge.chargeId}`);
    const end = endOf[charge.status];
    if (!isAttemptMoveAllowed(attempt.status, end)) return [];
    const { paymentId, amount } = attempt;
    if (end === 'succeeded' && attempts.some((one) => one.status === 'succeeded')) {
      shop.log.warn({ reference, paymentId, chargeId: charge.chargeId }, 'paid twice: this charge must be refunded');
      await setAttemptStatus(tx, paymentId, 'cancelled', 'paid_twice', now);
      return [];
    }
    const others = end === 'succeeded' ? attempts.filter((one) => one !== attempt && isOpen(one.status)) : [];
    if (others.length > 0) await endOpenAttempt(tx, attempt.reference, 'cancelled', now);
    await setAttemptStatus(tx, paymentId, end, charge.failureCode, now);
    await onSettled(tx, { reference: attempt.reference, paymentId, status: end, amount });
    return others.map((one): Attempt => ({ ...one, status: 'cancelled' }));
  });
  // Paid by an attempt that was given up: the one that took its place is not to be paid as well.
  await closeCharges(shop, superseded, onSettled);
}
