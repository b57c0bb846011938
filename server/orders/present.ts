import { carrierTerms, trackingUrl } from '#contract/carriers.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { DeliveryAddress, Order, OrderLine, OrderRefund, OrderSummary } from '#contract/orders.ts';
import { type PaymentMethod, prepaidMethods } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import type { Shipment as PresentedShipment } from '#contract/shipments.ts';
import type { SpecialDay } from '#contract/stores.ts';
import type { AppContext } from '../app-context.ts';
import { isBelowSlipLimit, presentAccounts, presentSlips, type StoredSlip } from '../bank-transfers/bank-transfers.ts';
import { presentSnapshot } from '../installments/installments.ts';
import { type Invoice, type InvoiceBuyer, isReplaceable } from '../invoices/invoices.ts';
import type { Refund } from '../payments/payments.ts';
import { presentTotals, withDerivedTotals } from '../pricing/pricing.ts';
import { presentPickupBranch } from '../stores/stores.ts';
import type { StoredDiscount } from './discount-queries.ts';
import { presentInvoices } from './invoices.ts';
import type { ListedOrder } from './list-queries.ts';
import type { StoredLineWithRefunds } from './order-details-queries.ts';
import { isPayable, isSlipExpected } from './payment/payment-window.ts';
import { allowsPaymentMethod, statusAfterCancellation } from './rules.ts';
import { isPartlyShipped } from './shipment-rules.ts';
import type { DeliveryAddressSnapshot, Shipment, StoredLine, StoredOrder } from './stored-order.ts';
import type { PastStatus } from './transition-queries.ts';

/** An order with its lines, payment and history. */
export interface OrderDetails {
  order: StoredOrder;
  lines: StoredLineWithRefunds[];
  discounts: StoredDiscount[];
  /** The attempt that succeeded, else the open one, else the latest; null if it is not paid in advance. */
  payment: Payment | null;
  /** The methods that the shop offers. */
  offeredMethods: readonly PaymentMethod[];
  slips: readonly StoredSlip[];
  history: readonly PastStatus[];
  invoices: readonly Invoice[];
  refunds: readonly Refund[];
  /** Of an order that is ready for pickup, else null. */
  pickupCode: string | null;
  /** Of the branch of an order that is to be picked up. */
  specialDays: readonly SpecialDay[];
}

