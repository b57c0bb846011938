import { transaction } from '../db/database.ts';
import { closeAttempts } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { closeOrder } from './order-transitions.ts';
import { onPaymentSettled } from './payment-events.ts';
import { findOverdueOrderIds } from './queries.ts';

/**
 * Expires unpaid orders whose payment window is over, after the gateway confirmed that they are not paid, and releases their
 * reservations. Safe to run concurrently. If the gateway does not respond, the order is left for the next run.
 */
export async function expireOverdueOrders(shop: Shop): Promise<void> {
  for (const orderId of await findOverdueOrderIds(shop.db, shop.clock())) {
    try {
      const closed = await closeAttempts(shop, orderId, onPaymentSettled(shop));
      if (!closed.ok) continue;
      const transition = { orderId, to: 'expired', actor: 'system', reason: 'not paid in time' } as const;
      await transaction(shop.db, (tx) => closeOrder(shop, tx, { ...transition, now: shop.clock() }, 'order_expired'));
    } catch (error) {
      // One failing order must not prevent the others from expiring.
      shop.log.error({ err: error, orderId }, 'an overdue order could not be expired');
    }
  }
}
