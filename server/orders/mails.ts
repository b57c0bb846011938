import { formatPlaceLine } from '#contract/addresses.ts';
import { dayInBangkok } from '#contract/bangkok-time.ts';
import { cancelReasons } from '#contract/closing-reasons.ts';
import { type Delivery, deliveryOf } from '#contract/deliveries.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { isRefundedByTransfer } from '#contract/payment-methods.ts';
import { counterText } from '#contract/pickup.ts';
import { formatOpeningHours, mapUrl } from '#contract/stores.ts';
import { findCustomerContact } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { presentAccounts } from '../bank-transfers/bank-transfers.ts';
import { skuName } from '../catalogue/catalogue.ts';
import type { Tx } from '../db/database.ts';
import { presentSnapshot } from '../installments/installments.ts';
import {
  type MailAttachment,
  type MailContents,
  type MailDelivery,
  mailDocuments,
  type OrderMail,
  type OrderMailDetails,
  type OrderMailKind,
  pictureUrl,
  queueMail,
} from '../messaging/messaging.ts';
import { findUpcomingSpecialDays, presentPickupBranch } from '../stores/stores.ts';
import { shopClosingOf, shopClosings } from './closing-reasons.ts';
import { orderUrl, payUrl } from './links.ts';
import { findRefundableLines } from './refunds/refund-queries.ts';
import { isFree } from './refunds/refund-rules.ts';
import { isInShop } from './shipment-rules.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';
import type { LoggedClosing } from './transition-reasons.ts';

/** A line of an order, with the units that were refunded where a mail says so. */
type MailedLine = StoredLine & { refundedUnits?: number };

/**
 * Queues a mail about an order in the language of the order; none if the customer's account was deleted. Its tax invoice or credit
 * note is attached when it is sent, so it can be issued later in the transaction.
 *
 * @param details what the mail shows besides the order (`MailContents`)
 */
export async function queueOrderMail<Kind extends OrderMailKind>(
  context: AppContext,
  tx: Tx,
  template: Kind,
  order: StoredOrder,
  lines: readonly MailedLine[],
  ...[details]: keyof OrderMailDetails<Kind> extends never ? [] : [details: OrderMailDetails<Kind>]
): Promise<void> {
  const contact = await findCustomerContact(tx, order.customerId);
  if (!contact) return;
  await queueMail(context, tx, {
    recipient: contact.email,
    locale: order.locale,
    template,
    // The common part and the details make up the content of each kind.
    content: {
      ...orderMail(context, contact.firstName, order, lines, {
        isToFollow: (line) =>
          line.preOrder &&
          (kindsBeforeShipping.has(template) || (kindsOfRest.has(template) && isInShop(line, order, lines))),
        isInOtherParcel: (line) => isInOtherParcel(line, order, lines, details),
        isBeforeArrival: isBeforeArrival(template, details),
      }),
      ...details,
    } as MailContents[Kind],
    attachments: attachmentsOf(template, order.orderId, details),
  });
}

/** The mails before an order is shipped: they say which lines are on pre-order and when it arrives. */
const kindsBeforeShipping: ReadonlySet<OrderMailKind> = new Set([
  'order_received',
  'waiting_for_transfer',
  'slip_rejected',
  'payment_received',
  'address_corrected',
  'order_complete',
]);

/** The mails about a parcel. */
const kindsOfParcels: ReadonlySet<OrderMailKind> = new Set(['order_shipped', 'tracking_corrected']);

/** The mails that say what of the order follows. */
const kindsOfRest: ReadonlySet<OrderMailKind> = new Set([...kindsOfParcels, 'lines_cancelled']);

/** Whether a mail about one of two parcels has to say that a line has left the shop in the other one. */
function isInOtherParcel(
  line: StoredLine,
  order: StoredOrder,
  lines: readonly StoredLine[],
  { deliveryInParcel }: { deliveryInParcel?: Delivery | undefined } = {},
): boolean {
  if (deliveryInParcel === undefined || line.kind !== 'goods') return false;
  return deliveryOf(line, lines) !== deliveryInParcel && !isInShop(line, order, lines);
}

