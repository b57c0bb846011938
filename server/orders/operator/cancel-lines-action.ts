import { type OrderStatus, orderStatusTerms } from '#contract/order-statuses.ts';
import { skuName } from '../../catalogue/catalogue.ts';
import { text } from '../../import-export/columns.ts';
import { queueOrderMail } from '../mails.ts';
import { cancelUnits } from '../refunds/refund-order.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import { parseUnits, partToCancel, type RefundableLine, type RefundPart } from '../refunds/refund-rules.ts';
import { isInShop } from '../shipment-rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { changeAction } from './change-order.ts';
import { completeIfArrived } from './complete-if-arrived.ts';
import type { ActionOutcome } from './order-action.ts';

const columns = {
  lines: text('units by SKU that are cancelled in all, earlier ones included: SKU=2 OTHER=1', { max: 2000 }),
  reason: text('why, for the customer, in their language', { max: 200 }),
};

const notes = `Units that were paid for are refunded instead. Cancelled units return to stock. A shipped order is delivered when nothing else is to
arrive.`;

/** Cancels units that cost nothing and never arrive, such as gifts that are not made any more. The rest of the order goes on. */
export const cancelLinesAction = changeAction({
  name: 'cancel-lines',
  description:
    'cancel units that cost nothing, such as gifts, of orders that go on without them, and mail the customers',
  columns,
  notes,
  decide(order, lines, { values }) {
    const part = findPart(order, lines, values.lines);
    if ('refused' in part) return part;
    return part.lines.length > 0 ? 'changed' : 'unchanged';
  },
  async write(context, tx, { orderId, order, lines, values, operator, now }) {
    const part = findPart(order, lines, values.lines);
    if ('refused' in part) throw new Error(part.refused);
    const reason = { th: values.reason, en: values.reason };
    await cancelUnits(tx, order, { part, reason, restock: () => true, operator, now });
    await queueOrderMail(context, tx, 'lines_cancelled', order, await findRefundableLines(tx, orderId), {
      cancelled: part.lines.map(({ line, units }) => ({ name: skuName(line)[order.locale], quantity: units })),
      reason: values.reason,
    });
    await completeIfArrived(tx, order, { operator, comment: 'what was to follow is cancelled', now });
  },
  plan(order, lines, { values }) {
    const part = findPart(order, lines, values.lines);
    if ('refused' in part) throw new Error(part.refused);
    return { lines: withCancelledUnits(lines, part) };
  },
});

function withCancelledUnits(lines: readonly RefundableLine[], part: RefundPart): RefundableLine[] {
  const cancelled = new Map(part.lines.map(({ line, units }) => [line, units]));
  return lines.map((line) => ({ ...line, refundedUnits: line.refundedUnits + (cancelled.get(line) ?? 0) }));
}

/** What of an order has to be cancelled. */
function findPart(
  order: StoredOrder,
  lines: readonly RefundableLine[],
  given: string,
): RefundPart | Extract<ActionOutcome, { refused: string }> {
  const units = parseUnits(given);
  if (!units) return { refused: 'lines: must be such as SKU=2 OTHER=1' };
  const part = partToCancel(lines, units);
  if ('refused' in part || part.lines.length === 0) return part;
  if (!goesOn(order.status)) return { refused: `is ${order.status}, nothing of it can be cancelled` };
  const left = part.lines.find(({ line }) => line.kind === 'goods' && !isInShop(line, order, lines));
  if (left) return { refused: `lines: ${left.line.sku} has left the shop` };
  const count = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  const remaining = count(lines.map(({ quantity, refundedUnits }) => quantity - refundedUnits));
  return count(part.lines.map(({ units: cancelled }) => cancelled)) < remaining
    ? part
    : { refused: 'lines: nothing would be left: use cancel' };
}

/** Whether the shop has an order of this status to hand over, or to hand over the rest of it. */
function goesOn(status: OrderStatus): boolean {
  const { group, isHandedOver, isClosed } = orderStatusTerms[status];
  return status === 'shipped' || (group !== 'to_pay' && !isHandedOver && !isClosed);
}
