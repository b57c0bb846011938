import * as z from 'zod/mini';
import { taxpayerTypes } from './accounts.ts';
import { BankTransfer, maxSlipBytes, openSlipStatuses, slipTypes } from './bank-transfers.ts';
import { CartTotals } from './cart-totals.ts';
import { cancelReasons, closingReasons } from './closing-reasons.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { endpoints } from './endpoint.ts';
import { ChosenInstallment, InstallmentPlan } from './installments.ts';
import { InvoiceSummary } from './invoices.ts';
import { orderGroupNames, orderStatuses } from './order-statuses.ts';
import { paymentMethods, prepaidMethods } from './payment-methods.ts';
import { Payment } from './payments.ts';
import { Pickup } from './pickup.ts';
import { productKinds } from './product-kinds.ts';
import { skuIds } from './products.ts';
import { AppliedCoupon, AppliedRule } from './promotions.ts';
import { Shipment } from './shipments.ts';
import { composed, maxLength, minLength, numericId, pageOf, paging, textLine } from './validation.ts';

/** A line as it was when the order was placed. Money in baht. */
export const OrderLine = z.object({
  ...skuIds,
  kind: z.enum(productKinds),
  itemType: z.enum(['ITEM', 'GIFT', 'OPTION']),
  sku: z.string(),
  slug: z.string(),
  productName: z.string(),
  attributeOptionName: z.string(),
  brand: z.string(),
  categoryName: z.string(),
  image: z.string(),
  quantity: z.int(),
  /** Whether it is a pre-order: it is sent when it has arrived. */
  preOrder: z.boolean(),
  /** From which day a pre-order ships, in Bangkok: `2027-01-31`; null if that was not known, and for other lines. */
  shipDate: z.nullable(z.iso.date()),
  /** The promotion that gave a GIFT line; null for other lines. */
  giftBy: z.nullable(z.int()),
  appliedRuleIds: z.array(z.int()),
  appliedRuleName: z.nullable(z.string()),
  /** Selling price per unit. */
  price: z.number(),
  standardPrice: z.number(),
  totalDiscount: z.number(),
  totalPrice: z.number(),
  /** Units that were refunded, refunds under way included; of a line that cost nothing, those that were cancelled. */
  refundedUnits: z.int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** The delivery address as it was when the order was placed. */
export const DeliveryAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobileNo: z.string(),
  address: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  province: z.string(),
  postcode: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** The days between which a delivery is promised to arrive, both inclusive, in Bangkok: `2026-12-07`. */
export const DeliveryDates = z.object({ earliest: z.iso.date(), latest: z.iso.date() });
export type DeliveryDates = z.infer<typeof DeliveryDates>;

const summaryFields = {
  orderId: z.string(),
  status: z.enum(orderStatuses),
  /** Whether its first delivery was shipped, and its pre-orders will be when they arrive. */
  isPartlyShipped: z.boolean(),
  createdAt: z.string(),
  /** Null for an order of 0 baht: it is paid when it is placed. */
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  totalPayable: z.number(),
  /** Number of units. */
  totalQuantity: z.int(),
  /** Whether the customer can start a new payment attempt. */
  isPayable: z.boolean(),
  isCancellable: z.boolean(),
  /** When an unpaid order expires, unless a slip is being checked; null for any other status. */
  expiresAt: z.nullable(z.string()),
  /** Of an unpaid order with slips: whether the last one is being checked or was rejected. */
  slipStatus: z.nullable(z.enum(openSlipStatuses)),
};

export const OrderSummary = z.object({
  ...summaryFields,
  /** The first three lines. */
  items: z.array(
    z.pick(OrderLine, { productId: true, productName: true, attributeOptionName: true, image: true, quantity: true }),
  ),
  /** Number of lines. */
  count: z.int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderRefund = z.object({
  /** In baht. */
  amount: z.number(),
  reason: z.string(),
  /** `requested` until the money is on its way, also while the shop has to send it in another way. */
  status: z.enum(['requested', 'succeeded']),
  requestedAt: z.string(),
  succeededAt: z.nullable(z.string()),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

export const Order = z.object({
  ...summaryFields,
  ...CartTotals.shape,
  items: z.array(OrderLine),
  /** The promotions that applied, as they were. */
  applyRules: z.array(AppliedRule),
  applyRulesDiscount: z.array(z.object({ name: z.string(), discount: z.number() })),
  /** The coupons that applied, as they were. */
  coupons: z.array(z.omit(AppliedCoupon, { errorCode: true, errorMessage: true })),
  couponCode: z.nullable(z.string()),
  collectibleCouponId: z.nullable(z.int()),
  /** Paid back later, not deducted. */
  cashback: z.number(),
  /** The plan of an order that is paid in installments; null for any other method. */
  installment: z.nullable(ChosenInstallment),
  deliveryMethod: z.enum(deliveryMethods),
  /** Null unless it is shipped. */
  deliveryAddress: z.nullable(DeliveryAddress),
  /** Null unless it is picked up. */
  pickup: z.nullable(Pickup),
  /** Whom the shop calls; null unless it is by appointment. */
  appointmentContact: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), mobileNo: z.string() })),
  /** When the lines that are no pre-orders are promised to arrive; null without any. */
  deliveryDates: z.nullable(DeliveryDates),
  /** The methods by which it can be paid while it is payable: discounts that depend on the payment method exclude the others. */
  payableBy: z.array(z.enum(prepaidMethods)),
  /** The attempt that succeeded, else the open one, else the latest. Null if it is not paid in advance. */
  payment: z.nullable(Payment),
  /** The money that goes back, oldest first. */
  refunds: z.array(OrderRefund),
  /** Null unless it is paid by bank transfer. */
  bankTransfer: z.nullable(BankTransfer),
  /** Its tax invoices and credit notes, oldest first. */
  invoices: z.array(InvoiceSummary),
  /** Whom the full tax invoice names that was requested at checkout; null for an abbreviated one. */
  invoiceBuyer: z.nullable(
    z.object({
      name: z.string(),
      taxpayerType: z.enum(taxpayerTypes),
      taxId: z.string(),
      /** Of a company: five digits, `00000` for the head office. */
      branch: z.nullable(z.string()),
    }),
  ),
  /** Whether a full tax invoice can still replace its abbreviated one: until the end of the month of the payment. */
  isTaxInvoiceRequestable: z.boolean(),
  /** The deliveries that were handed to a carrier. Lines on pre-order come in the second one, if other goods were in stock. */
  shipments: z.array(Shipment),
  /** Each status the order has had, oldest first; with the reason of one that closed it. */
  history: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: z.string(),
      closingReason: z.nullable(z.enum(closingReasons)),
    }),
  ),
});
export type Order = z.infer<typeof Order>;

