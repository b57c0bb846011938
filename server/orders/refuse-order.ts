import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { closeOrder } from './order-transitions.ts';
import { findOrder } from './queries.ts';

/**
 * Cancels a shipped order whose receiver refused to pay the courier, releases its reservations and mails the customer. Only orders that
 * are paid on delivery can be refused, and only once.
 */
export async function refuseOrder(
  context: AppContext,
  { orderId, operator }: { orderId: string; operator: string },
): Promise<Result<null, 'order_not_found' | 'order_not_cancellable'>> {
  const order = await findOrder(context.db, orderId);
  if (!order) return fail('order_not_found');
  if (order.status !== 'shipped') return fail('order_not_cancellable');
  const cancelled = await transaction(context.db, (tx) =>
    closeOrder(context, tx, {
      orderId,
      to: 'cancelled',
      actor: { operator },
      reason: 'refused',
      now: context.clock(),
    }),
  );
  return cancelled ? ok(null) : fail('order_not_cancellable');
}