/** Whether a mail is about goods that are to arrive on the dates of the order: those of its second delivery are not. */
function isBeforeArrival(
  template: OrderMailKind,
  {
    deliveryInParcel,
    isPartlyShipped = false,
  }: { deliveryInParcel?: Delivery | undefined; isPartlyShipped?: boolean } = {},
): boolean {
  if (kindsOfParcels.has(template)) return deliveryInParcel !== 'second';
  return kindsBeforeShipping.has(template) && !isPartlyShipped;
}

function attachmentsOf(
  template: OrderMailKind,
  orderId: string,
  details: { creditNoteNumber?: string | null } = {},
): MailAttachment[] {
  if (mailDocuments[template] === 'tax_invoice') return [{ taxInvoiceOf: orderId }];
  return details.creditNoteNumber ? [{ invoiceNumber: details.creditNoteNumber }] : [];
}

/** Queues the mail that confirms a new order; with nothing to pay it says that the order is complete, and for a bank transfer where to pay. */
export function queuePlacedMail(
  context: AppContext,
  tx: Tx,
  order: StoredOrder,
  lines: readonly StoredLine[],
): Promise<void> {
  if (order.status === 'paid') return queueOrderMail(context, tx, 'order_complete', order, lines);
  const { orderId, locale, expiresAt } = order;
  if (order.paymentMethod === 'bank_transfer' && expiresAt)
    return queueTransferMail(context, tx, { ...order, expiresAt }, lines);
  const payment = { payUrl: payUrl(context, orderId, locale), payUntil: expiresAt?.toISOString() ?? null };
  return queueOrderMail(context, tx, 'order_received', order, lines, payment);
}

/** Queues the mail that says until when to transfer the total, and to which accounts. */
export function queueTransferMail(
  context: AppContext,
  tx: Tx,
  order: StoredOrder & { expiresAt: Date },
  lines: readonly StoredLine[],
): Promise<void> {
  const { orderId, locale, expiresAt } = order;
  return queueOrderMail(context, tx, 'waiting_for_transfer', order, lines, {
    payUrl: payUrl(context, orderId, locale),
    payUntil: expiresAt.toISOString(),
    reference: orderId,
    accounts: presentAccounts(context.settings.bankAccounts, locale),
  });
}

const cancelledByBuyer: Localised = { th: 'คุณยกเลิกคำสั่งซื้อนี้', en: 'You cancelled this order.' };

/** Queues the mail that an order waits at its branch, with its pickup code. */
export async function queueReadyMail(context: AppContext, tx: Tx, order: StoredOrder, code: string): Promise<void> {
  const { orderId, locale, pickup } = order;
  if (!pickup) throw new Error(`order ${orderId} is not picked up at a branch`);
  const { openingHours, location } = presentPickupBranch(pickup.branch, locale);
  const specialDays = await findUpcomingSpecialDays(tx, pickup.branch, { now: context.clock(), locale });
  await queueOrderMail(context, tx, 'ready_for_pickup', order, await findRefundableLines(tx, orderId), {
    pickup: {
      code,
      qrPayload: counterText(orderId, code),
      openingHours: formatOpeningHours(openingHours, locale).map(({ days, hours }) => `${days} ${hours}`),
      specialDays,
      branchUrl: mapUrl(location),
    },
  });
}

/** Why an order was closed, in words for the customer, by the reason of the transition. */
function closingText(reason: LoggedClosing, locale: Locale): string | null {
  if (reason === 'cancelled by the buyer' || cancelReasons.some((known) => known === reason))
    return cancelledByBuyer[locale];
  const closing = shopClosingOf(reason);
  return closing ? shopClosings[closing].sentence[locale] : null;
}

