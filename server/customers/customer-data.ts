import { formatPlaceLine } from '#contract/addresses.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { shop } from '#contract/shop.ts';
import { findCustomerContact, findProfile, listConsents, selectDisablements } from '../accounts/accounts.ts';
import { optionName, skuName } from '../catalogue/catalogue.ts';
import { listCookieConsents } from '../consent/consent.ts';
import { readMessagesOf } from '../contact/contact.ts';
import { type Db, snapshot, type Tx } from '../db/database.ts';
import { readOrdersOf, type StoredLine, type StoredOrder } from '../orders/orders.ts';
import { findCart, selectCartLines } from './cart-queries.ts';
import {
  findRegistration,
  findWishlistShare,
  selectCancellations,
  selectCoupons,
  selectEmailChanges,
  selectInvoices,
  selectLinkedAccounts,
  selectMobileChanges,
  selectPasskeys,
  selectPayments,
  selectRefunds,
  selectSessions,
  selectSlips,
  selectWishlist,
} from './queries.ts';

/** Everything that the shop stores about a customer, as one object for a JSON file. Amounts in baht, times in UTC. */
export type CustomerData = NonNullable<Awaited<ReturnType<typeof collectCustomerData>>>;

/**
 * The data of a customer as of one instant, with names in the language of the customer's mails; null if the account does not exist.
 *
 * @param now the time that the file names
 */
export function readCustomerData(db: Db, customerId: string, now: Date): Promise<CustomerData | null> {
  return snapshot(db, (tx) => collectCustomerData(tx, customerId, now));
}

/** The file that `readCustomerData` is offered as. */
export function customerDataFile(data: CustomerData): { fileName: string; content: Uint8Array } {
  return {
    fileName: `${shop.name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-${data.exportedAt.slice(0, 10)}.json`,
    content: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  };
}

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

async function collectCustomerData(tx: Tx, customerId: string, now: Date) {
  const locale = (await findCustomerContact(tx, customerId))?.locale ?? 'th';
  const profile = await findProfile(tx, customerId, locale);
  const registration = await findRegistration(tx, customerId);
  if (!profile || !registration) return null;
  const { addressInformation, ...customer } = profile;
  const disablements = await selectDisablements(tx, customerId);
  const activatedAt = registration.activated_at ?? disablements.at(-1)?.activated_at ?? null;
  return {
    shop: shop.company.name[locale],
    exportedAt: now.toISOString(),
    customer: {
      ...customer,
      registeredAt: timeOf(registration.created_at),
      activatedAt: timeOf(activatedAt),
      disablements: disablements.map(({ disabled_at, enabled_at }) => ({
        disabledAt: timeOf(disabled_at),
        enabledAt: timeOf(enabled_at),
      })),
      emailChanges: (await selectEmailChanges(tx, customerId)).map((change) => ({
        at: timeOf(change.changed_at),
        from: change.old_email,
        to: change.new_email,
      })),
      mobileNoChanges: (await selectMobileChanges(tx, customerId)).map((change) => ({
        at: timeOf(change.changed_at),
        from: change.old_mobile_no,
        to: change.new_mobile_no,
      })),
    },
    addresses: addressInformation.map(({ subdistrict, district, province, ...address }) => ({
      ...address,
      subdistrict: subdistrict.label,
      district: district.label,
      province: province.label,
    })),
    consents: await listConsents(tx, customerId),
    cookieConsents: await listCookieConsents(tx, customerId),
    orders: await presentOrders(tx, customerId, locale),
    cart: await presentCart(tx, customerId, locale),
    wishlist: (await selectWishlist(tx, customerId)).map(({ product_id, name, ...item }) => ({
      productId: product_id,
      name: name[locale],
      addedAt: timeOf(item.added_at),
      mailWhenPriceFallsSince: timeOf(item.price_asked_at),
      priceWhenAsked: item.price_asked_satang === null ? null : bahtFromSatang(item.price_asked_satang),
      mailWhenBackInStockSince: timeOf(item.stock_asked_at),
    })),
    wishlistSharedSince: timeOf(await findWishlistShare(tx, customerId)),
    coupons: (await selectCoupons(tx, customerId)).map(({ name, kept_at, expires_at, used }) => ({
      name: name[locale],
      keptAt: timeOf(kept_at),
      expiresAt: timeOf(expires_at),
      timesUsed: used,
    })),
    linkedAccounts: (await selectLinkedAccounts(tx, customerId)).map(({ provider, label, linked_at }) => ({
      provider,
      label,
      linkedAt: timeOf(linked_at),
    })),
    passkeys: (await selectPasskeys(tx, customerId)).map(({ authenticator, browser, system, ...at }) => ({
      authenticator,
      browser,
      system,
      addedAt: timeOf(at.created_at),
      lastUsedAt: timeOf(at.last_used_at),
    })),
    messages: (await readMessagesOf(tx, { customerId, email: customer.email })).map(
      ({ customerId: _, locale: __, topic: ___, topicName, sentAt, answer, ...message }) => ({
        ...message,
        topic: topicName[locale],
        sentAt: timeOf(sentAt),
        answer: answer && { text: answer.text, at: timeOf(answer.at) },
      }),
    ),
    sessions: (await selectSessions(tx, customerId)).map(({ browser, system, ...at }) => ({
      browser,
      system,
      signedInAt: timeOf(at.created_at),
      lastUsedAt: timeOf(at.last_used_at),
      endedAt: timeOf(at.ended_at),
    })),
  };
}

