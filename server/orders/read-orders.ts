import type { Locale } from '#contract/locale.ts';
import type { Order, OrderStatus, OrderSummary } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { latestAttempt } from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { presentOrder, presentSummary } from './present.ts';
import { findCustomerOrders, findOrderHistory, findOrderLines, findOwnOrder } from './queries.ts';

/** One of a customer's orders. */
export async function readOrder(
  shop: Shop,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found'>> {
  const [order, lines, history, payment] = await Promise.all([
    findOwnOrder(shop.db, orderId, customerId),
    findOrderLines(shop.db, orderId),
    findOrderHistory(shop.db, orderId),
    latestAttempt(shop.db, orderId),
  ]);
  return order ? ok(presentOrder({ order, lines, payment, history }, locale, shop.clock())) : fail('order_not_found');
}

/** One page of a customer's orders, newest first. */
export async function listOrders(
  shop: Shop,
  customerId: string,
  page: { status?: OrderStatus | undefined; limit: number; offset: number },
  locale: Locale,
): Promise<{ items: OrderSummary[]; total: number; limit: number; offset: number }> {
  const { orders, total } = await findCustomerOrders(shop.db, customerId, page);
  const now = shop.clock();
  return {
    items: orders.map((listed) => presentSummary(listed, locale, now)),
    total,
    limit: page.limit,
    offset: page.offset,
  };
}