/** An order as the API returns it, in the language of the request. */
export function presentOrder(
  context: AppContext,
  {
    order,
    lines,
    discounts,
    payment,
    offeredMethods,
    slips,
    history,
    invoices,
    refunds,
    pickupCode,
    specialDays,
  }: OrderDetails,
  locale: Locale,
): Order {
  const now = context.clock();
  return {
    ...presentCommonFields(order, now),
    isPartlyShipped: isPartlyShipped(order, lines),
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    ...presentTotals(withDerivedTotals(order)),
    items: lines.map((line) => ({ ...presentLine(line, locale), refundedUnits: line.refundedUnits })),
    ...presentDiscounts(order, discounts, locale),
    payableBy: prepaidMethods.filter(
      (method) => offeredMethods.includes(method) && allowsPaymentMethod(discounts, method),
    ),
    installment: order.installment && presentSnapshot(order.installment, order.payable, locale),
    deliveryMethod: order.deliveryMethod,
    deliveryAddress: order.deliveryAddress && presentAddress(order.deliveryAddress, locale),
    pickup: order.pickup && {
      branch: presentPickupBranch(order.pickup.branch, locale),
      specialDays: [...specialDays],
      receiver: order.pickup.receiver,
      code: pickupCode,
    },
    appointmentContact: order.appointmentContact,
    deliveryDates: order.deliveryDates,
    payment,
    bankTransfer: presentBankTransfer(context, { order, slips }, locale),
    refunds: refunds.filter(({ amount }) => amount > 0).map((refund) => presentRefund(refund, locale)),
    invoices: presentInvoices(invoices),
    invoiceBuyer: order.invoiceBuyer && presentInvoiceBuyer(order.invoiceBuyer),
    isTaxInvoiceRequestable: isReplaceable(invoices, now),
    shipments: order.shipments.map((shipment) => presentShipment(shipment, locale)),
    // A corrected tracking number and a second delivery are no other status.
    history: history
      .filter(({ status }, index) => status !== history[index - 1]?.status)
      .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}

function presentInvoiceBuyer({ name, type, taxId, branch }: InvoiceBuyer): Order['invoiceBuyer'] {
  return { name, taxpayerType: type, taxId, branch };
}

function presentRefund({ amount, reason, status, requestedAt, succeededAt }: Refund, locale: Locale): OrderRefund {
  return {
    amount: bahtFromSatang(amount),
    reason: reason[locale],
    // A refund that the gateway refused is sent by the shop in another way.
    status: status === 'succeeded' ? status : 'requested',
    requestedAt: requestedAt.toISOString(),
    succeededAt: succeededAt?.toISOString() ?? null,
  };
}

function presentBankTransfer(
  { settings }: AppContext,
  { order, slips }: Pick<OrderDetails, 'order' | 'slips'>,
  locale: Locale,
): Order['bankTransfer'] {
  if (order.paymentMethod !== 'bank_transfer') return null;
  const isExpected = isSlipExpected(order);
  return {
    accounts: isExpected ? presentAccounts(settings.bankAccounts, locale) : [],
    slips: presentSlips(slips),
    canUpload: isExpected && isBelowSlipLimit(slips),
  };
}

/** The promotions and coupons that applied. */
function presentDiscounts(
  { couponCode, collectibleCouponId, cashback }: StoredOrder,
  discounts: readonly StoredDiscount[],
  locale: Locale,
) {
  const present = ({ name, description, discount, deliveryDiscount, cashback }: StoredDiscount) => ({
    name: name[locale],
    description: description[locale],
    discount: bahtFromSatang(discount),
    deliveryDiscount: bahtFromSatang(deliveryDiscount),
    cashback: bahtFromSatang(cashback),
  });
  const rules = discounts.flatMap((entry) =>
    entry.promotionId === null ? [] : [{ ruleId: entry.promotionId, ...present(entry) }],
  );
  return {
    applyRules: rules,
    applyRulesDiscount: rules.filter(({ discount }) => discount > 0).map(({ name, discount }) => ({ name, discount })),
    coupons: discounts.flatMap((entry) => {
      if (entry.couponId === null) return [];
      const isCollectible = entry.couponId === collectibleCouponId;
      return {
        type: isCollectible ? ('collectible' as const) : ('code' as const),
        couponCode: isCollectible ? null : couponCode,
        collectibleCouponId: isCollectible ? collectibleCouponId : null,
        ...present(entry),
      };
    }),
    couponCode,
    collectibleCouponId,
    cashback: bahtFromSatang(cashback),
  };
}

function presentShipment(
  { delivery, carrier, trackingNumber, deliveredAt }: Shipment,
  locale: Locale,
): PresentedShipment {
  return {
    delivery,
    carrierName: carrierTerms[carrier].name[locale],
    trackingNumber,
    trackingUrl: trackingUrl(carrier, trackingNumber),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

/** An order as a list returns it. */
export function presentSummary(
  { order, isPartlyShipped, lines, lineCount, totalQuantity }: ListedOrder,
  locale: Locale,
  now: Date,
): OrderSummary {
  return {
    ...presentCommonFields(order, now),
    isPartlyShipped,
    totalQuantity,
    count: lineCount,
    items: lines.map((line) => presentLine(line, locale)),
  };
}

function presentCommonFields(order: StoredOrder, now: Date) {
  return {
    orderId: order.orderId,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    paymentMethod: order.paymentMethod,
    totalPayable: bahtFromSatang(order.payable),
    isPayable: isPayable(order, now),
    isCancellable: statusAfterCancellation(order) !== null,
    expiresAt: order.expiresAt?.toISOString() ?? null,
    slipStatus: order.slipStatus,
  };
}

function presentLine(line: StoredLine, locale: Locale): Omit<OrderLine, 'refundedUnits'> {
  return {
    productId: line.skuId,
    parentId: line.productId,
    kind: line.kind,
    itemType: line.itemType,
    sku: line.sku,
    slug: line.slug,
    productName: line.productName[locale],
    attributeOptionName: line.attributeOptionName[locale],
    brand: line.brand,
    categoryName: line.categoryName[locale],
    image: line.image,
    quantity: line.quantity,
    preOrder: line.preOrder,
    shipDate: line.shipDate,
    giftBy: line.giftBy,
    appliedRuleIds: line.appliedRuleIds,
    appliedRuleName: line.appliedRuleName?.[locale] ?? null,
    price: bahtFromSatang(line.unitPrice),
    standardPrice: bahtFromSatang(line.standardPrice),
    totalDiscount: bahtFromSatang(line.discount),
    totalPrice: bahtFromSatang(line.total),
  };
}

function presentAddress(
  { subdistrict, district, province, ...rest }: DeliveryAddressSnapshot,
  locale: Locale,
): DeliveryAddress {
  return { ...rest, subdistrict: subdistrict[locale], district: district[locale], province: province[locale] };
}
