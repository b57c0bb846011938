import type { OrderStatus } from '#contract/orders.ts';
import { giveBackDeals } from '../add-on-deals/add-on-deals.ts';
import type { Tx } from '../db/database.ts';
import { giveBackQuota } from '../flash-sales/flash-sales.ts';
import { giveBackStock } from '../inventory/inventory.ts';
import { endAttempts, lockPayments } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { type OrderTemplate, queueOrderMail } from './mails.ts';
import { type Actor, findLines, lockOrder, type StoredOrder, writeMove } from './queries.ts';
import { isMoveAllowed } from './rules.ts';

export interface Move {
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  /** Short and stable, for the log: `paid`, `not paid in time` … */
  reason: string;
  now: Date;
}

/**
 * Moves an order, if the table of behaviour 5 allows it from where the order is, and logs the move. The order stays locked
 * until the transaction ends.
 * @returns whether it moved, and the order as it was before
 * @throws Error when there is no such order
 */
export async function moveOrder(
  tx: Tx,
  { orderId, to, actor, reason, now }: Move,
): Promise<{ moved: boolean; order: StoredOrder }> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const moved = isMoveAllowed(order.status, to);
  if (moved) await writeMove(tx, { orderId, from: order.status, to, actor, reason, now });
  return { moved, order };
}

/** Moves an order to where it needs no stock and no payment: gives its stock, quotas and deals back, ends its open attempt, tells the buyer. */
export async function letGo(shop: Shop, tx: Tx, move: Move, template: OrderTemplate): Promise<boolean> {
  const { orderId, now } = move;
  await lockPayments(tx, orderId);
  const { moved, order } = await moveOrder(tx, move);
  if (!moved) return false;
  const taken = { reference: orderId, round: order.stockRound, now };
  await giveBackStock(tx, taken);
  await giveBackQuota(tx, taken);
  await giveBackDeals(tx, taken);
  await endAttempts(tx, orderId, move.to === 'expired' ? 'expired' : 'cancelled', now);
  await queueOrderMail(shop, tx, template, order, await findLines(tx, orderId));
  return true;
}
