import type { Tx } from '../../db/database.ts';
import { listRefunds, type Refund } from '../../payments/payments.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import { isPaid, type RefundPart, type RefundTarget, refundPart } from '../refunds/refund-rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { PlannedOrder } from './order-action.ts';
import { type RefundState, sumOf } from './refund-problems.ts';

/** An order with its refunds, oldest first. */
export interface RefundedOrder<State extends RefundState = RefundState> extends PlannedOrder {
  refunds: readonly State[];
}

/** What the refund of an order has to give back yet. */
export interface RefundPlan {
  part: RefundPart;
  /** Whether nothing of the order is left then. */
  isAllOfRest: boolean;
}

/** Reads what a refund depends on; to refund, the order is locked. */
export async function readRefundedOrder(tx: Tx, order: StoredOrder): Promise<RefundedOrder<Refund>> {
  const { orderId } = order;
  return { order, lines: await findRefundableLines(tx, orderId), refunds: await listRefunds(tx, orderId) };
}

/** What has to be given back yet of an order, or why it cannot be refunded. */
export function planRefund(
  { order, lines, refunds }: RefundedOrder,
  target: RefundTarget,
): RefundPlan | { refused: string } {
  const isClosed = order.status === 'refund_pending' || order.status === 'refunded';
  if (!isClosed && !isPaid(order)) return { refused: `is ${order.status}, there is no payment to refund` };
  const refunded = {
    total: sumOf(refunds.filter(({ isExcess }) => !isExcess)),
    lines: lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  };
  const part = refundPart(order, lines, refunded, isClosed ? 'everything' : target);
  if ('refused' in part) return part;
  if (part.total === 0 && part.lines.length > 0 && refunded.total < order.payable)
    return { refused: 'lines: nothing was paid for them: use cancel-lines' };
  return { part, isAllOfRest: part.total === order.payable - refunded.total };
}

/** The order when the refund is made: a gateway that is asked answers and makes it. */
export function refundedOrder(
  { order, lines, refunds }: RefundedOrder,
  {
    part,
    isAllOfRest,
    completed,
    paymentId,
    statement,
    now,
  }: RefundPlan & {
    /** The earlier refunds that are made with it. */
    completed: readonly RefundState[];
    /** The payment that its gateway refunds; null if the operator sends the money. */
    paymentId: string | null;
    /** Whether and when the operator sent the money. */
    statement: Pick<RefundState, 'sentOn' | 'sentReference'>;
    now: Date;
  },
): RefundedOrder {
  const made = { ...statement, status: 'succeeded' } as const;
  const isMade = statement.sentOn !== null || paymentId !== null;
  const requested: RefundState = {
    paymentId,
    isExcess: false,
    amount: part.total,
    gatewayRefundId: null,
    requestedAt: now,
    ...(isMade ? made : { status: 'requested', sentOn: null, sentReference: null }),
  };
  const earlier = refunds.map((refund) => (completed.includes(refund) ? { ...refund, ...made } : refund));
  return {
    order: isAllOfRest ? { ...order, status: 'refund_pending' } : order,
    lines: lines.map((line) => {
      const refunded = part.lines.find((one) => one.line === line);
      if (!refunded) return line;
      const { units, amount } = refunded;
      return {
        ...line,
        refundedUnits: line.refundedUnits + units,
        refundedAmount: line.refundedAmount + amount,
      };
    }),
    refunds: part.total > 0 ? [...earlier, requested] : earlier,
  };
}