export const minOrderQueryLength = 2;
export const maxOrderQueryLength = 100;
export const maxCancelCommentLength = 500;

/** Part of an order id, or words of the name, brand, option or SKU code of one line in either language. */
const orderQuery = textLine(maxOrderQueryLength).check(z.trim(), minLength(minOrderQueryLength));

/** Free text, with line breaks. */
const comment = z
  .string('required')
  .check(
    z.overwrite(composed),
    z.trim(),
    maxLength(maxCancelCommentLength),
    z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'not_valid'),
  );

const orderId = z.object({ orderId: z.string().check(maxLength(40)) });

export const ordersEndpoints = endpoints({
  'GET /cart/api/order/list': {
    operationId: 'listOrders',
    summary: "The customer's orders, newest first",
    access: 'customer',
    query: z.object({
      status: z.optional(z.enum(orderStatuses, 'not_valid')),
      group: z.optional(z.enum(orderGroupNames, 'not_valid')),
      query: z.optional(orderQuery),
      ...paging,
    }),
    data: z.extend(pageOf(OrderSummary), {
      /** The number of orders in each group that match the query, whatever the status and group of the list. */
      groupCounts: z.array(z.object({ group: z.enum(orderGroupNames), count: z.int() })),
    }),
    errors: [],
  },
  'GET /cart/api/order/{orderId}': {
    operationId: 'getOrder',
    summary: "One of the customer's orders",
    access: 'customer',
    params: orderId,
    data: Order,
    errors: ['order_not_found'],
  },
  'GET /cart/api/order/{orderId}/installments': {
    operationId: 'listOrderInstallmentPlans',
    summary: 'The installment plans by which an unpaid order can be paid, by bank; none if it is not unpaid',
    access: 'customer',
    params: orderId,
    data: z.array(InstallmentPlan),
    errors: ['order_not_found'],
  },
  'POST /cart/api/order/request-payment/{orderId}': {
    operationId: 'requestPayment',
    summary: 'Retry the payment of an unpaid order: ends the open attempt and starts a new one',
    access: 'customer',
    params: orderId,
    body: z.object({
      paymentMethod: z.enum(prepaidMethods, 'not_valid'),
      /** Required for `installment`; ignored for any other method. */
      installmentPlanId: z._default(z.nullable(numericId), null),
    }),
    data: Order,
    errors: [
      'order_not_found',
      'order_not_payable',
      'payment_method_not_available',
      'installment_plan_not_available',
      'payment_gateway_unavailable',
    ],
    idempotent: 'required',
  },
  'POST /cart/api/order/{orderId}/card-payment': {
    operationId: 'payByCard',
    summary:
      "Pay the open attempt by the card of a single-use token from the gateway's vault; returns the order, whose payment says how to continue",
    access: 'customer',
    params: orderId,
    body: z.object({ cardToken: z.string('required').check(z.regex(/^[A-Za-z0-9_]{8,100}$/, 'not_valid')) }),
    data: Order,
    errors: ['order_not_found', 'order_not_payable', 'payment_not_open', 'payment_gateway_unavailable'],
  },
  'POST /cart/api/order/{orderId}/refresh-payment': {
    operationId: 'refreshPayment',
    summary:
      'Update the open payment attempt from the gateway, such as when the shopper returns from it; returns the order',
    access: 'customer',
    params: orderId,
    data: Order,
    errors: ['order_not_found'],
  },
  'POST /cart/api/order/{orderId}/slips': {
    operationId: 'uploadSlip',
    summary: 'Upload the slip of a bank transfer: JPEG, PNG or PDF, recognised by content',
    access: 'customer',
    params: orderId,
    upload: { types: slipTypes, maxBytes: maxSlipBytes },
    data: Order,
    errors: [
      'order_not_found',
      'slip_not_expected',
      'slip_limit_reached',
      'slip_type_not_supported',
      'slip_heic_not_supported',
      'slip_not_readable',
      'slip_already_used',
      'service_unavailable',
    ],
  },
  'POST /cart/api/order/{orderId}/tax-invoice': {
    operationId: 'requestTaxInvoice',
    summary: 'Replace the abbreviated tax invoice of a paid order by a full one for a billing address',
    access: 'customer',
    params: orderId,
    body: z.object({ billingAddressId: z.string('required').check(maxLength(64)) }),
    data: Order,
    errors: ['order_not_found', 'address_not_found', 'tax_invoice_not_available'],
  },
  'POST /cart/api/order/{orderId}/cancel': {
    operationId: 'cancelOrder',
    summary:
      'Cancel an order that is unpaid, confirmed or paid; a paid one becomes refund_pending, one of 0 baht cancelled',
    access: 'customer',
    params: orderId,
    body: z.object({ reason: z.optional(z.enum(cancelReasons, 'not_valid')), comment: z.optional(comment) }),
    data: Order,
    errors: ['order_not_found', 'order_not_cancellable'],
  },
});
