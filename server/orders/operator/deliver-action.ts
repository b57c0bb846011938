import { type Delivery, deliveries, remainingDeliveries } from '#contract/deliveries.ts';
import { choice, nullable } from '../../import-export/columns.ts';
import { withVatAt } from '../invoices.ts';
import { queueOrderMail } from '../mails.ts';
import { transitionOrder } from '../order-transitions.ts';
import { setDelivered } from '../queries.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import { isPaymentReceived } from '../rules.ts';
import { awaitedDeliveries, unshippedDeliveries } from '../shipment-rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { changeAction, decideTransition } from './change-order.ts';
import type { ActionOutcome } from './order-action.ts';

const columns = {
  delivery: nullable(choice('of orders in two deliveries: first or second; without it what is shipped', deliveries)),
};

const notes = `An order in two deliveries is delivered when both have arrived; until then it stays shipped.`;

/** Marks what was handed to a carrier as delivered; the order is delivered when nothing else is to arrive. */
export const deliverAction = changeAction({
  name: 'deliver',
  description: 'mark shipped orders as delivered; one that is paid on delivery is paid by it and gets its tax invoice',
  columns,
  notes,
  decide: (order, lines, { values }) => decideDelivery(order, lines, values.delivery),
  async write(context, tx, { orderId, order, lines, values, operator, now }) {
    const arrived = arrivedDeliveries(order, values.delivery);
    await setDelivered(tx, { orderId, deliveries: arrived, now });
    const isComplete = awaitedDeliveries(order, lines, arrived).length === 0;
    const to = isComplete ? 'delivered' : 'shipped';
    if (isPaymentReceived(order.paymentMethod, to))
      await queueOrderMail(context, tx, 'order_delivered', await withVatAt(tx, order, now), lines);
    const comment =
      order.status === 'preparing'
        ? 'no goods were left to ship'
        : isComplete
          ? null
          : `${arrived.join(' and ')} delivery`;
    await transitionOrder(tx, { orderId, to, actor: { operator }, reason: 'delivered', comment, now });
  },
  plan: (order, lines, { values }, now) => ({ order: deliveredOrder(order, lines, values.delivery, now) }),
});

/** The order when what arrives now is delivered. */
function deliveredOrder(
  order: StoredOrder,
  lines: readonly RefundableLine[],
  wanted: Delivery | null,
  now: Date,
): StoredOrder {
  const arrived = arrivedDeliveries(order, wanted);
  return {
    ...order,
    status: awaitedDeliveries(order, lines, arrived).length === 0 ? 'delivered' : 'shipped',
    shipments: order.shipments.map((shipment) =>
      arrived.includes(shipment.delivery) ? { ...shipment, deliveredAt: now } : shipment,
    ),
  };
}

function decideDelivery(
  order: StoredOrder,
  lines: readonly RefundableLine[],
  delivery: Delivery | null,
): ActionOutcome {
  const hasGoods = remainingDeliveries(lines).length > 0;
  if (order.status === 'preparing' && hasGoods) return { refused: 'is preparing: ship it before' };
  if (order.status !== 'shipped') return decideTransition(order, 'delivered');
  if (delivery && !order.shipments.some((shipment) => shipment.delivery === delivery))
    return { refused: `has no ${delivery} delivery that is shipped` };
  const arrived = arrivedDeliveries(order, delivery);
  const awaited = awaitedDeliveries(order, lines, arrived);
  if (awaited.length === 0) return 'changed';
  if (arrived.length === 0) return 'unchanged';
  const isShipped = unshippedDeliveries(order, lines).length === 0;
  return {
    changed: `its ${arrived[0]} delivery; the ${awaited[0]} is ${isShipped ? 'on its way' : 'not shipped yet'}`,
  };
}

/** The deliveries that have arrived now. */
function arrivedDeliveries({ shipments }: StoredOrder, wanted: Delivery | null): Delivery[] {
  return shipments
    .filter(({ delivery, deliveredAt }) => !deliveredAt && (wanted === null || delivery === wanted))
    .map(({ delivery }) => delivery);
}
