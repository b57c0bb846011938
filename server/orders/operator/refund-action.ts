import { dayInBangkok } from '#contract/bangkok-time.ts';
import type { Localised } from '#contract/locale.ts';
import type { AppContext } from '../../app-context.ts';
import { snapshot, type Tx, transaction } from '../../db/database.ts';
import { boolean, day, nullable, optional, text } from '../../import-export/columns.ts';
import { bahtText } from '../../import-export/text-table.ts';
import {
  findPaymentToRefund,
  leaveToOperator,
  listRefunds,
  lockPaymentAttempts,
  performRefund,
  type Refund,
  readUnansweredRefunds,
  retryRefusedRefunds,
  stateSentMoney,
} from '../../payments/payments.ts';
import { closeOrder } from '../order-transitions.ts';
import { findOrder, lockOrder } from '../queries.ts';
import { onRefunded } from '../refunds/refund-events.ts';
import {
  type Restock,
  requestOrderRefund,
  requestRefundOfRest,
  restocksNothing,
  withdrawUnits,
} from '../refunds/refund-order.ts';
import { isHandedOver, parseUnits, type RefundTarget } from '../refunds/refund-rules.ts';
import { isInShop } from '../shipment-rules.ts';
import { completeIfArrived } from './complete-if-arrived.ts';
import type { ActionOutcome, ActionRequest, OrderAction } from './order-action.ts';
import { planRefund, type RefundedOrder, readRefundedOrder, refundedOrder } from './refund-plan.ts';
import {
  isMade,
  isOfOperator,
  isRefusedByGateway,
  isToBeSent,
  noLines,
  requestProblem,
  sumOf,
} from './refund-problems.ts';

const columns = {
  lines: nullable(
    text(
      'units by SKU that are refunded in all, earlier refunds included: SKU=2 OTHER=1; none for earlier refunds alone; all of the order without it',
      {
        max: 2000,
      },
    ),
  ),
  delivery_fee: optional(boolean('with lines: whether the delivery fee is refunded as well'), false),
  restock: nullable(
    boolean(
      'whether the units return to stock; without it those that are still in the shop return, others are used up',
    ),
  ),
  reason: nullable(text('why, for the customer and on the credit note', { max: 200 })),
  sent_on: nullable(day('when you sent the money yourself: 2026-11-22')),
  reference: nullable(text('the bank’s reference of the money that you sent', { max: 100 })),
  without_gateway: optional(
    boolean(
      'with sent_on: also what the gateway has given no answer to for a day, and does not refund by its dashboard',
    ),
    false,
  ),
};

const notes = `Payments of a gateway are refunded through it, and tried again until it responds. Money of other methods is sent by you: state it with
sent_on and reference, which also completes what the gateway refused. With lines none, nothing else of the order is refunded by that. If
the gateway has given no answer for a day and never will, look at its dashboard: only if that shows no refund, send the money and add
without_gateway, which is refused if the gateway answers. An order is refunded when all of its money is back.`;

type Request = ActionRequest<typeof columns>;

/** Refunds orders or lines of them. Repeating it refunds nothing twice: units are counted per line. */
export const refundAction: OrderAction<typeof columns> = {
  name: 'refund',
  description: 'refund orders, or some units of them; issues the credit notes',
  columns,
  notes,
  async run(context, request) {
    const checked = checkValues(context, request);
    if ('refused' in checked) return checked;
    if (request.dryRun) return snapshot(context.db, (tx) => dryRun(context, tx, request, checked.target));
    const unanswered = await readRefundsWithoutGateway(context, request);
    if ('refused' in unanswered) return unanswered;
    const plan = { target: checked.target, withoutGateway: unanswered.refunds };
    const done = await transaction(context.db, (tx) => refund(context, tx, request, plan));
    if ('refused' in done) return done;
    for (const { refundId } of done.toPerform) await performRefund(context, refundId, onRefunded(context));
    return done.changed ? reportRefunds(context, request.orderId, done.madeBefore) : 'unchanged';
  },
};

/** The refunds of which the operator sends the money although a gateway has not refused them. */
async function readRefundsWithoutGateway(
  context: AppContext,
  { orderId, values }: Request,
): Promise<{ refunds: Pick<Refund, 'refundId'>[] } | { refused: string }> {
  if (!values.without_gateway) return { refunds: [] };
  const unanswered = await readUnansweredRefunds(context, orderId);
  if (typeof unanswered !== 'string') return { refunds: unanswered };
  return {
    refused:
      unanswered === 'answered'
        ? 'without_gateway: the gateway answers again, and is asked for the refund: do not send the money'
        : 'without_gateway: the gateway may be asked at this moment: try again in two minutes',
  };
}

function checkValues(context: AppContext, { values }: Request): { target: RefundTarget } | { refused: string } {
  const { lines, delivery_fee, sent_on, reference, without_gateway } = values;
  if ((sent_on === null) !== (reference === null)) return { refused: 'sent_on and reference belong together' };
  if (without_gateway && sent_on === null) return { refused: 'without_gateway: must be given with sent_on' };
  const today = dayInBangkok(context.clock());
  if (sent_on !== null && sent_on > today) return { refused: 'sent_on: must not be in the future' };
  if (lines === null) return { target: 'everything' };
  if (lines.trim() === noLines)
    return delivery_fee
      ? { refused: `delivery_fee: must not be true with lines ${noLines}` }
      : { target: { units: new Map(), deliveryFee: false } };
  const units = parseUnits(lines);
  return units ? { target: { units, deliveryFee: delivery_fee } } : { refused: 'lines: must be such as SKU=2 OTHER=1' };
}

