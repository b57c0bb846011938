import type { AppContext } from '../../app-context.ts';
import { requireAttention } from '../../attention/attention.ts';
import type { Tx } from '../../db/database.ts';
import { type OnSettled, requestRefund, type Settlement } from '../../payments/payments.ts';
import { reserveAgain } from '../../reservations/reservations.ts';
import { shopClosings } from '../closing-reasons.ts';
import { withVatAt } from '../invoices.ts';
import { queueClosedMail, queueOrderMail } from '../mails.ts';
import { lockOrderWithLines } from '../order-details-queries.ts';
import { type Transition, transitionLockedOrder } from '../order-transitions.ts';
import { postponeDelivery } from '../postpone-delivery.ts';
import { updatePreOrders } from '../pre-orders.ts';
import { setPaymentMethod } from '../queries.ts';
import { requestRefundOfRest, restocksNothing } from '../refunds/refund-order.ts';
import { reservationKinds } from '../reservation-kinds.ts';
import { isTransitionAllowed } from '../rules.ts';
import type { StoredLine, StoredOrder } from '../stored-order.ts';
import type { Actor } from '../transition-queries.ts';

/**
 * Applies the result of a payment to its order. A failed payment changes nothing: the shopper can pay again.
 *
 * @param actor who reports the payment, for the log of transitions
 */
export function onPaymentSettled(context: AppContext, actor: Actor = 'gateway'): OnSettled {
  return async (tx, settlement) => {
    if (settlement.status === 'succeeded') await receivePayment(context, tx, settlement, actor);
  };
}

/** An order that is paid after it expired or was cancelled is reserved again; if that fails, it becomes `refund_pending`. */
async function receivePayment(
  context: AppContext,
  tx: Tx,
  { reference: orderId, paymentId, amount, paidAt, method, installment }: Settlement,
  actor: Actor,
): Promise<void> {
  const now = context.clock();
  const locked = await lockOrderWithLines(tx, orderId);
  if (!locked) throw new Error(`payment received for an unknown order: ${orderId}`);
  let { lines }: { lines: readonly StoredLine[] } = locked;
  let order: StoredOrder = { ...locked.order, paymentMethod: method, installment };
  if (!isTransitionAllowed(order, 'paid')) {
    const details = { paymentId, status: order.status };
    await requireAttention(tx, { kind: 'payment_not_expected', subject: orderId, details, now });
    const reason = { th: 'คำสั่งซื้อนี้ไม่มียอดค้างชำระ', en: 'nothing was to be paid for the order' };
    await requestRefund(context, tx, { reference: orderId, paymentId, isExcess: true, amount, reason, now });
    return;
  }
  const { paymentMethod, installment: plan } = locked.order;
  if (paymentMethod !== method || plan?.installmentPlanId !== installment?.installmentPlanId)
    await setPaymentMethod(tx, orderId, { method, installment, expiresAt: order.expiresAt }, now);
  const transition = (change: Pick<Transition, 'to' | 'reason' | 'taxPoint'>) =>
    transitionLockedOrder(tx, order, { orderId, actor, now, ...change }, async () => lines);
  const isLate = order.status !== 'pending_payment';
  const reserved = isLate ? await reserveAgain(tx, reservationKinds, { reference: orderId, now }) : null;
  if (isLate && !reserved) {
    const details = { paymentId, status: order.status };
    await requireAttention(tx, { kind: 'paid_late_sold_out', subject: orderId, details, now });
    const change = { to: 'refund_pending', reason: shopClosings.sold_out.logged } as const;
    await transition(change);
    await queueClosedMail(context, tx, change, order, lines);
    const reason = { th: 'ชำระเงินหลังหมดเวลาและสินค้าหมดแล้ว', en: 'paid too late, sold out' };
    await requestRefundOfRest(context, tx, order, { reason, restock: restocksNothing, now });
    return;
  }
  if (reserved) {
    const { lines: current, deliveryDates } = await updatePreOrders(tx, order, lines, reserved.stock);
    lines = current;
    order = { ...order, deliveryDates };
  }
  order = await withVatAt(tx, order, paidAt);
  order = { ...order, deliveryDates: await postponeDelivery(tx, order, now) };
  await queueOrderMail(context, tx, 'payment_received', order, lines);
  await transition({ to: 'paid', reason: isLate ? 'paid late' : 'paid', taxPoint: paidAt });
}
