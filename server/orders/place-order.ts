import { randomInt } from 'node:crypto';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { isPrepaidMethod, type PaymentMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type CouponUse, ensureCustomerCoupons, withCurrentCouponLimits } from '../coupons/coupons.ts';
import { RetryTransaction, type Tx } from '../db/database.ts';
import type { InvoiceBuyer } from '../invoices/invoices.ts';
import { createAttempt, type InstallmentSnapshot } from '../payments/payments.ts';
import type { Totals } from '../pricing/pricing.ts';
import { ensurePromotionCustomers, type PromotionUse, withCurrentPromotionLimits } from '../promotions/promotions.ts';
import { holdLimits, reserve } from '../reservations/reservations.ts';
import type { DeliveryDates } from '../shipping/shipping.ts';
import type { StoredDiscount } from './discount-queries.ts';
import { queuePlacedMail } from './mails.ts';
import { insertOrder } from './queries.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { formatOrderId, initialStatus, randomOrderNumbers } from './rules.ts';
import type { DeliveryAddressSnapshot, StoredLine, StoredPickup } from './stored-order.ts';

/** The data of a new order. */
export interface OrderDraft {
  customerId: string;
  /** The language of the request; mails about the order use it. */
  locale: Locale;
  /** Null if nothing is to be paid: the order is then paid when it is placed. */
  paymentMethod: PaymentMethod | null;
  /** The plan of an order that is paid in installments. */
  installment: InstallmentSnapshot | null;
  deliveryMethod: DeliveryMethod;
  /** Null unless it is shipped. */
  deliveryAddress: DeliveryAddressSnapshot | null;
  /** Null unless it is picked up. */
  pickup: StoredPickup | null;
  /** Null unless it is by appointment. */
  appointmentContact: AppointmentContact | null;
  /** When what is in stock is promised to arrive; null if everything is a pre-order or a service. */
  deliveryDates: DeliveryDates | null;
  /** Whom the tax invoice is for; null for an abbreviated one. */
  invoiceBuyer: InvoiceBuyer | null;
  lines: (Omit<StoredLine, 'preOrder' | 'shipDate'> & {
    /** From which day it ships if it is a pre-order. */
    preOrderShipDate: string | null;
    /** The flash sale whose price applies to the line. */
    flashSaleId: number | null;
    /** The product of the add-on deal whose price applies to the line. */
    dealProductId: number | null;
    /** Of a GIFT line: whether its promotion has a quota of it. */
    isGiftLimited: boolean;
  })[];
  /** The promotions that apply. */
  promotions: readonly PromotionUse[];
  /** The coupons that apply. */
  coupons: readonly CouponUse[];
  /** What these promotions and coupons bring, in the order in which they applied. */
  discounts: readonly StoredDiscount[];
  couponCode: string | null;
  collectibleCouponId: number | null;
  cashback: Satang;
  totals: Totals;
  vatRate: number;
}

/**
 * Places an order: reserves its stock and offers, stores it with its lines, queues the mail, and creates a payment attempt if it
 * is paid in advance. If it fails, the caller must roll back.
 *
 * @returns the attempt to start after the commit; null if it is not paid in advance
 * @throws RetryTransaction if another order has the random number
 */
export async function placeOrder(
  context: AppContext,
  tx: Tx,
  pricedDraft: OrderDraft,
): Promise<
  Result<
    { orderId: string; paymentId: string | null },
    'out_of_stock' | 'product_information_updated' | 'checkout_error'
  >
> {
  const now = context.clock();
  const orderId = formatOrderId(now, randomInt(randomOrderNumbers));
  await holdLimits(tx);
  const draft = await withCurrentCouponLimits(tx, await withCurrentPromotionLimits(tx, pricedDraft));
  await ensurePromotionCustomers(tx, draft);
  await ensureCustomerCoupons(tx, draft);
  const reserved = await reserve(tx, reservationKinds, draft, { reference: orderId, now });
  if (!reserved.ok) {
    if (concernsOnlyGifts(reserved.shortages, draft)) return fail('product_information_updated');
    return fail(concernsBranch(reserved.shortages) ? 'checkout_error' : reserved.code);
  }
  const preOrderFlags = new Map(reserved.resources.stock.map((stock) => [stock.sku_id, stock.pre_order_flag]));
  const { totals, promotions: _promotions, coupons: _coupons, discounts, ...rest } = draft;
  const lines = draft.lines.map((line) => {
    const preOrder = preOrderFlags.get(line.skuId) ?? false;
    return { ...line, preOrder, shipDate: preOrder ? line.preOrderShipDate : null };
  });
  const order = {
    ...rest,
    ...totals,
    orderId,
    ...initialStatus(draft.paymentMethod, now),
    shipments: [],
    slipStatus: null,
    createdAt: now,
  } as const;
  if (!(await insertOrder(tx, order, lines, discounts)))
    throw new RetryTransaction(`another order has the number ${orderId}`);
  await queuePlacedMail(context, tx, order, lines);
  const { paymentMethod: method, installment, expiresAt } = order;
  if (!method || !isPrepaidMethod(method) || !expiresAt) return ok({ orderId, paymentId: null });
  const attempt = { reference: orderId, method, installment, amount: totals.payable, now, expiresAt };
  const { paymentId } = await createAttempt(context, tx, attempt);
  return ok({ orderId, paymentId });
}

/** Whether only gifts are sold out: the order is possible without them. */
function concernsOnlyGifts(
  shortages: readonly { resource: Record<string, unknown> }[],
  { lines }: OrderDraft,
): boolean {
  const bought = new Set(lines.filter(({ itemType }) => itemType !== 'GIFT').map(({ skuId }) => skuId));
  return shortages.every(({ resource }) => !bought.has(Number(resource.sku_id)));
}

/** Whether the branch of a pickup lacks units: the order is possible with another delivery. */
function concernsBranch(shortages: readonly { resource: Record<string, unknown> }[]): boolean {
  return shortages.some(({ resource }) => 'store_id' in resource);
}