async function dryRun(context: AppContext, tx: Tx, request: Request, target: RefundTarget): Promise<ActionOutcome> {
  const { orderId, values, planned } = request;
  const before = await readPlannedOrder(tx, request);
  if (!before) return { refused: 'there is no such order' };
  const plan = planRefund(before, target);
  if ('refused' in plan) return plan;
  const problem = requestProblem(context, { ...before, part: plan.part, values });
  if (problem) return problem;
  const { sent_on: sentOn, reference: sentReference } = values;
  const isByHand = sentOn !== null;
  const completed = before.refunds.filter(isByHand ? isToBeSent(context, values) : isRefusedByGateway);
  const parts = [
    plan.part.total > 0 ? `would refund ${bahtText(plan.part.total)} baht` : '',
    completed.length > 0
      ? `would ${isByHand ? 'complete' : 'request again'} ${bahtText(sumOf(completed))} baht of earlier refunds`
      : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'unchanged';
  const paymentId = isByHand ? null : await findPaymentToRefund(tx, orderId);
  const made = { ...plan, completed, paymentId, statement: { sentOn, sentReference }, now: context.clock() };
  planned?.set(orderId, refundedOrder(before, made));
  return { changed: parts.join(', ') };
}

/** An order as it is, or as the rows before would leave it. */
async function readPlannedOrder(tx: Tx, { orderId, planned }: Request): Promise<RefundedOrder | undefined> {
  const known = planned?.get(orderId);
  if (known?.refunds) return { ...known, refunds: known.refunds };
  const order = await findOrder(tx, orderId);
  return order && readRefundedOrder(tx, order);
}

async function refund(
  context: AppContext,
  tx: Tx,
  { orderId, operator, values }: Request,
  { target, withoutGateway }: { target: RefundTarget; withoutGateway: readonly Pick<Refund, 'refundId'>[] },
): Promise<{ changed: boolean; toPerform: readonly Refund[]; madeBefore: ReadonlySet<string> } | { refused: string }> {
  await lockPaymentAttempts(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) return { refused: 'there is no such order' };
  const { lines, refunds: before } = await readRefundedOrder(tx, order);
  const plan = planRefund({ order, lines, refunds: before }, target);
  if ('refused' in plan) return plan;
  const now = context.clock();
  const { sent_on: sentOn, reference: sentReference } = values;
  const isByHand = sentOn !== null;
  const restock: Restock = (line) => values.restock ?? isInShop(line, order, lines);
  const problem = requestProblem(context, { order, refunds: before, part: plan.part, values });
  if (problem) return problem;
  if (plan.part.total > 0) {
    const reason = reasonOf(values.reason, plan.isAllOfRest);
    if (!plan.isAllOfRest) {
      await withdrawUnits(tx, orderId, plan.part, { restock, now });
      await requestOrderRefund(context, tx, order, { part: plan.part, reason, restock, isByHand, operator, now });
      await completeIfArrived(tx, order, { operator, comment: 'what was to follow is refunded', now });
    } else if (order.status === 'refund_pending') {
      await requestRefundOfRest(context, tx, order, { reason, restock: restocksNothing, isByHand, operator, now });
    } else {
      const transition = {
        orderId,
        to: 'refund_pending',
        actor: { operator },
        reason: 'refunded by the shop',
      } as const;
      // Closing the order returns the units that are still reserved.
      if (!isHandedOver(order.status)) await withdrawUnits(tx, orderId, plan.part, { restock, only: 'used_up', now });
      await closeOrder(context, tx, { ...transition, comment: values.reason, now }, { reason, restock, isByHand });
    }
  }
  await leaveToOperator(tx, { reference: orderId, refunds: withoutGateway, now });
  const stated =
    sentOn !== null && sentReference !== null
      ? await stateSentMoney(
          tx,
          { reference: orderId, sentOn, sentReference, operator, now },
          onRefunded(context, { operator }),
        )
      : [];
  const retried = isByHand ? [] : await retryRefusedRefunds(context, tx, orderId, now);
  const known = new Set(before.map(({ refundId }) => refundId));
  const requested = (await listRefunds(tx, orderId)).filter(({ refundId }) => !known.has(refundId));
  return {
    changed: requested.length + retried.length + stated.length > 0,
    toPerform: [...requested, ...retried].filter(({ paymentId }) => paymentId !== null),
    madeBefore: new Set(before.filter(isMade).map(({ refundId }) => refundId)),
  };
}

function reasonOf(given: string | null, isAll: boolean): Localised {
  if (given !== null) return { th: given, en: given };
  return isAll
    ? { th: 'คืนเงินตามคำสั่งซื้อ', en: 'Order refunded' }
    : { th: 'คืนเงินสินค้าบางรายการ', en: 'Part of the order refunded' };
}

/** What is refunded now, besides the refunds that were made before, and what the operator has to do yet. */
async function reportRefunds(
  { db }: AppContext,
  orderId: string,
  madeBefore: ReadonlySet<string>,
): Promise<ActionOutcome> {
  const refunds = await listRefunds(db, orderId);
  const sum = (some: readonly Refund[]) => `${bahtText(sumOf(some))} baht`;
  const made = refunds.filter((refund) => isMade(refund) && !madeBefore.has(refund.refundId));
  const byHand = refunds.filter(isOfOperator);
  const underWay = refunds.filter(({ status, paymentId }) => status === 'requested' && paymentId);
  const parts = [
    made.length > 0 ? `${sum(made)} refunded` : '',
    underWay.length > 0 ? `${sum(underWay)} requested from the gateway` : '',
    byHand.length > 0
      ? `${sum(byHand)} to be sent by you (then state sent_on and reference, with lines ${noLines})`
      : '',
  ];
  return { changed: parts.filter(Boolean).join(', ') };
}
