import type { SlipStatus } from '#contract/bank-transfers.ts';
import { satangFromBaht } from '#contract/money.ts';
import type { AppContext } from '../../app-context.ts';
import { decideSlips, findSlips } from '../../bank-transfers/bank-transfers.ts';
import { baht, nullable, text, timestamp } from '../../import-export/columns.ts';
import { bahtText, timeInBangkok } from '../../import-export/text-table.ts';
import { type Attempt, confirmTransfer, findAttempts, type OnSettled } from '../../payments/payments.ts';
import { payUrl } from '../links.ts';
import { queueOrderMail } from '../mails.ts';
import { onPaymentSettled } from '../payment/payment-events.ts';
import { expiryAfterRejection } from '../payment/payment-window.ts';
import { findOrder, findOrderLines, lockOrder, setSlipStatus } from '../queries.ts';
import { isTransitionAllowed } from '../rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { changeOrder, checkOrder } from './change-order.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';

const confirmColumns = {
  amount: nullable(baht('the amount that arrived; the transfer is not confirmed unless it is what is to be paid')),
  received_at: nullable(
    timestamp('when it arrived, which decides the VAT rate; by default when the last slip came, without one now'),
  ),
};

/** Confirms bank transfers that the operator found on the account of the shop: the orders are paid. */
export const confirmTransferAction: OrderAction<typeof confirmColumns> = {
  name: 'confirm-transfer',
  description: 'confirm bank transfers that arrived: the orders are paid, and the customers get mail and tax invoice',
  columns: confirmColumns,
  notes: `Compare the account first: a slip proves nothing. Works without a slip, and after the order expired or was cancelled; if its
stock is gone by then, it becomes refund_pending.`,
  async run(context, { orderId, operator, values: { amount, received_at }, dryRun, planned }) {
    const receivedAt = received_at === null ? null : new Date(received_at);
    const attempts = await findAttempts(context.db, orderId);
    const succeeded = attempts.find(({ status }) => status === 'succeeded');
    const decide = (order: StoredOrder): ActionOutcome => {
      const problem = timeProblem(order, receivedAt, context.clock());
      if (problem) return problem;
      if (planned?.has(orderId)) return 'unchanged';
      const arrived = amount === null ? order.payable : satangFromBaht(amount);
      const decided = decideConfirmation(order, arrived, succeeded);
      const isByTransfer = attempts.some(({ gateway }) => gateway === null);
      return decided === 'changed' && !isByTransfer ? { refused: 'is not paid by bank transfer' } : decided;
    };
    const decided = await checkOrder(context, { orderId, planned }, decide);
    if (dryRun || decided !== 'changed') return decided;
    if (!(await confirmTransfer(context, orderId, onTransferConfirmed(context, operator, receivedAt))))
      return { refused: 'was paid in the meantime' };
    const confirmed = await findOrder(context.db, orderId);
    return confirmed?.status === 'paid' ? 'changed' : { changed: `is ${confirmed?.status}: its stock was sold` };
  },
};

/** What happens to an order when its transfer is confirmed: as after any payment, and its slips are accepted. */
function onTransferConfirmed(context: AppContext, operator: string, receivedAt: Date | null): OnSettled {
  const settle = onPaymentSettled(context, { operator });
  return async (tx, settlement) => {
    // A slip that is uploaded at the same time is either accepted as well, or refused because the order is paid.
    await lockOrder(tx, settlement.reference);
    const slips = await findSlips(tx, settlement.reference);
    const paidAt = receivedAt ?? slips.findLast(({ status }) => status === 'waiting')?.uploadedAt ?? settlement.paidAt;
    await decideSlips(tx, { reference: settlement.reference, status: 'accepted', operator, now: context.clock() });
    await settle(tx, { ...settlement, paidAt });
  };
}

function timeProblem({ createdAt }: StoredOrder, receivedAt: Date | null, now: Date): ActionOutcome | null {
  if (receivedAt && receivedAt > now) return { refused: 'received_at: is to come' };
  if (receivedAt && receivedAt < createdAt)
    return {
      refused: `received_at: is before the order was placed, ${timeInBangkok(createdAt)}: a day alone is its beginning`,
    };
  return null;
}

/** @param succeeded the attempt by which the order was paid */
function decideConfirmation(order: StoredOrder, arrived: number, succeeded: Attempt | undefined): ActionOutcome {
  const { status, payable } = order;
  if (!isTransitionAllowed(order, 'paid')) {
    if (succeeded && succeeded.gateway !== null)
      return { refused: `is ${status}, and was paid by ${succeeded.method}: if a transfer arrived, send it back` };
    return status === 'paid' && succeeded ? 'unchanged' : { refused: `is ${status}, it does not wait for a transfer` };
  }
  return arrived === payable
    ? 'changed'
    : { refused: `amount: ${bahtText(arrived)} arrived, ${bahtText(payable)} is to be paid` };
}

const rejectColumns = { reason: text('why, for the customer', { max: 300 }) };

/** Rejects slips that no transfer on the account of the shop belongs to, or one of another amount. */
export const rejectTransferAction: OrderAction<typeof rejectColumns> = {
  name: 'reject-transfer',
  description: 'reject the slips of orders; the customers get a mail with the reason and can send another slip',
  columns: rejectColumns,
  notes: `The orders can be paid for 24 hours from then, or until they would have expired anyway if that is later. Write the reason in the
language of the customer. A transfer of another amount is rejected, too: send the money back, or ask for the rest. Slips of orders that
were paid in another way or closed are rejected without a mail; they can then be sent for another order.`,
  async run(context, request) {
    const { orderId, operator, values, planned } = request;
    const slips = await findSlips(context.db, orderId);
    const decide = (order: StoredOrder) =>
      planned?.has(orderId) ? 'unchanged' : decideRejection(order, new Set(slips.map(({ status }) => status)));
    return changeOrder(context, request, decide, async (tx, order) => {
      const now = context.clock();
      await decideSlips(tx, { reference: orderId, status: 'rejected', reason: values.reason, operator, now });
      if (!order.expiresAt) return;
      const expiresAt = expiryAfterRejection({ expiresAt: order.expiresAt }, now);
      await setSlipStatus(tx, { orderId, slipStatus: 'rejected', expiresAt, now });
      await queueOrderMail(context, tx, 'slip_rejected', order, await findOrderLines(tx, orderId), {
        payUrl: payUrl(context, orderId, order.locale),
        payUntil: expiresAt.toISOString(),
        reason: values.reason,
      });
    });
  },
};

/** Of an unpaid order the state of its last slip decides, of any other what its slips were at the beginning. */
function decideRejection({ slipStatus, status }: StoredOrder, slips: ReadonlySet<SlipStatus>): ActionOutcome {
  const current =
    status === 'pending_payment' ? slipStatus : (['waiting', 'rejected'] as const).find((one) => slips.has(one));
  if (current === 'waiting') return 'changed';
  return current === 'rejected' ? 'unchanged' : { refused: `is ${status}, no slip of it is being checked` };
}
