import type { Localised } from '#contract/locale.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { AppContext } from '../app-context.ts';
import { closeAttention } from '../attention/attention.ts';
import type { Tx } from '../db/database.ts';
import { endAttempt, lockPaymentAttempts } from '../payments/payments.ts';
import { release } from '../reservations/reservations.ts';
import { issueOrderInvoice, withVatAt } from './invoices.ts';
import { queueClosedMail } from './mails.ts';
import { findOrderLines, lockOrder } from './queries.ts';
import { cancellationReason, type Restock, requestRefundOfRest, restocksNothing } from './refunds/refund-order.ts';
import { findRefundableLines } from './refunds/refund-queries.ts';
import { isHandedOver, remainingLines } from './refunds/refund-rules.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { isPaymentReceived, isTransitionAllowed } from './rules.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';
import { type Actor, writeTransition } from './transition-queries.ts';
import type { LoggedClosing, TransitionReason } from './transition-reasons.ts';

export interface Transition {
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  reason: TransitionReason;
  /** What the customer or the operator wrote about it. */
  comment?: string | null;
  now: Date;
  /** Of an order that is paid by it, whose VAT rate it decides; by default now. */
  taxPoint?: Date;
}

/**
 * Changes the status of an order if the transition is allowed (`isTransitionAllowed`), and logs it. The order stays locked until
 * the transaction ends. Issues the tax invoice of an order that is paid by it: call it last. `ready_for_pickup` and `picked_up` need a
 * pickup code (`pickup-actions.ts`).
 *
 * @returns whether its status changed, and the order as it was before
 * @throws Error if the order does not exist
 */
export async function transitionOrder(
  tx: Tx,
  transition: Transition,
): Promise<{ changed: boolean; order: StoredOrder }> {
  const order = await lockOrder(tx, transition.orderId);
  if (!order) throw new Error(`there is no order ${transition.orderId}`);
  const changed = isTransitionAllowed(order, transition.to);
  if (changed) {
    // One that is paid on delivery may have lost gifts before.
    const readLines = async () => remainingLines(await findRefundableLines(tx, order.orderId));
    await transitionLockedOrder(tx, order, transition, readLines);
  }
  return { changed, order };
}

/** Changes the status of a locked order by an allowed transition, as `transitionOrder` does. */
export async function transitionLockedOrder(
  tx: Tx,
  order: StoredOrder,
  { to, actor, reason, comment = null, now, taxPoint = now }: Transition,
  readLines: () => Promise<readonly StoredLine[]>,
): Promise<void> {
  const { orderId, status: from } = order;
  await writeTransition(tx, { orderId, from, to, actor, reason, comment, now });
  if (from === 'pending_payment') await closeAttention(tx, { kinds: ['order_not_expired'], subject: orderId, now });
  if (isPaymentReceived(order.paymentMethod, to)) {
    const atTaxPoint = await withVatAt(tx, order, taxPoint);
    await issueOrderInvoice(tx, atTaxPoint, await readLines(), now);
  }
}

/**
 * Transitions an order to `cancelled`, `expired` or `refund_pending`: also releases its reservations, ends its open payment
 * attempt, mails the customer and requests the refund of what was paid. The reservations of an order that is refunded after its goods left the shop
 * stay: with `refund.restock` its goods return to stock. Call it last.
 *
 * @returns false, with nothing changed, if the transition is not allowed
 */
export async function closeOrder(
  context: AppContext,
  tx: Tx,
  transition: Transition & { to: 'cancelled' | 'expired' | 'refund_pending'; reason: LoggedClosing },
  refund: { reason: Localised; restock: Restock; isByHand?: boolean } = {
    reason: cancellationReason,
    restock: restocksNothing,
  },
): Promise<boolean> {
  const { orderId, actor, now } = transition;
  await lockPaymentAttempts(tx, orderId);
  const { changed, order } = await transitionOrder(tx, transition);
  if (!changed) return false;
  const isRefund = transition.to === 'refund_pending';
  const goodsReturnApart = isRefund && isHandedOver(order.status);
  if (!goodsReturnApart) await release(tx, reservationKinds, { reference: orderId, now });
  await endAttempt(tx, orderId, transition.to === 'expired' ? 'expired' : 'cancelled', now);
  const { to, reason } = transition;
  const closing = { to, reason, isMoneySent: refund.isByHand === true };
  await queueClosedMail(context, tx, closing, order, await findOrderLines(tx, orderId));
  if (isRefund) {
    const restock = goodsReturnApart ? refund.restock : restocksNothing;
    const operator = typeof actor === 'object' ? actor.operator : null;
    await requestRefundOfRest(context, tx, order, { ...refund, restock, operator, now });
  }
  return true;
}