async function presentCart(tx: Tx, customerId: string, locale: Locale) {
  const cart = await findCart(tx, customerId);
  if (!cart) return null;
  return {
    changedAt: timeOf(cart.updated_at),
    lines: (await selectCartLines(tx, cart.cart_id)).map(
      ({ sku, name, attributes, quantity, selected, created_at }) => ({
        sku,
        name: [name[locale], optionName(attributes, locale)].filter(Boolean).join(' '),
        quantity,
        selected,
        addedAt: timeOf(created_at),
      }),
    ),
    couponCode: cart.coupon_code,
    collectedCoupon: cart.collected_coupon?.[locale] ?? null,
    deliveryMethod: cart.delivery_method,
    pickupBranch: cart.branch?.[locale] ?? null,
    receiver: cart.pickup_receiver ?? cart.appointment_contact,
  };
}

async function presentOrders(tx: Tx, customerId: string, locale: Locale) {
  const orders = await readOrdersOf(tx, customerId);
  const ids = orders.map(({ order }) => order.orderId);
  const byOrder = <Row extends { reference: string }>(rows: readonly Row[]) => {
    const ofOrders = Map.groupBy(rows, ({ reference }) => reference);
    return (orderId: string) => ofOrders.get(orderId) ?? [];
  };
  const payments = byOrder(await selectPayments(tx, ids));
  const slips = byOrder(await selectSlips(tx, ids));
  const refunds = byOrder(await selectRefunds(tx, ids));
  const invoices = byOrder(await selectInvoices(tx, ids));
  const cancellations = new Map((await selectCancellations(tx, ids)).map((row) => [row.order_id, row]));
  return orders.map(({ order, lines }) => {
    const { orderId } = order;
    const cancellation = cancellations.get(orderId);
    return {
      ...presentOrder(order, lines, locale),
      cancellation: cancellation
        ? { at: timeOf(cancellation.at), reason: cancellation.reason, comment: cancellation.comment }
        : null,
      payments: payments(orderId).map(({ payment_method, status, amount_satang, created_at }) => ({
        paymentMethod: payment_method,
        status,
        amount: bahtFromSatang(amount_satang),
        startedAt: timeOf(created_at),
      })),
      slips: slips(orderId).map(({ status, sending_bank, transaction_reference, uploaded_at, reason }) => ({
        status,
        sendingBank: sending_bank,
        transactionReference: transaction_reference,
        uploadedAt: timeOf(uploaded_at),
        reason,
      })),
      refunds: refunds(orderId).map(({ amount_satang, reason, status, requested_at, succeeded_at }) => ({
        amount: bahtFromSatang(amount_satang),
        reason: reason[locale],
        status,
        requestedAt: timeOf(requested_at),
        succeededAt: timeOf(succeeded_at),
      })),
      invoices: invoices(orderId).map(({ invoice_number, issued_at, total_satang }) => ({
        invoiceNumber: invoice_number,
        issuedAt: timeOf(issued_at),
        total: bahtFromSatang(total_satang),
      })),
    };
  });
}

function presentOrder(order: StoredOrder, lines: readonly StoredLine[], locale: Locale) {
  const { deliveryAddress, pickup, appointmentContact } = order;
  return {
    orderId: order.orderId,
    status: order.status,
    placedAt: timeOf(order.createdAt),
    paymentMethod: order.paymentMethod,
    deliveryMethod: order.deliveryMethod,
    receiver: deliveryAddress
      ? {
          firstName: deliveryAddress.firstName,
          lastName: deliveryAddress.lastName,
          mobileNo: deliveryAddress.mobileNo,
          address: `${deliveryAddress.address} ${formatPlaceLine(
            {
              subdistrict: deliveryAddress.subdistrict[locale],
              district: deliveryAddress.district[locale],
              province: deliveryAddress.province[locale],
              postcode: deliveryAddress.postcode,
            },
            locale,
          )}`,
        }
      : (pickup?.receiver ?? appointmentContact),
    pickupBranch: pickup?.branch.name[locale] ?? null,
    taxInvoiceFor: order.invoiceBuyer,
    shipments: order.shipments.map(({ delivery, carrier, trackingNumber, deliveredAt }) => ({
      delivery,
      carrier,
      trackingNumber,
      deliveredAt: deliveredAt && timeOf(deliveredAt),
    })),
    lines: lines.map((line) => ({
      sku: line.sku,
      name: skuName(line)[locale],
      quantity: line.quantity,
      price: bahtFromSatang(line.unitPrice),
      discount: bahtFromSatang(line.discount),
      total: bahtFromSatang(line.total - line.discount),
    })),
    discount: bahtFromSatang(order.discount),
    deliveryFee: bahtFromSatang(order.deliveryFee - order.deliveryFeeDiscount),
    totalPayable: bahtFromSatang(order.payable),
    totalVat: bahtFromSatang(order.vat),
  };
}
