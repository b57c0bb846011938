import type { OrderStatus } from '#contract/orders.ts';
import type { Tx } from '../db/database.ts';
import { endAttempt, lockPaymentAttempts } from '../payments/payments.ts';
import { release } from '../reservations/reservations.ts';
import type { Shop } from '../shop.ts';
import { type OrderTemplate, queueOrderMail } from './mails.ts';
import { type Actor, findLines, lockOrder, type StoredOrder, writeTransition } from './queries.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { isTransitionAllowed } from './rules.ts';

export interface Transition {
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  /** Short and stable, for the log: `paid`, `not paid in time` … */
  reason: string;
  now: Date;
}

/**
 * Changes the status of an order, if the table of transitions allows it, and logs the transition. The order stays locked
 * until the transaction ends.
 * @returns whether its status changed, and the order as it was before
 * @throws Error when there is no such order
 */
export async function transitionOrder(
  tx: Tx,
  { orderId, to, actor, reason, now }: Transition,
): Promise<{ changed: boolean; order: StoredOrder }> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const changed = isTransitionAllowed(order.status, to);
  if (changed) await writeTransition(tx, { orderId, from: order.status, to, actor, reason, now });
  return { changed, order };
}

/**
 * Brings an order into a status in which it needs no stock and no payment: releases what it reserved, ends its open payment
 * attempt, mails the buyer.
 *
 * @returns false when the order cannot enter that status, and nothing was changed
 */
export async function closeOrder(
  shop: Shop,
  tx: Tx,
  transition: Transition,
  template: OrderTemplate,
): Promise<boolean> {
  const { orderId, now } = transition;
  await lockPaymentAttempts(tx, orderId);
  const { changed, order } = await transitionOrder(tx, transition);
  if (!changed) return false;
  await release(tx, reservationKinds, { reference: orderId, now });
  await endAttempt(tx, orderId, transition.to === 'expired' ? 'expired' : 'cancelled', now);
  await queueOrderMail(shop, tx, template, order, await findLines(tx, orderId));
  return true;
}
