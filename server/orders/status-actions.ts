import { carriers, carrierTerms, isTrackingNumberOf, trackingUrl } from '#contract/carriers.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { choice, text, textMatching } from '../import-export/columns.ts';
import { closeAttempts } from '../payments/payments.ts';
import { changeOrder, decideTransition } from './change-status.ts';
import { queueOrderMail } from './mails.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';
import { closeOrder, transitionOrder } from './order-transitions.ts';
import { onPaymentSettled } from './payment-events.ts';
import { findOrderLines, type StoredOrder, setShipment } from './queries.ts';
import { isPaymentReceived, statusAfterShopCancellation } from './rules.ts';

/** An action that only changes the status. */
function transitionAction(
  name: string,
  description: string,
  to: OrderStatus,
  reason: string,
): OrderAction<Record<never, never>> {
  return {
    name,
    description,
    columns: {},
    run: (context, request) =>
      changeOrder(
        context,
        request,
        (order) => decideTransition(order, to),
        async (tx, order) => {
          const { orderId, operator } = request;
          if (to === 'delivered' && isPaymentReceived(order.paymentMethod, to))
            await queueOrderMail(context, tx, 'order_delivered', order, await findOrderLines(tx, orderId));
          await transitionOrder(tx, { orderId, to, actor: { operator }, reason, now: context.clock() });
        },
      ),
  };
}

export const prepareAction = transitionAction(
  'prepare',
  'start to prepare orders that are paid, or confirmed and paid on delivery',
  'preparing',
  'packing started',
);

export const deliverAction = transitionAction(
  'deliver',
  'mark shipped orders as delivered; one that is paid on delivery is paid by it and gets its tax invoice',
  'delivered',
  'delivered',
);

const shipColumns = {
  carrier: choice(`the carrier: ${carriers.join(', ')}`, carriers),
  tracking: textMatching(
    'the tracking number',
    /^[A-Z0-9-]{4,40}$/,
    'must have 4 to 40 capital letters, digits and dashes',
  ),
};

/** Hands orders to a carrier; the customer gets a mail with the tracking number. */
export const shipAction: OrderAction<typeof shipColumns> = {
  name: 'ship',
  description: 'mark prepared orders as shipped, with carrier and tracking number, and mail the customers',
  columns: shipColumns,
  run(context, request) {
    const { orderId, operator, values } = request;
    const shipment = { carrier: values.carrier, trackingNumber: values.tracking };
    const decide = ({ shipment: stored, ...order }: StoredOrder): ActionOutcome => {
      if (!isTrackingNumberOf(shipment.carrier, shipment.trackingNumber))
        return { refused: `tracking: is no number of ${carrierTerms[shipment.carrier].name.en}` };
      const isSame = stored?.carrier === shipment.carrier && stored.trackingNumber === shipment.trackingNumber;
      if (order.status === 'shipped' && !isSame)
        return { refused: `is already shipped with ${stored?.carrier} ${stored?.trackingNumber}` };
      return isSame ? 'unchanged' : decideTransition({ ...order, shipment: stored }, 'shipped');
    };
    return changeOrder(context, request, decide, async (tx, order) => {
      const now = context.clock();
      await setShipment(tx, orderId, shipment, now);
      await queueOrderMail(context, tx, 'order_shipped', order, await findOrderLines(tx, orderId), {
        carrierName: carrierTerms[shipment.carrier].name[order.locale],
        trackingNumber: shipment.trackingNumber,
        trackingUrl: trackingUrl(shipment.carrier, shipment.trackingNumber),
      });
      await transitionOrder(tx, { orderId, to: 'shipped', actor: { operator }, reason: 'handed to the carrier', now });
    });
  },
};

const cancelColumns = { reason: text('why, for the log', { max: 500 }) };

/** Cancels orders for the shop. What was paid is to be refunded. */
export const cancelAction: OrderAction<typeof cancelColumns> = {
  name: 'cancel',
  description:
    'cancel orders that are not shipped; a paid one becomes refund_pending. Releases the stock and mails the customers',
  columns: cancelColumns,
  async run(context, request) {
    const { orderId, operator, values, dryRun } = request;
    const checked = await changeOrder(context, { orderId, dryRun: true }, decideCancellation, async () => {});
    if (dryRun || checked !== 'changed') return checked;
    await closeAttempts(context, orderId, onPaymentSettled(context));
    return changeOrder(context, request, decideCancellation, async (tx, order) => {
      const to = statusAfterShopCancellation(order);
      if (!to) return;
      const transition = { orderId, to, actor: { operator }, reason: 'cancelled by the shop', comment: values.reason };
      await closeOrder(context, tx, { ...transition, now: context.clock() });
    });
  },
};

function decideCancellation(order: StoredOrder): ActionOutcome {
  if (['cancelled', 'refund_pending', 'refunded'].includes(order.status)) return 'unchanged';
  return statusAfterShopCancellation(order) ? 'changed' : { refused: `is ${order.status}, it cannot be cancelled` };
}
