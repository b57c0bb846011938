import type { AppContext } from '../app-context.ts';
import { closeAttention, requireAttentionAfterFailure } from '../attention/attention.ts';
import { isBusy, isUnavailable, transaction } from '../db/database.ts';
import { closeAttempts, lockPaymentAttempts } from '../payments/payments.ts';
import { closeOrder } from './order-transitions.ts';
import { onPaymentSettled } from './payment/payment-events.ts';
import { isOverdue } from './payment/payment-window.ts';
import { findOverdueOrders, lockOrder } from './queries.ts';

/** An order that has been locked, or whose charges could not be closed, for so long after its window needs an operator. */
const longOverdueMs = 3600_000;

/**
 * Expires unpaid orders whose payment window is over, after the gateway confirmed that they are not paid, and releases their
 * reservations. Safe to run concurrently. If the gateway does not respond, the order is left for the next run: it may have been paid.
 */
export async function expireOverdueOrders(context: AppContext): Promise<void> {
  for (const { orderId, expiresAt } of await findOverdueOrders(context.db, context.clock())) {
    const requireOperator = () =>
      requireAttentionAfterFailure(context, { kind: 'order_not_expired', subject: orderId, now: context.clock() });
    const isLongOverdue = () => context.clock().getTime() - expiresAt.getTime() >= longOverdueMs;
    try {
      const closed = await closeAttempts(context, orderId, onPaymentSettled(context));
      if (!closed.ok) {
        if (isLongOverdue()) await requireOperator();
        continue;
      }
      const transition = { orderId, to: 'expired', actor: 'system', reason: 'not paid in time' } as const;
      await transaction(context.db, async (tx) => {
        await lockPaymentAttempts(tx, orderId);
        const order = await lockOrder(tx, orderId);
        const now = context.clock();
        // Another method or a slip may have extended its window.
        if (order && isOverdue(order, now)) await closeOrder(context, tx, { ...transition, now });
        else await closeAttention(tx, { kinds: ['order_not_expired'], subject: orderId, now });
      });
    } catch (error) {
      // One failing order must not prevent the others from expiring.
      if (isBusy(error) && !isLongOverdue()) {
        context.log.warn({ reason: String(error), orderId }, 'an overdue order is left for the next run');
        continue;
      }
      context.log.error({ err: error, orderId }, 'an overdue order could not be expired');
      if (!isUnavailable(error)) await requireOperator();
    }
  }
}
