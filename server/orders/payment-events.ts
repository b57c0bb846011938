import type { AppContext } from '../app-context.ts';
import type { Tx } from '../db/database.ts';
import { type OnSettled, requestRefund, type Settlement } from '../payments/payments.ts';
import { reserveAgain } from '../reservations/reservations.ts';
import { queueOrderMail } from './mails.ts';
import { transitionOrder } from './order-transitions.ts';
import { postponeDelivery } from './postpone-delivery.ts';
import { findOrderLines, lockOrder } from './queries.ts';
import { requestRefundOfRest } from './refund-order.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { isTransitionAllowed } from './rules.ts';

/** Applies the result of a payment to its order. A failed payment changes nothing: the shopper can pay again. */
export function onPaymentSettled(context: AppContext): OnSettled {
  return async (tx, settlement) => {
    if (settlement.status === 'succeeded') await receivePayment(context, tx, settlement);
  };
}

/** An order that is paid after it expired or was cancelled is reserved again; if that fails, it becomes `refund_pending`. */
async function receivePayment(
  context: AppContext,
  tx: Tx,
  { reference: orderId, paymentId, amount }: Settlement,
): Promise<void> {
  const now = context.clock();
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`payment received for an unknown order: ${orderId}`);
  if (!isTransitionAllowed(order, 'paid')) {
    context.log.warn(
      { orderId, status: order.status },
      'payment received for an order that does not expect one: it is refunded',
    );
    const reason = { th: 'คำสั่งซื้อนี้ไม่มียอดค้างชำระ', en: 'nothing was to be paid for the order' };
    await requestRefund(context, tx, { reference: orderId, paymentId, isExcess: true, amount, reason, now });
    return;
  }
  const lines = await findOrderLines(tx, orderId);
  const isLate = order.status !== 'pending_payment';
  if (isLate && !(await reserveAgain(tx, reservationKinds, { reference: orderId, now }))) {
    context.log.warn(
      { orderId, status: order.status },
      'late payment received for an order that is sold out: it is refunded',
    );
    await transitionOrder(tx, { orderId, to: 'refund_pending', actor: 'gateway', reason: 'paid late, sold out', now });
    await queueOrderMail(context, tx, 'refund_pending', order, lines);
    const reason = { th: 'ชำระเงินหลังหมดเวลาและสินค้าหมดแล้ว', en: 'paid too late, sold out' };
    await requestRefundOfRest(context, tx, order, { reason, restock: false, now });
    return;
  }
  await postponeDelivery(tx, order, now);
  await queueOrderMail(context, tx, 'payment_received', order, lines);
  await transitionOrder(tx, { orderId, to: 'paid', actor: 'gateway', reason: isLate ? 'paid late' : 'paid', now });
}
