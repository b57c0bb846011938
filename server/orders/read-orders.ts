import type { Locale } from '#contract/locale.ts';
import {
  type OrderGroup,
  type OrderStatus,
  orderGroupNames,
  orderStatuses,
  orderStatusTerms,
  statusesInGroup,
} from '#contract/order-statuses.ts';
import type { Order, OrderSummary } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { SpecialDay } from '#contract/stores.ts';
import type { AppContext } from '../app-context.ts';
import { findSlips } from '../bank-transfers/bank-transfers.ts';
import { listInvoices } from '../invoices/invoices.ts';
import { latestAttempt, listRefunds, presentPayment, readPaymentOffer } from '../payments/payments.ts';
import { findUpcomingSpecialDays } from '../stores/stores.ts';
import { findCustomerOrders } from './list-queries.ts';
import { findOwnOrderDetails } from './order-details-queries.ts';
import { findPickupCode } from './pickup/pickup-queries.ts';
import { presentOrder, presentSummary } from './present.ts';
import type { StoredOrder } from './stored-order.ts';

/** One of a customer's orders. */
export async function readOrder(
  context: AppContext,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found'>> {
  const [details, attempt, { methods: offeredMethods }] = await Promise.all([
    findOwnOrderDetails(context.db, orderId, customerId),
    latestAttempt(context.db, orderId),
    readPaymentOffer(context),
  ]);
  if (!details) return fail('order_not_found');
  const payment = attempt && presentPayment(context, attempt);
  const { status, paymentMethod } = details.order;
  // No money has been received for it, so it has neither invoices nor refunds. Pages poll such orders.
  const isUnpaid = status === 'pending_payment' || status === 'confirmed';
  const [invoices, refunds] = isUnpaid
    ? [[], []]
    : await Promise.all([listInvoices(context.db, orderId), listRefunds(context.db, orderId)]);
  const slips = paymentMethod === 'bank_transfer' ? await findSlips(context.db, orderId) : [];
  const pickupCode = status === 'ready_for_pickup' ? await findPickupCode(context.db, orderId) : null;
  const specialDays = await findSpecialDays(context, details.order, locale);
  return ok(
    presentOrder(
      context,
      { ...details, payment, offeredMethods, invoices, refunds, slips, pickupCode, specialDays },
      locale,
    ),
  );
}

/** Days with other hours of the branch at which an order is to be picked up; none if it is not. */
async function findSpecialDays(
  { db, clock }: AppContext,
  { pickup, status }: StoredOrder,
  locale: Locale,
): Promise<SpecialDay[]> {
  const { isHandedOver, isClosed } = orderStatusTerms[status];
  if (!pickup || isHandedOver || isClosed) return [];
  return findUpcomingSpecialDays(db, pickup.branch, { now: clock(), locale });
}

/** One page of a customer's orders, newest first, with the number of matching orders in each group. */
export async function listOrders(
  context: AppContext,
  customerId: string,
  request: {
    status?: OrderStatus | undefined;
    group?: OrderGroup | undefined;
    query?: string | undefined;
    limit: number;
    offset: number;
  },
  locale: Locale,
): Promise<{
  items: OrderSummary[];
  total: number;
  limit: number;
  offset: number;
  groupCounts: { group: OrderGroup; count: number }[];
}> {
  const { status, group, query, limit, offset } = request;
  const ofGroup: readonly OrderStatus[] = group ? statusesInGroup(group) : orderStatuses;
  const statuses = status ? ofGroup.filter((one) => one === status) : ofGroup;
  const { orders, counts } = await findCustomerOrders(context.db, customerId, { statuses, query, limit, offset });
  const countOf = (some: readonly OrderStatus[]) => some.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const now = context.clock();
  return {
    items: orders.map((listed) => presentSummary(listed, locale, now)),
    total: countOf(statuses),
    limit,
    offset,
    groupCounts: orderGroupNames.map((name) => ({ group: name, count: countOf(statusesInGroup(name)) })),
  };
}
