import { carrierTerms, trackingUrl } from '#contract/carriers.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { findCustomerContact } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { orderUrl } from './links.ts';
import type { StoredLine, StoredOrder } from './queries.ts';

export type OrderTemplate =
  | 'order_received'
  | 'order_complete'
  | 'payment_received'
  | 'order_cancelled'
  | 'order_shipped'
  | 'order_expired'
  | 'refund_pending';

/** Queues a mail about an order in the language of the order; none if the customer's account was deleted. */
export async function queueOrderMail(
  context: AppContext,
  tx: Tx,
  template: OrderTemplate,
  { orderId, customerId, locale, payable, shipment }: StoredOrder,
  lines: StoredLine[],
): Promise<void> {
  const contact = await findCustomerContact(tx, customerId);
  if (!contact) return;
  await queueMail(context, tx, {
    recipient: contact.email,
    locale,
    template,
    content: {
      firstName: contact.firstName,
      orderId,
      orderUrl: orderUrl(context, orderId, locale),
      payable: bahtFromSatang(payable),
      shipment: shipment && {
        carrier: carrierTerms[shipment.carrier].name[locale],
        trackingNumber: shipment.trackingNumber,
        trackingUrl: trackingUrl(shipment.carrier, shipment.trackingNumber),
      },
      lines: lines.map(({ productName, attributeOptionName, quantity, total }) => ({
        name: [productName[locale], attributeOptionName[locale]].filter(Boolean).join(' '),
        quantity,
        total: bahtFromSatang(total),
      })),
    },
  });
}
