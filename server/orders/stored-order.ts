import type { Selectable } from 'kysely';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { OpenSlipStatus } from '#contract/bank-transfers.ts';
import type { Carrier } from '#contract/carriers.ts';
import type { Delivery } from '#contract/deliveries.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { OrderLine } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { PickupReceiver } from '#contract/pickup.ts';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { OrderLines, Orders } from '../db/tables.ts';
import type { InvoiceBuyer } from '../invoices/invoices.ts';
import type { InstallmentSnapshot } from '../payments/payments.ts';
import type { DeliveryDates } from '../shipping/shipping.ts';
import type { PickupBranchSnapshot } from '../stores/stores.ts';

/** The delivery address of an order, in both languages. */
export interface DeliveryAddressSnapshot {
  firstName: string;
  lastName: string;
  mobileNo: string;
  address: string;
  subdistrict: Localised;
  district: Localised;
  province: Localised;
  postcode: string;
}

/** Where an order is picked up, and by whom. */
export interface StoredPickup {
  /** The branch may have been deleted since. */
  storeId: number;
  branch: PickupBranchSnapshot;
  receiver: PickupReceiver;
}

/** An order as it is stored. */
export interface StoredOrder {
  orderId: string;
  customerId: string;
  status: OrderStatus;
  /** The language in which it was placed; mails about it use it. */
  locale: Locale;
  /** Null for an order of 0 baht. */
  paymentMethod: PaymentMethod | null;
  /** The plan of an order that is paid in installments. */
  installment: InstallmentSnapshot | null;
  deliveryMethod: DeliveryMethod;
  /** Null unless it is shipped. */
  deliveryAddress: DeliveryAddressSnapshot | null;
  /** Null unless it is picked up. */
  pickup: StoredPickup | null;
  /** Whom the shop calls; null unless it is by appointment. */
  appointmentContact: AppointmentContact | null;
  /** When what is in stock is promised to arrive; null if everything is a pre-order or a service. */
  deliveryDates: DeliveryDates | null;
  /** Whom the tax invoice is for; null for an abbreviated one. */
  invoiceBuyer: InvoiceBuyer | null;
  marketPrice: Satang;
  price: Satang;
  discount: Satang;
  deliveryFee: Satang;
  deliveryFeeDiscount: Satang;
  payable: Satang;
  vat: Satang;
  vatRate: number;
  /** Of the coupons that applied. */
  couponCode: string | null;
  collectibleCouponId: number | null;
  /** Paid back later, not deducted. */
  cashback: Satang;
  /** The deliveries that were handed to a carrier. */
  shipments: readonly Shipment[];
  expiresAt: Date | null;
  /** While unpaid: the state of its last slip. */
  slipStatus: OpenSlipStatus | null;
  createdAt: Date;
}

/** A line of an order, as it was when the order was placed. */
export interface StoredLine {
  skuId: number;
  productId: number;
  kind: ProductKind;
  itemType: OrderLine['itemType'];
  sku: string;
  slug: string;
  productName: Localised;
  attributeOptionName: Localised;
  brand: string;
  categoryName: Localised;
  image: string;
  quantity: number;
  preOrder: boolean;
  /** From which day a pre-order ships, in Bangkok: `2027-01-31`. */
  shipDate: string | null;
  /** The promotion that gave a GIFT line. */
  giftBy: number | null;
  appliedRuleIds: number[];
  appliedRuleName: Localised | null;
  /** Per unit. */
  standardPrice: Satang;
  /** Selling price per unit. */
  unitPrice: Satang;
  /** Of the whole line. */
  discount: Satang;
  /** Selling price of the whole line, before its discount. */
  total: Satang;
}

/** A parcel that is handed to a carrier. */
export interface Parcel {
  carrier: Carrier;
  trackingNumber: string;
}

/** A delivery that was handed to a carrier; both of an order can be in one parcel. */
export interface Shipment extends Parcel {
  delivery: Delivery;
  deliveredAt: Date | null;
}

export function orderFromRow(row: Selectable<Orders>): StoredOrder {
  return {
    orderId: row.order_id,
    customerId: row.customer_id,
    status: row.status as OrderStatus,
    locale: row.locale as Locale,
    paymentMethod: row.payment_method as PaymentMethod | null,
    installment: row.installment as InstallmentSnapshot | null,
    deliveryMethod: row.delivery_method as DeliveryMethod,
    deliveryAddress: row.delivery_address as DeliveryAddressSnapshot | null,
    pickup: pickupOf(row),
    appointmentContact: row.appointment_contact as AppointmentContact | null,
    deliveryDates: row.delivery_dates as DeliveryDates | null,
    invoiceBuyer: row.invoice_buyer as InvoiceBuyer | null,
    marketPrice: row.market_price_satang,
    price: row.price_satang,
    discount: row.discount_satang,
    deliveryFee: row.delivery_fee_satang,
    deliveryFeeDiscount: row.delivery_fee_discount_satang,
    payable: row.payable_satang,
    vat: row.vat_satang,
    vatRate: row.vat_rate,
    couponCode: row.coupon_code,
    collectibleCouponId: row.collectible_coupon_id,
    cashback: row.cashback_satang,
    shipments: [
      ...shipmentOf('first', row.carrier, row.tracking_number, row.first_delivered_at),
      ...shipmentOf('second', row.second_carrier, row.second_tracking_number, row.second_delivered_at),
    ],
    expiresAt: row.expires_at,
    slipStatus: row.slip_status as StoredOrder['slipStatus'],
    createdAt: row.created_at,
  };
}

function shipmentOf(
  delivery: Delivery,
  carrier: string | null,
  trackingNumber: string | null,
  deliveredAt: Date | null,
): Shipment[] {
  if (carrier === null || trackingNumber === null) return [];
  return [{ delivery, carrier: carrier as Carrier, trackingNumber, deliveredAt }];
}

function pickupOf(row: Selectable<Orders>): StoredPickup | null {
  if (row.store_id === null) return null;
  return {
    storeId: row.store_id,
    branch: row.pickup_branch as PickupBranchSnapshot,
    receiver: row.pickup_receiver as PickupReceiver,
  };
}

export function lineFromRow(row: Selectable<OrderLines>): StoredLine {
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    kind: row.kind as ProductKind,
    itemType: row.item_type as StoredLine['itemType'],
    sku: row.sku,
    slug: row.slug,
    productName: row.product_name as Localised,
    attributeOptionName: row.attribute_option_name as Localised,
    brand: row.brand,
    categoryName: row.category_name as Localised,
    image: row.image,
    quantity: row.quantity,
    preOrder: row.pre_order,
    shipDate: row.ship_date,
    giftBy: row.gift_by,
    appliedRuleIds: row.applied_rule_ids,
    appliedRuleName: row.applied_rule_name as Localised | null,
    standardPrice: row.standard_price_satang,
    unitPrice: row.unit_price_satang,
    discount: row.discount_satang,
    total: row.total_satang,
  };
}
