import type { CancelReason } from '#contract/closing-reasons.ts';
import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import { fail, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { closeAttempts, lockPaymentAttempts } from '../payments/payments.ts';
import { closeOrder } from './order-transitions.ts';
import { onPaymentSettled } from './payment/payment-events.ts';
import { findOwnOrder, lockOrder } from './queries.ts';
import { readOrder } from './read-orders.ts';
import { statusAfterCancellation } from './rules.ts';

/**
 * Cancels an order for its customer. First, its charges are closed at the gateway; an order that turns out to be paid
 * becomes `refund_pending`. If the gateway does not respond, the order is still cancelled.
 */
export async function cancelOrder(
  context: AppContext,
  {
    orderId,
    customerId,
    reason,
    comment,
  }: { orderId: string; customerId: string; reason?: CancelReason | undefined; comment?: string | undefined },
  locale: Locale,
): Promise<Result<Order, 'order_not_found' | 'order_not_cancellable'>> {
  const order = await findOwnOrder(context.db, orderId, customerId);
  if (!order) return fail('order_not_found');
  if (!statusAfterCancellation(order)) return fail('order_not_cancellable');
  await closeAttempts(context, orderId, onPaymentSettled(context));
  const cancelled = await transaction(context.db, async (tx) => {
    await lockPaymentAttempts(tx, orderId);
    const locked = await lockOrder(tx, orderId);
    const to = locked && statusAfterCancellation(locked);
    if (!to) return false;
    const transition = {
      orderId,
      to,
      actor: 'customer',
      reason: reason ?? 'cancelled by the buyer',
      comment: comment || null,
      now: context.clock(),
    } as const;
    return closeOrder(context, tx, transition);
  });
  return cancelled ? readOrder(context, orderId, customerId, locale) : fail('order_not_cancellable');
}