/** Queues the mail that an order was closed: cancelled, expired or to be refunded. */
export function queueClosedMail(
  context: AppContext,
  tx: Tx,
  {
    to,
    reason,
    isMoneySent = false,
  }: {
    to: 'cancelled' | 'expired' | 'refund_pending';
    reason: LoggedClosing;
    /** Whether the money of the refund was sent already. */
    isMoneySent?: boolean;
  },
  order: StoredOrder,
  lines: readonly StoredLine[],
): Promise<void> {
  switch (to) {
    case 'cancelled':
      return queueOrderMail(context, tx, 'order_cancelled', order, lines, {
        reason: closingText(reason, order.locale),
      });
    case 'expired':
      return queueOrderMail(context, tx, 'order_expired', order, lines);
    case 'refund_pending':
      return queueOrderMail(context, tx, 'refund_pending', order, lines, {
        reason: closingText(reason, order.locale),
        asksForAccount: isRefundedByTransfer(order.paymentMethod) && !isMoneySent,
      });
  }
}

function orderMail(
  context: AppContext,
  firstName: string,
  order: StoredOrder,
  lines: readonly MailedLine[],
  {
    isToFollow,
    isInOtherParcel,
    isBeforeArrival,
  }: {
    isToFollow: (line: StoredLine) => boolean;
    isInOtherParcel: (line: StoredLine) => boolean;
    isBeforeArrival: boolean;
  },
): OrderMail {
  const { orderId, locale, price, discount, deliveryFee, deliveryFeeDiscount, vat, deliveryDates } = order;
  const today = dayInBangkok(context.clock());
  return {
    firstName,
    orderId,
    orderUrl: orderUrl(context, orderId, locale),
    placedAt: order.createdAt.toISOString(),
    lines: lines.map((line) => ({
      name: skuName(line)[locale],
      image: pictureUrl(context, line.image),
      quantity: line.quantity,
      total: bahtFromSatang(line.total),
      isGift: line.itemType === 'GIFT',
      ...withdrawnUnits(line),
      ...(isToFollow(line) ? { preOrder: { shipDate: line.shipDate } } : {}),
      ...(isInOtherParcel(line) ? { isInOtherParcel: true } : {}),
    })),
    totals: {
      goods: bahtFromSatang(price),
      discount: bahtFromSatang(discount),
      deliveryFee: bahtFromSatang(deliveryFee - deliveryFeeDiscount),
      vat: bahtFromSatang(vat),
    },
    payable: bahtFromSatang(order.payable),
    paymentMethod: order.paymentMethod,
    installment: order.installment && presentSnapshot(order.installment, order.payable, locale),
    delivery: mailDelivery(order, locale),
    // A parcel may leave after the promised days, such as one that waited for a pre-order.
    ...(isBeforeArrival && deliveryDates && deliveryDates.latest >= today ? { deliveryDates } : {}),
  };
}

/** The units of a line that are not delivered: of one that cost nothing they are cancelled, of others refunded. */
function withdrawnUnits(line: MailedLine): { refundedUnits?: number; cancelledUnits?: number } {
  if (!line.refundedUnits) return {};
  return isFree(line) ? { cancelledUnits: line.refundedUnits } : { refundedUnits: line.refundedUnits };
}

function mailDelivery({ deliveryAddress, pickup, appointmentContact }: StoredOrder, locale: Locale): MailDelivery {
  if (appointmentContact) {
    const { firstName, lastName, mobileNo } = appointmentContact;
    return { method: 'appointment', contact: `${firstName} ${lastName}`, phone: mobileNo };
  }
  if (pickup) {
    const { name, address, phone, subdistrict, district, province, postcode } = presentPickupBranch(
      pickup.branch,
      locale,
    );
    const placeLine = formatPlaceLine({ subdistrict, district, province, postcode }, locale);
    return { method: 'pickup', branchName: name, addressLines: [address, placeLine], phone };
  }
  if (!deliveryAddress) throw new Error('an order has neither a delivery address, a branch nor a contact');
  const { firstName, lastName, mobileNo, address, subdistrict, district, province, postcode } = deliveryAddress;
  const place = { subdistrict: subdistrict[locale], district: district[locale], province: province[locale], postcode };
  return {
    method: 'shipping',
    recipient: `${firstName} ${lastName}`,
    addressLines: [address, formatPlaceLine(place, locale)],
    phone: mobileNo,
  };
}
