import { carriers, carrierTerms, isTrackingNumberOf, trackingUrl } from '#contract/carriers.ts';
import { type Delivery, deliveries, isInTwoDeliveries } from '#contract/deliveries.ts';
import type { AppContext } from '../../app-context.ts';
import type { Tx } from '../../db/database.ts';
import { choice, nullable, type RowOf, textMatching, upperCase } from '../../import-export/columns.ts';
import { queueOrderMail } from '../mails.ts';
import { transitionOrder } from '../order-transitions.ts';
import { setShipments } from '../queries.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import { unshippedDeliveries } from '../shipment-rules.ts';
import type { Parcel, Shipment, StoredOrder } from '../stored-order.ts';
import type { TransitionReason } from '../transition-reasons.ts';
import { changeAction, decideTransition } from './change-order.ts';
import type { ActionOutcome } from './order-action.ts';

const columns = {
  carrier: choice(`the carrier: ${carriers.join(', ')}`, carriers),
  tracking: upperCase(
    textMatching('the tracking number', /^[A-Za-z0-9-]{4,40}$/, 'must have 4 to 40 letters, digits and dashes'),
  ),
  delivery: nullable(
    choice('of orders in two deliveries: first, second (the pre-orders) or all (both in one parcel)', [
      ...deliveries,
      'all',
    ]),
  ),
};

type Values = RowOf<typeof columns>;

const notes = `An order of goods in stock and pre-orders comes in two deliveries. Without --delivery, the first is shipped: ship the other with
--delivery second when its goods have arrived. orders list --unshipped has the orders that wait for it.`;

/** Hands orders, or deliveries of them, to a carrier; the customer gets a mail with the tracking number. */
export const shipAction = changeAction({
  name: 'ship',
  description: 'mark prepared orders as shipped, with carrier and tracking number, and mail the customers',
  columns,
  notes,
  decide: (order, lines, { values }) => decideShipment(order, lines, values),
  async write(context, tx, { order, lines, values, operator, now }) {
    const inParcel = deliveriesInParcel(order, lines, values);
    await writeShipments(context, tx, order, {
      parcel: parcelOf(values),
      inParcel,
      lines,
      operator,
      mail: 'order_shipped',
      reason: 'handed to the carrier',
      comment: isInTwoDeliveries(lines) ? `${inParcel.join(' and ')} delivery` : null,
      now,
    });
  },
  plan: (order, lines, { values }) => ({
    order: shippedOrder(order, parcelOf(values), deliveriesInParcel(order, lines, values)),
  }),
});

function decideShipment(order: StoredOrder, lines: readonly RefundableLine[], values: Values): ActionOutcome {
  const parcel = parcelOf(values);
  const wanted = wantedDeliveries(lines, values);
  if (wanted.length === 0) return { refused: 'comes in one delivery' };
  const shipped = order.shipments.filter(({ delivery }) => wanted.includes(delivery));
  const other = shipped.find((shipment) => !isSame(parcel, shipment));
  if (other) return { refused: shippedProblem(other, unshippedDeliveries(order, lines)) };
  const inParcel = deliveriesInParcel(order, lines, values);
  const unshipped = unshippedDeliveries(order, lines);
  if (inParcel.length === 0) return shipped.length > 0 ? 'unchanged' : { refused: nothingToShip(unshipped) };
  if (!inParcel.includes('first') && unshipped.includes('first'))
    return { refused: 'has a first delivery that is not shipped: ship it before, or both with delivery all' };
  if (values.delivery === 'second' && order.shipments.some((shipment) => isSame(parcel, shipment)))
    return { refused: 'tracking: is the number of its first delivery; if both are in that parcel, use delivery all' };
  return findProblem(parcel) ?? (order.status === 'shipped' ? 'changed' : decideTransition(order, 'shipped'));
}

/** The deliveries that a row asks for; none if it asks for the second of an order that has one. */
function wantedDeliveries(lines: readonly RefundableLine[], { delivery }: Values): readonly Delivery[] {
  if (!isInTwoDeliveries(lines)) return delivery === 'second' ? [] : ['first'];
  return delivery === 'all' ? deliveries : [delivery ?? 'first'];
}

/** The deliveries that are handed to the carrier. */
function deliveriesInParcel(order: StoredOrder, lines: readonly RefundableLine[], values: Values): Delivery[] {
  const wanted = wantedDeliveries(lines, values);
  return unshippedDeliveries(order, lines).filter((delivery) => wanted.includes(delivery));
}

function nothingToShip(unshipped: readonly Delivery[]): string {
  return unshipped.includes('second')
    ? 'has nothing left to ship but its pre-orders: use delivery second'
    : 'has nothing left to ship';
}

