import type { OrderStatus } from '#contract/order-statuses.ts';
import { choice, optional, text } from '../../import-export/columns.ts';
import { closeAttempts } from '../../payments/payments.ts';
import { shopClosings } from '../closing-reasons.ts';
import { queueOrderMail } from '../mails.ts';
import { closeOrder, transitionOrder } from '../order-transitions.ts';
import { onPaymentSettled } from '../payment/payment-events.ts';
import { isTransitionAllowed, statusAfterShopCancellation } from '../rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findTransitions } from '../transition-queries.ts';
import type { TransitionReason } from '../transition-reasons.ts';
import { changeAction, changeOrder, checkOrder, decideTransition } from './change-order.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';

/** An action that only changes the status. */
function transitionAction(
  name: string,
  description: string,
  to: OrderStatus,
  reason: TransitionReason,
): OrderAction<Record<never, never>> {
  return changeAction({
    name,
    description,
    columns: {},
    decide: (order) => decideTransition(order, to),
    async write(context, tx, { orderId, order, lines, operator, now }) {
      if (to === 'completed') await queueOrderMail(context, tx, 'services_done', order, lines);
      await transitionOrder(tx, { orderId, to, actor: { operator }, reason, now });
    },
    plan: (order) => ({ order: { ...order, status: to } }),
  });
}

export const prepareAction = transitionAction(
  'prepare',
  'start to prepare orders that are paid, or confirmed and paid on delivery',
  'preparing',
  'packing started',
);

export const completeAction = transitionAction(
  'complete',
  'mark paid orders of services as done, and mail the customers',
  'completed',
  'services done',
);

/** An action for parcels that came back and of which nothing was paid: on delivery, or because nothing was to be paid. */
function returnedParcelAction(
  name: 'refused' | 'undelivered',
  description: string,
  canOnlyBe: string,
): OrderAction<Record<never, never>> {
  const { logged } = shopClosings[name];
  return changeAction({
    name,
    description: `${description}. Releases the stock and mails the customers`,
    columns: {},
    async decide(order, _lines, { orderId, planned }, db) {
      if (planned?.has(orderId)) return 'unchanged';
      if (order.status === 'cancelled') {
        const last = (await findTransitions(db, orderId)).at(-1);
        return last?.reason === logged ? 'unchanged' : { refused: `is cancelled already: ${last?.reason}` };
      }
      if (order.status !== 'shipped') return { refused: `is ${order.status}, only a shipped parcel ${canOnlyBe}` };
      if (order.shipments.some(({ deliveredAt }) => deliveredAt)) return { refused: 'has a delivery that arrived' };
      return isTransitionAllowed(order, 'cancelled') ? 'changed' : { refused: 'is paid already, refund it instead' };
    },
    async write(context, tx, { orderId, operator, now }) {
      await closeOrder(context, tx, { orderId, to: 'cancelled', actor: { operator }, reason: logged, now });
    },
  });
}

export const refusedAction = returnedParcelAction(
  'refused',
  'cancel shipped orders whose parcel, paid on delivery or free, was refused, which counts against the buyer',
  'can be refused',
);

export const undeliveredAction = returnedParcelAction(
  'undelivered',
  'cancel shipped orders whose parcel, paid on delivery or free, the carrier could not deliver, which does not count against the buyer',
  'can be undelivered',
);

const closingsByRequester = {
  shop: shopClosings.cancelled_by_shop,
  customer: shopClosings.cancelled_on_request,
} as const;

const cancelColumns = {
  reason: text('why, for the log', { max: 500 }),
  requested_by: optional(
    choice('who asked for it, as mail and order page say: shop, which is usual, or customer', ['shop', 'customer']),
    'shop',
  ),
};

/** Cancels orders for the shop. What was paid is to be refunded. */
export const cancelAction: OrderAction<typeof cancelColumns> = {
  name: 'cancel',
  description:
    'cancel orders that are not shipped; a paid one becomes refund_pending. Releases the stock and mails the customers',
  columns: cancelColumns,
  async run(context, request) {
    const { orderId, operator, values, dryRun } = request;
    const checked = await checkOrder(context, request, decideCancellation, (order) => ({
      order: { ...order, status: statusAfterShopCancellation(order) ?? order.status },
    }));
    if (dryRun || checked !== 'changed') return checked;
    await closeAttempts(context, orderId, onPaymentSettled(context));
    return changeOrder(context, request, decideCancellation, async (tx, order) => {
      const to = statusAfterShopCancellation(order);
      if (!to) return;
      const reason = closingsByRequester[values.requested_by].logged;
      const transition = { orderId, to, actor: { operator }, reason, comment: values.reason };
      await closeOrder(context, tx, { ...transition, now: context.clock() });
    });
  },
};

function decideCancellation(order: StoredOrder): ActionOutcome {
  if (['cancelled', 'refund_pending', 'refunded'].includes(order.status)) return 'unchanged';
  if (order.slipStatus === 'waiting')
    return {
      refused: 'has a slip to check: confirm the transfer, which refunds it when you cancel, or reject the slip',
    };
  return statusAfterShopCancellation(order) ? 'changed' : { refused: `is ${order.status}, it cannot be cancelled` };
}
