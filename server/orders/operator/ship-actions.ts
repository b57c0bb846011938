import { carriers, carrierTerms, isTrackingNumberOf, trackingUrl } from '#contract/carriers.ts';
import type { AppContext } from '../../app-context.ts';
import type { Tx } from '../../db/database.ts';
import { choice, type RowOf, textMatching, upperCase } from '../../import-export/columns.ts';
import { queueOrderMail } from '../mails.ts';
import { transitionOrder } from '../order-transitions.ts';
import { setShipment } from '../queries.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import type { Shipment, StoredOrder } from '../stored-order.ts';
import type { TransitionReason } from '../transition-reasons.ts';
import { changeOrder, decideTransition } from './change-status.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';

const columns = {
  carrier: choice(`the carrier: ${carriers.join(', ')}`, carriers),
  tracking: upperCase(
    textMatching('the tracking number', /^[A-Za-z0-9-]{4,40}$/, 'must have 4 to 40 letters, digits and dashes'),
  ),
};

/** Hands orders to a carrier; the customer gets a mail with the tracking number. */
export const shipAction: OrderAction<typeof columns> = {
  name: 'ship',
  description: 'mark prepared orders as shipped, with carrier and tracking number, and mail the customers',
  columns,
  run(context, request) {
    const shipment = shipmentOf(request.values);
    const decide = (order: StoredOrder): ActionOutcome => {
      if (isSame(shipment, order.shipment)) return 'unchanged';
      if (order.status === 'shipped')
        return { refused: `is already shipped with ${textOf(order.shipment)}: use correct-tracking to change it` };
      return findProblem(shipment) ?? decideTransition(order, 'shipped');
    };
    return changeOrder(context, request, decide, (tx, order) =>
      writeShipment(context, tx, order, {
        shipment,
        ...request,
        mail: 'order_shipped',
        reason: 'handed to the carrier',
        comment: null,
      }),
    );
  },
};

/** Replaces a wrong carrier or tracking number; the customer gets the right one by mail. */
export const correctTrackingAction: OrderAction<typeof columns> = {
  name: 'correct-tracking',
  description: 'replace the carrier and tracking number of shipped orders, and mail the customers the right ones',
  columns,
  run(context, request) {
    const shipment = shipmentOf(request.values);
    const decide = (order: StoredOrder): ActionOutcome => {
      if (order.status !== 'shipped') return { refused: `is ${order.status}, not shipped` };
      return isSame(shipment, order.shipment) ? 'unchanged' : (findProblem(shipment) ?? 'changed');
    };
    return changeOrder(context, request, decide, (tx, order) =>
      writeShipment(context, tx, order, {
        shipment,
        ...request,
        mail: 'tracking_corrected',
        reason: 'tracking number corrected',
        comment: `it was ${textOf(order.shipment)}`,
      }),
    );
  },
};

function shipmentOf({ carrier, tracking }: RowOf<typeof columns>): Shipment {
  return { carrier, trackingNumber: tracking };
}

function isSame(shipment: Shipment, stored: Shipment | null): boolean {
  return stored?.carrier === shipment.carrier && stored.trackingNumber === shipment.trackingNumber;
}

function textOf(shipment: Shipment | null): string {
  return shipment ? `${shipment.carrier} ${shipment.trackingNumber}` : 'no parcel';
}

function findProblem({ carrier, trackingNumber }: Shipment): { refused: string } | null {
  return isTrackingNumberOf(carrier, trackingNumber)
    ? null
    : { refused: `tracking: is no number of ${carrierTerms[carrier].name.en}` };
}

async function writeShipment(
  context: AppContext,
  tx: Tx,
  order: StoredOrder,
  {
    shipment,
    operator,
    mail,
    reason,
    comment,
  }: {
    shipment: Shipment;
    operator: string;
    mail: 'order_shipped' | 'tracking_corrected';
    reason: TransitionReason;
    comment: string | null;
  },
): Promise<void> {
  const { orderId, locale } = order;
  const { carrier, trackingNumber } = shipment;
  const now = context.clock();
  await setShipment(tx, orderId, shipment, now);
  await queueOrderMail(context, tx, mail, order, await findRefundableLines(tx, orderId), {
    carrierName: carrierTerms[carrier].name[locale],
    trackingNumber,
    trackingUrl: trackingUrl(carrier, trackingNumber),
  });
  await transitionOrder(tx, { orderId, to: 'shipped', actor: { operator }, reason, comment, now });
}
