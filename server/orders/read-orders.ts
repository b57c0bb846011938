import type { Locale } from '#contract/locale.ts';
import type { Order, OrderStatus, OrderSummary } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { listInvoices } from '../invoices/invoices.ts';
import { latestAttempt, presentPayment } from '../payments/payments.ts';
import { findOrderDiscounts } from './discount-queries.ts';
import { findCustomerOrders } from './list-queries.ts';
import { presentOrder, presentSummary } from './present.ts';
import { findOrderLines, findOwnOrder } from './queries.ts';
import { findOrderHistory } from './transition-queries.ts';

/** One of a customer's orders. */
export async function readOrder(
  context: AppContext,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found'>> {
  const [order, lines, discounts, history, attempt, invoices] = await Promise.all([
    findOwnOrder(context.db, orderId, customerId),
    findOrderLines(context.db, orderId),
    findOrderDiscounts(context.db, orderId),
    findOrderHistory(context.db, orderId),
    latestAttempt(context.db, orderId),
    listInvoices(context.db, orderId),
  ]);
  const payment = attempt && presentPayment(context, attempt);
  return order
    ? ok(presentOrder({ order, lines, discounts, payment, history, invoices }, locale, context.clock()))
    : fail('order_not_found');
}

/** One page of a customer's orders, newest first. */
export async function listOrders(
  context: AppContext,
  customerId: string,
  page: { status?: OrderStatus | undefined; limit: number; offset: number },
  locale: Locale,
): Promise<{ items: OrderSummary[]; total: number; limit: number; offset: number }> {
  const { orders, total } = await findCustomerOrders(context.db, customerId, page);
  const now = context.clock();
  return {
    items: orders.map((listed) => presentSummary(listed, locale, now)),
    total,
    limit: page.limit,
    offset: page.offset,
  };
}
