import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { AppContext } from '../app-context.ts';
import { decideSlips } from '../bank-transfers/bank-transfers.ts';
import { baht, nullable, text } from '../import-export/columns.ts';
import { confirmTransfer, findAttempts, type OnSettled } from '../payments/payments.ts';
import { changeOrder } from './change-status.ts';
import { payUrl } from './links.ts';
import { queueOrderMail } from './mails.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';
import { onPaymentSettled } from './payment-events.ts';
import { expiryAfterRejection } from './payment-window.ts';
import { findOrder, findOrderLines, type StoredOrder, setSlipStatus } from './queries.ts';
import { isTransitionAllowed } from './rules.ts';

const confirmColumns = {
  amount: nullable(baht('the amount that arrived; the transfer is not confirmed unless it is what is to be paid')),
};

/** Confirms bank transfers that the operator found on the account of the shop: the orders are paid. */
export const confirmTransferAction: OrderAction<typeof confirmColumns> = {
  name: 'confirm-transfer',
  description: 'confirm bank transfers that arrived: the orders are paid, and the customers get mail and tax invoice',
  columns: confirmColumns,
  notes: `Compare the account first: a slip proves nothing. Works without a slip, and after the order expired or was cancelled; if its
stock is gone by then, it becomes refund_pending.`,
  async run(context, { orderId, operator, values: { amount }, dryRun }) {
    const decide = (order: StoredOrder) =>
      decideConfirmation(order, amount === null ? order.payable : satangFromBaht(amount));
    const decided = await changeOrder(context, { orderId, dryRun: true }, decide, async () => {});
    if (decided !== 'changed') return decided;
    const attempts = await findAttempts(context.db, orderId);
    if (!attempts.some(({ gateway }) => gateway === null)) return { refused: 'is not paid by bank transfer' };
    if (dryRun) return 'changed';
    if (!(await confirmTransfer(context, orderId, onTransferConfirmed(context, operator))))
      return { refused: 'was paid in the meantime' };
    const confirmed = await findOrder(context.db, orderId);
    return confirmed?.status === 'paid' ? 'changed' : { changed: `is ${confirmed?.status}: its stock was sold` };
  },
};

/** What happens to an order when its transfer is confirmed: as after any payment, and its slips are accepted. */
function onTransferConfirmed(context: AppContext, operator: string): OnSettled {
  const settle = onPaymentSettled(context, { operator });
  return async (tx, settlement) => {
    await decideSlips(tx, { reference: settlement.reference, status: 'accepted', now: context.clock() });
    await settle(tx, settlement);
  };
}

function decideConfirmation(order: StoredOrder, arrived: number): ActionOutcome {
  const { status, paymentMethod, payable } = order;
  if (!isTransitionAllowed(order, 'paid'))
    return status === 'paid' && paymentMethod === 'bank_transfer'
      ? 'unchanged'
      : { refused: `is ${status}, it does not wait for a transfer` };
  return arrived === payable
    ? 'changed'
    : { refused: `amount: ${format(arrived)} arrived, ${format(payable)} is to be paid` };
}

const format = (satang: number) => bahtFromSatang(satang).toFixed(2);

const rejectColumns = { reason: text('why, for the customer', { max: 300 }) };

/** Rejects slips that no transfer on the account of the shop belongs to, or one of another amount. */
export const rejectTransferAction: OrderAction<typeof rejectColumns> = {
  name: 'reject-transfer',
  description: 'reject the slips of orders; the customers get a mail with the reason and can send another slip',
  columns: rejectColumns,
  notes: `The orders can be paid for 24 hours from then, or until they would have expired anyway if that is later. Write the reason in the
language of the customer. A transfer of another amount is rejected, too: send the money back, or ask for the rest.`,
  run(context, request) {
    const { orderId, values } = request;
    return changeOrder(context, request, decideRejection, async (tx, order) => {
      const now = context.clock();
      if (!order.expiresAt) return;
      const expiresAt = expiryAfterRejection({ expiresAt: order.expiresAt }, now);
      await decideSlips(tx, { reference: orderId, status: 'rejected', reason: values.reason, now });
      await setSlipStatus(tx, { orderId, slipStatus: 'rejected', expiresAt, now });
      await queueOrderMail(context, tx, 'slip_rejected', order, await findOrderLines(tx, orderId), {
        payUrl: payUrl(context, orderId, order.locale),
        payUntil: expiresAt.toISOString(),
        reason: values.reason,
      });
    });
  },
};

function decideRejection({ slipStatus, status }: StoredOrder): ActionOutcome {
  if (slipStatus === 'waiting') return 'changed';
  return slipStatus === 'rejected' ? 'unchanged' : { refused: `is ${status}, no slip of it is being checked` };
}