function shippedProblem(shipment: Shipment, unshipped: readonly Delivery[]): string {
  const problem = `is already shipped with ${textOf(shipment)}: use correct-tracking to change it`;
  return unshipped.includes('second') ? `${problem}, or delivery second for its pre-orders` : problem;
}

/** Replaces a wrong carrier or tracking number; the customer gets the right one by mail. */
export const correctTrackingAction = changeAction({
  name: 'correct-tracking',
  description: 'replace the carrier and tracking number of shipped orders, and mail the customers the right ones',
  columns,
  decide: (order, _lines, { values }) => decideCorrection(order, values),
  async write(context, tx, { order, lines, values, operator, now }) {
    const wrong = shipmentsToCorrect(order, values);
    await writeShipments(context, tx, order, {
      parcel: parcelOf(values),
      inParcel: wrong.map(({ delivery }) => delivery),
      lines,
      operator,
      mail: 'tracking_corrected',
      reason: 'tracking number corrected',
      comment: `it was ${[...new Set(wrong.map(textOf))].join(', ')}`,
      now,
    });
  },
  plan: (order, _lines, { values }) => ({
    order: shippedOrder(
      order,
      parcelOf(values),
      shipmentsToCorrect(order, values).map(({ delivery }) => delivery),
    ),
  }),
});

function decideCorrection(order: StoredOrder, values: Values): ActionOutcome {
  if (order.status !== 'shipped') return { refused: `is ${order.status}, not shipped` };
  const wrong = shipmentsToCorrect(order, values);
  const problem = correctionProblem(order, wrong, values);
  if (problem) return { refused: problem };
  const parcel = parcelOf(values);
  return wrong.every((shipment) => isSame(parcel, shipment)) ? 'unchanged' : (findProblem(parcel) ?? 'changed');
}

/** Those of the delivery that a row names, or all. */
function shipmentsToCorrect({ shipments }: StoredOrder, { delivery }: Values): readonly Shipment[] {
  return delivery === null || delivery === 'all'
    ? shipments
    : shipments.filter((shipment) => shipment.delivery === delivery);
}

function correctionProblem(
  { shipments: [first, ...others] }: StoredOrder,
  wrong: readonly Shipment[],
  { delivery }: Values,
): string | null {
  if (!first) return 'is shipped without a parcel';
  if (wrong.length === 0) return `has no ${delivery} delivery that is shipped`;
  const isOneParcel = others.every((other) => isSame(first, other));
  return delivery === null && !isOneParcel ? 'is shipped in two parcels: say which one by delivery' : null;
}

function parcelOf({ carrier, tracking }: Values): Parcel {
  return { carrier, trackingNumber: tracking };
}

function isSame(one: Parcel, other: Parcel): boolean {
  return one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
}

function textOf({ carrier, trackingNumber }: Parcel): string {
  return `${carrier} ${trackingNumber}`;
}

function findProblem({ carrier, trackingNumber }: Parcel): { refused: string } | null {
  return isTrackingNumberOf(carrier, trackingNumber)
    ? null
    : { refused: `tracking: is no number of ${carrierTerms[carrier].name.en}` };
}

async function writeShipments(
  context: AppContext,
  tx: Tx,
  order: StoredOrder,
  {
    parcel,
    inParcel,
    lines,
    operator,
    mail,
    reason,
    comment,
    now,
  }: {
    parcel: Parcel;
    inParcel: readonly Delivery[];
    lines: readonly RefundableLine[];
    operator: string;
    mail: 'order_shipped' | 'tracking_corrected';
    reason: TransitionReason;
    comment: string | null;
    now: Date;
  },
): Promise<void> {
  const { orderId, locale } = order;
  const { carrier, trackingNumber } = parcel;
  await setShipments(tx, { orderId, deliveries: inParcel, parcel, now });
  const isPart = isInTwoDeliveries(lines) && inParcel.length === 1;
  await queueOrderMail(context, tx, mail, shippedOrder(order, parcel, inParcel), lines, {
    carrierName: carrierTerms[carrier].name[locale],
    trackingNumber,
    trackingUrl: trackingUrl(carrier, trackingNumber),
    deliveryInParcel: isPart ? inParcel[0] : undefined,
  });
  await transitionOrder(tx, { orderId, to: 'shipped', actor: { operator }, reason, comment, now });
}

/** The order when these deliveries are in a parcel that is handed to its carrier, or had another number. */
function shippedOrder(order: StoredOrder, parcel: Parcel, inParcel: readonly Delivery[]): StoredOrder {
  const handedOver = inParcel.map((delivery) => ({
    deliveredAt: null,
    ...order.shipments.find((shipment) => shipment.delivery === delivery),
    ...parcel,
    delivery,
  }));
  const others = order.shipments.filter(({ delivery }) => !inParcel.includes(delivery));
  return { ...order, status: 'shipped', shipments: [...others, ...handedOver] };
}
