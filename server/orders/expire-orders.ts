import { transaction } from '../db/database.ts';
import { closeAttempts } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { closeOrder } from './order-transitions.ts';
import { onPaymentSettled } from './payment-events.ts';
import { findOverdue } from './queries.ts';

/**
 * Expires unpaid orders whose time is over: asks the gateway first, then releases what they reserved, once however often and
 * in however many processes this runs. An order whose gateway does not answer waits for the next run.
 */
export async function expireOverdueOrders(shop: Shop): Promise<void> {
  for (const orderId of await findOverdue(shop.db, shop.clock())) {
    try {
      const closed = await closeAttempts(shop, orderId, onPaymentSettled(shop));
      if (!closed.ok) continue;
      const transition = { orderId, to: 'expired', actor: 'system', reason: 'not paid in time' } as const;
      await transaction(shop.db, (tx) => closeOrder(shop, tx, { ...transition, now: shop.clock() }, 'order_expired'));
    } catch (error) {
      // One order that fails must not hold up the others.
      shop.log.error({ err: error, orderId }, 'an overdue order could not be expired');
    }
  }
}
