import { dayInBangkok } from '#contract/bangkok-time.ts';
import type { AppContext } from '../../app-context.ts';
import { bahtText } from '../../import-export/text-table.ts';
import { isUnanswered, type Refund } from '../../payments/payments.ts';
import type { RefundPart } from '../refunds/refund-rules.ts';
import type { StoredOrder } from '../stored-order.ts';

type Clock = Pick<AppContext, 'clock'>;

/** What of a refund decides about further ones. */
export type RefundState = Pick<
  Refund,
  'paymentId' | 'isExcess' | 'amount' | 'status' | 'gatewayRefundId' | 'sentOn' | 'sentReference' | 'requestedAt'
>;

/** What an operator requests, with what the order has. */
interface RefundRequest {
  order: StoredOrder;
  refunds: readonly RefundState[];
  /** What it would give back. */
  part: RefundPart;
  values: { lines: string | null; sent_on: string | null; reference: string | null; without_gateway: boolean };
}

/** The value of `lines` for earlier refunds alone: they are completed, or requested again. */
export const noLines = 'none';

/** Why a refund is refused that could be calculated; null if it is not. */
export function requestProblem(context: Clock, request: RefundRequest): { refused: string } | null {
  return statementProblem(context, request) ?? wholeOrderProblem(context, request);
}

/** Why money of an order cannot have been sent as it is stated; null without a statement. */
function statementProblem(context: Clock, { order, refunds, part, values }: RefundRequest): { refused: string } | null {
  const { sent_on: sentOn, reference } = values;
  if (sentOn === null) return null;
  if (sentOn < dayInBangkok(order.createdAt)) return { refused: 'sent_on: must not be before the order' };
  if (part.total > 0 || refunds.some(isToBeSent(context, values))) return null;
  const sent = refunds.filter((refund) => refund.sentOn !== null);
  if (sent.some((refund) => refund.sentOn === sentOn && refund.sentReference === reference)) return null;
  if (refunds.some((refund) => isUnanswered(context, refund)))
    return {
      refused: 'the gateway has given no answer for a day: if its dashboard shows no refund, add without_gateway',
    };
  return { refused: `nothing is to be sent: ${howItGoesBack(refunds, sent)}` };
}

/**
 * Why the whole order is not refunded: an earlier refund is not made, such as that of a second payment, and the request may be about it
 * alone. Null if it is not.
 */
function wholeOrderProblem(context: Clock, { refunds, part, values }: RefundRequest): { refused: string } | null {
  const { lines, sent_on: sentOn } = values;
  const earlier = refunds.filter(sentOn === null ? ({ status }) => status === 'failed' : isToBeSent(context, values));
  if (lines !== null || part.total === 0 || earlier.length === 0) return null;
  return {
    refused: `lines: ${bahtText(sumOf(earlier))} baht of earlier refunds are not sent yet: must be ${noLines} for these alone, or the units that are refunded in all`,
  };
}

function howItGoesBack(refunds: readonly RefundState[], sent: readonly RefundState[]): string {
  const [last] = sent.slice(-1);
  if (last) return `it was on ${last.sentOn}, with the reference ${last.sentReference}`;
  if (refunds.every(({ amount }) => amount === 0)) return 'there is no earlier refund';
  return refunds.every(isMade) ? 'the gateway has refunded it' : 'the gateway is refunding it';
}

/** Whether the operator's statement completes it. */
export const isToBeSent =
  (context: Clock, { without_gateway }: Pick<RefundRequest['values'], 'without_gateway'>) =>
  (refund: RefundState): boolean =>
    isOfOperator(refund) || (without_gateway && isUnanswered(context, refund));

/** Whether its money is to be sent by the operator. */
export const isOfOperator = ({ status, paymentId }: RefundState) =>
  status === 'failed' || (status === 'requested' && !paymentId);

/** Whether the gateway can be asked for it again. */
export const isRefusedByGateway = ({ status, gatewayRefundId }: RefundState) =>
  status === 'failed' && gatewayRefundId === null;

export const sumOf = (refunds: readonly Pick<RefundState, 'amount'>[]) =>
  refunds.reduce((total, { amount }) => total + amount, 0);

export const isMade = ({ status }: RefundState) => status === 'succeeded';
