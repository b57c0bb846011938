import type { Delivery } from '#contract/deliveries.ts';
import type { DeliveryDates } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { Provider } from '#contract/social-sign-in.ts';
import type { SpecialDay } from '#contract/stores.ts';

/*
 * The data of each mail, as it is stored in the outbox. Amounts are baht, links are absolute URLs, times ISO 8601; texts are in the
 * language of the mail.
 */

/** What every mail about an order shows. */
export interface OrderMail {
  firstName: string;
  orderId: string;
  /** The order's page in the account. */
  orderUrl: string;
  placedAt: string;
  lines: OrderMailLine[];
  totals: {
    /** At selling prices. */
    goods: number;
    /** Of promotions and coupons. */
    discount: number;
    /** After its discount. */
    deliveryFee: number;
    /** Included in `payable`. */
    vat: number;
  };
  payable: number;
  /** Null for an order of 0 baht. */
  paymentMethod: PaymentMethod | null;
  /** The plan of an order in installments; `interestRate` in percent per month. */
  installment: {
    agentDescription: string;
    installmentMonth: number;
    interestRate: number;
    amountPerMonth: number;
  } | null;
  delivery: MailDelivery;
  /** When what is in stock arrives, in mails before that. */
  deliveryDates?: DeliveryDates;
}

export interface OrderMailLine {
  /** With its variant. */
  name: string;
  /** URL of a picture; null if there is none. */
  image: string | null;
  quantity: number;
  total: number;
  isGift: boolean;
  /** Of a pre-order, in mails before it arrives: from which day it ships, as `2027-01-31`; null if that is not known. */
  preOrder?: { shipDate: string | null };
  /** In a mail about one of two parcels: whether it has left the shop in the other one. */
  isInOtherParcel?: boolean;
  /** Units that were refunded and are not delivered, if there are any. */
  refundedUnits?: number;
  /** Units that were cancelled, of a line that cost nothing, if there are any. */
  cancelledUnits?: number;
}

export type MailDelivery =
  | { method: 'shipping'; recipient: string; addressLines: string[]; phone: string }
  | ({ method: 'pickup' } & MailBranch)
  /** Services alone: whom the shop calls. */
  | { method: 'appointment'; contact: string; phone: string };

export interface MailBranch {
  branchName: string;
  addressLines: string[];
  phone: string;
}

export interface MailedParcel {
  carrierName: string;
  trackingNumber: string;
  /** Null for a carrier without a page for it. */
  trackingUrl: string | null;
  /** Of an order in two deliveries: the one that is in the parcel, unless both are. */
  deliveryInParcel?: Delivery | undefined;
}

export interface AccountMail {
  firstName: string;
}

/** A product on a wishlist with its news: a lower price than when the customer asked, or that it is in stock again. */
export interface WishlistNewsItem {
  name: string;
  /** URL of a picture; null if there is none. */
  image: string | null;
  url: string;
  price: number;
  /** The price when the customer asked, if it is lower now; else null. */
  priceAsked: number | null;
  isBackInStock: boolean;
  isSoldOut: boolean;
}

