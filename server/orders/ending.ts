import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import { fail, type Result } from '#contract/result.ts';
import { transaction } from '../db/database.ts';
import { closePayments, lockPayments } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { letGo } from './moves.ts';
import { onPaymentSettled } from './paying.ts';
import { findOverdue, findOwnOrder, lockOrder } from './queries.ts';
import { readOrder } from './reading.ts';
import { cancelledStatus } from './rules.ts';

/**
 * Cancels an order for its buyer. The gateway is asked to take no more money first: an order that turns out to be paid gets
 * its money back. A gateway that does not answer does not keep the buyer from cancelling.
 */
export async function cancelOrder(
  shop: Shop,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found' | 'order_not_cancellable'>> {
  const order = await findOwnOrder(shop.db, orderId, customerId);
  if (!order) return fail('order_not_found');
  if (!cancelledStatus(order.status)) return fail('order_not_cancellable');
  await closePayments(shop, orderId, onPaymentSettled(shop));
  const cancelled = await transaction(shop.db, async (tx) => {
    await lockPayments(tx, orderId);
    const locked = await lockOrder(tx, orderId);
    const to = locked && cancelledStatus(locked.status);
    const move = { orderId, actor: 'customer', reason: 'cancelled by the buyer', now: shop.clock() } as const;
    return to ? letGo(shop, tx, { ...move, to }, to === 'cancelled' ? 'order_cancelled' : 'refund_pending') : false;
  });
  return cancelled ? readOrder(shop, orderId, customerId, locale) : fail('order_not_cancellable');
}

/**
 * Lets go of unpaid orders whose time is over (behaviour 5): asks the gateway first, then gives the stock back, once however
 * often and wherever this runs. An order whose gateway does not answer is kept until the next time.
 */
export async function expireOverdue(shop: Shop): Promise<void> {
  for (const orderId of await findOverdue(shop.db, shop.clock())) {
    try {
      const closed = await closePayments(shop, orderId, onPaymentSettled(shop));
      if (!closed.ok) continue;
      const move = { orderId, to: 'expired', actor: 'sweeper', reason: 'not paid in time', now: shop.clock() } as const;
      await transaction(shop.db, (tx) => letGo(shop, tx, move, 'order_expired'));
    } catch (error) {
      // The other orders are not to wait for this one.
      shop.log.error({ err: error, orderId }, 'an overdue order could not be let go');
    }
  }
}
