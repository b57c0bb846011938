import type { Tx } from '../db/database.ts';
import type { OnSettled, Settlement } from '../payments/payments.ts';
import { reserveAgain } from '../reservations/reservations.ts';
import type { Shop } from '../shop.ts';
import { queueOrderMail } from './mails.ts';
import { transitionOrder } from './order-transitions.ts';
import { findLines, lockOrder } from './queries.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { isTransitionAllowed } from './rules.ts';

/** What a payment's end does to the order that it is for (behaviour 5). A failure leaves it unpaid: the shopper can pay again. */
export function onPaymentSettled(shop: Shop): OnSettled {
  return async (tx, settlement) => {
    if (settlement.status === 'succeeded') await receivePayment(shop, tx, settlement);
  };
}

/** An order that is paid after it ended reserves its goods again if it can; else the money goes back. */
async function receivePayment(shop: Shop, tx: Tx, { reference: orderId }: Settlement): Promise<void> {
  const now = shop.clock();
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`a payment came for ${orderId}, which is no order`);
  if (!isTransitionAllowed(order.status, 'paid')) {
    shop.log.warn({ orderId, status: order.status }, 'a payment came that the order does not wait for: refund it');
    return;
  }
  const lines = await findLines(tx, orderId);
  const isLate = order.status !== 'pending_payment';
  if (isLate && !(await reserveAgain(tx, reservationKinds, { reference: orderId, now }))) {
    shop.log.warn({ orderId, status: order.status }, 'a late payment came and the stock is sold: refund it');
    await transitionOrder(tx, { orderId, to: 'refund_pending', actor: 'gateway', reason: 'paid late, sold out', now });
    await queueOrderMail(shop, tx, 'refund_pending', order, lines);
    return;
  }
  await transitionOrder(tx, { orderId, to: 'paid', actor: 'gateway', reason: isLate ? 'paid late' : 'paid', now });
  await queueOrderMail(shop, tx, 'payment_received', order, lines);
}