export interface MailContents {
  /** Without a name, as all mails to an address that is not proved: a stranger may have entered it with one. */
  activation: { activateUrl: string };
  already_registered: AccountMail & { signInUrl: string };
  /** The link with which a right password signs in on a new device while somebody guesses it. */
  sign_in_confirmation: AccountMail & { confirmUrl: string };
  /** The code that proves an e-mail address at a social sign-in. */
  sign_in_code: { code: string; provider: Provider };
  /** `label` is how the customer recognises the account at the provider; may be empty. */
  account_linked: AccountMail & { provider: Provider; label: string; homeUrl: string };
  /** What stores the passkey, and the device on which it was added; null where unknown. */
  passkey_added: AccountMail & {
    authenticator: string | null;
    browser: string | null;
    system: string | null;
    addedAt: string;
    profileUrl: string;
  };
  account_erased: AccountMail & { homeUrl: string };
  password_reset: AccountMail & { resetUrl: string };
  /**
   * `forgotPasswordUrl` is for a customer who did not change it. Mails of earlier versions say nothing about passkeys and linked
   * accounts.
   */
  password_changed: AccountMail & {
    changedAt: string;
    forgotPasswordUrl: string;
    passkeysRemoved?: number;
    passkeysLeft?: number;
    /** They can still sign in, and are disconnected at `profileUrl`. */
    linkedAccounts?: { provider: Provider; label: string }[];
    profileUrl?: string;
  };
  /** The code that proves a customer's new e-mail address to the call centre. */
  email_change_code: { code: string };
  /** `email` is the new address, with only its first character and its domain. */
  email_changed: AccountMail & { changedAt: string; email: string; signInUrl: string };
  /** `mobileNo` has only its last digits. */
  mobile_changed: AccountMail & { changedAt: string; mobileNo: string; profileUrl: string };
  /** `payUntil` is null if the order is not paid in advance. */
  order_received: OrderMail & { payUrl: string; payUntil: string | null };
  /** Of an order of 0 baht. */
  order_complete: OrderMail;
  /** Instead of `order_received`, for an order that is paid by bank transfer. */
  waiting_for_transfer: OrderMail & {
    payUrl: string;
    payUntil: string;
    /** What the shopper enters in the bank app. */
    reference: string;
    accounts: { bankName: string; accountNumber: string; accountName: string; branch: string | null }[];
  };
  /** The transfer cannot be confirmed; `payUntil` is null if another slip is not possible any more. */
  slip_rejected: OrderMail & { payUrl: string; payUntil: string | null; reason: string };
  payment_received: OrderMail;
  /** The shop replaced its delivery address, as the customer asked. */
  address_corrected: OrderMail & {
    /** Whether the first of two deliveries is on its way to the earlier address, or was delivered there. */
    isPartlyShipped: boolean;
  };
  /** Units that cost nothing, such as a gift, are not delivered; the rest of the order is. */
  lines_cancelled: OrderMail & {
    /** With its variant. */
    cancelled: { name: string; quantity: number }[];
    reason: string;
  };
  order_shipped: OrderMail & MailedParcel;
  /** Another carrier or tracking number than `order_shipped` said. */
  tracking_corrected: OrderMail & MailedParcel;
  /** Of an order whose money the carrier collected. */
  order_delivered: OrderMail;
  ready_for_pickup: OrderMail & {
    pickup: {
      /** Shown at the counter, also as a QR code of `qrPayload`. */
      code: string;
      qrPayload: string;
      /** Opening hours, a line for each day or range of days. */
      openingHours: string[];
      /** Days of the next two weeks with other hours. Mails of earlier versions have none. */
      specialDays?: SpecialDay[];
      /** The branch on a map. */
      branchUrl: string;
    };
  };
  picked_up: OrderMail;
  /** The services of an order of services alone are done. */
  services_done: OrderMail;
  /** `reason` is a sentence for the customer, or null. */
  order_cancelled: OrderMail & { reason: string | null };
  order_expired: OrderMail;
  /**
   * `reason` is a sentence for the customer why the order was cancelled; null if it was not, such as when its goods came back. Mails of
   * earlier versions have none. `asksForAccount`: no gateway can refund it, so that the customer has to name a bank account.
   */
  refund_pending: OrderMail & { reason?: string | null; asksForAccount?: boolean };
  /** `amount` is what was paid back, which may be a part of the order; `creditNoteNumber` is attached. */
  refund_made: OrderMail & {
    amount: number;
    refundMethod: PaymentMethod;
    /** The day on which the shop sent the money by bank transfer; null if a gateway refunded it. Mails of earlier versions have none. */
    sentOn?: string | null;
    reason: string | null;
    creditNoteNumber: string | null;
  };
  /**
   * A message to the shop arrived. With nothing that the sender typed: it may be the address of a stranger. `topic` in words.
   */
  contact_received: { reference: string; topic: string; sentAt: string };
  /** To the shop: a message to answer. `sender` is removed when the mail was sent. */
  contact_notice: {
    reference: string;
    topic: string;
    sentAt: string;
    sender?: {
      name: string;
      email: string;
      mobileNo: string | null;
      orderId: string | null;
      message: string;
      /** Number of attached files. */
      attachments: number;
    };
  };
  /** To the shop: what newly needs attention. `more` items are not listed. */
  attention_notice: {
    items: { itemId: number; title: string; subject: string; advice: string; since: string }[];
    more: number;
  };
  /** The shop's answer, with the message that it answers. */
  contact_answered: AccountMail & { reference: string; answer: string; message: string; sentAt: string };
  /** What a customer asked for about products on the wishlist. */
  wishlist_news: AccountMail & {
    items: WishlistNewsItem[];
    wishlistUrl: string;
    /** The page that ends these mails. Mail programs end them by a POST to it. */
    unsubscribeUrl: string;
  };
}

export type MailKind = keyof MailContents;

/** Mails about an order. */
export type OrderMailKind = {
  [Kind in MailKind]: MailContents[Kind] extends OrderMail ? Kind : never;
}[MailKind];

/** What a mail about an order needs besides `OrderMail`. */
export type OrderMailDetails<Kind extends OrderMailKind> = Omit<MailContents[Kind], keyof OrderMail>;

/** The document of the order that a mail has attached. */
export type MailDocument = 'tax_invoice' | 'credit_note';

export const mailDocuments: Readonly<Partial<Record<MailKind, MailDocument>>> = {
  payment_received: 'tax_invoice',
  order_delivered: 'tax_invoice',
  refund_made: 'credit_note',
};

/** A document that is attached when the mail is sent: the current tax invoice of a reference, or one by its number. */
export type MailAttachment = { taxInvoiceOf: string } | { invoiceNumber: string };
