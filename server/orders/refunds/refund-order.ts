import type { Localised } from '#contract/locale.ts';
import type { AppContext } from '../../app-context.ts';
import type { Tx } from '../../db/database.ts';
import {
  findPaymentToRefund,
  type Refund,
  recordFreeUnits,
  requestRefund,
  setCreditNote,
} from '../../payments/payments.ts';
import { withdraw } from '../../reservations/reservations.ts';
import { creditOrderInvoice } from '../invoices.ts';
import { stockKinds } from '../reservation-kinds.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findRefundableLines, findRefundedSums, insertRefundLines } from './refund-queries.ts';
import { type RefundableLine, type RefundPart, refundPart } from './refund-rules.ts';

/** Whether the refunded units of a line return to stock. */
export type Restock = (line: RefundableLine) => boolean;

export const restocksNothing: Restock = () => false;

/** The reason of refunds of orders that are cancelled, on the refund and on its credit note. */
export const cancellationReason: Localised = {
  th: 'ยกเลิกคำสั่งซื้อและคืนเงิน',
  en: 'Order cancelled and refunded',
};

/**
 * Requests a refund of a part of an order and credits its tax invoice, if it has one: the duty to give the money back, and with it the
 * lower price, begins now, whenever the money arrives. The order is locked. Last in the transaction (`creditInvoice`).
 */
export async function requestOrderRefund(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  order: StoredOrder,
  {
    part,
    reason,
    restock,
    isByHand = false,
    operator = null,
    now,
  }: {
    part: RefundPart;
    reason: Localised;
    restock: Restock;
    /** Whether the operator sends the money, even if a gateway could refund it. */
    isByHand?: boolean | undefined;
    /** Who of the shop requests it. */
    operator?: string | null;
    now: Date;
  },
): Promise<Refund | null> {
  const { orderId } = order;
  const paymentId = isByHand ? null : await findPaymentToRefund(tx, orderId);
  const refund = await requestRefund(context, tx, {
    reference: orderId,
    paymentId,
    amount: part.total,
    reason,
    isSent: isByHand,
    operator,
    now,
  });
  if (!refund) return null;
  await insertPartLines(tx, refund.refundId, part, restock);
  const creditNote = await creditOrderInvoice(tx, order, { part, reason, now });
  if (creditNote) await setCreditNote(tx, refund.refundId, creditNote);
  return refund;
}

async function insertPartLines(tx: Tx, refundId: string, { lines }: RefundPart, restock: Restock): Promise<void> {
  const rows = lines.map(({ line, units, amount }) => ({
    orderLineId: line.orderLineId,
    quantity: units,
    amount,
    restocked: restock(line),
  }));
  await insertRefundLines(tx, refundId, rows);
}

/** Cancels units of lines that cost nothing of an order that goes on. No money goes back. The order is locked. */
export async function cancelUnits(
  tx: Tx,
  { orderId }: Pick<StoredOrder, 'orderId'>,
  {
    part,
    reason,
    restock,
    operator,
    now,
  }: { part: RefundPart; reason: Localised; restock: Restock; operator: string; now: Date },
): Promise<void> {
  await withdrawUnits(tx, orderId, part, { restock, now });
  const refundId = await recordFreeUnits(tx, { reference: orderId, reason, operator, now });
  await insertPartLines(tx, refundId, part, restock);
}

/** Requests the refund of what has not been refunded of an order that is closed (`refund_pending`). Last in the transaction. */
export async function requestRefundOfRest(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  order: StoredOrder,
  {
    reason,
    restock,
    isByHand,
    operator,
    now,
  }: { reason: Localised; restock: Restock; isByHand?: boolean | undefined; operator?: string | null; now: Date },
): Promise<Refund | null> {
  const lines = await findRefundableLines(tx, order.orderId);
  const part = refundPart(order, lines, await findRefundedSums(tx, order.orderId), 'everything');
  if ('refused' in part || part.total === 0) return null;
  await withdrawUnits(tx, order.orderId, part, { restock, only: 'restocked', now });
  return requestOrderRefund(context, tx, order, { part, reason, restock, isByHand, operator, now });
}

/** Ends the reservations of refunded units of an order that goes on: they return to stock, or are used up; by default of both sorts. */
export async function withdrawUnits(
  tx: Tx,
  orderId: string,
  { lines }: RefundPart,
  { restock, only, now }: { restock: Restock; only?: 'restocked' | 'used_up'; now: Date },
): Promise<void> {
  for (const end of ['restocked', 'used_up'] as const) {
    const returnsUnits = end === 'restocked';
    const wanted = lines
      .filter(({ line }) => restock(line) === returnsUnits)
      .map(({ line, units }) => ({ resource: { sku_id: line.skuId }, quantity: units }));
    if ((only ?? end) === end) await withdraw(tx, stockKinds, { reference: orderId, wanted, returnsUnits, now });
  }
}
