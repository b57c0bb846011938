import { bahtFromSatang } from '#contract/money.ts';
import type { AppContext } from '../../app-context.ts';
import type { OnRefunded } from '../../payments/payments.ts';
import { queueOrderMail } from '../mails.ts';
import { transitionOrder } from '../order-transitions.ts';
import { lockOrder } from '../queries.ts';
import type { Actor } from '../transition-queries.ts';
import { findRefundableLines, isMoneyBack } from './refund-queries.ts';

/** Applies a refund whose money went back to its order, and mails the customer: the order is `refunded` when all of its money is back. */
export function onRefunded(context: AppContext, actor: Actor = 'gateway'): OnRefunded {
  return async (tx, { reference: orderId, amount, method, sentOn, reason, creditNote }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`refund of an unknown order: ${orderId}`);
    const refundMethod = sentOn === null ? method : 'bank_transfer';
    if (refundMethod)
      await queueOrderMail(context, tx, 'refund_made', order, await findRefundableLines(tx, orderId), {
        amount: bahtFromSatang(amount),
        refundMethod,
        sentOn,
        reason: reason[order.locale],
        creditNoteNumber: creditNote,
      });
    if (order.status !== 'refund_pending' || !(await isMoneyBack(tx, orderId))) return;
    await transitionOrder(tx, { orderId, to: 'refunded', actor, reason: 'money back', now: context.clock() });
  };
}
