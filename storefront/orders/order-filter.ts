import { type OrderStatus, orderStatuses } from '#contract/orders.ts';

export const ordersPerPage = 10;

/** The filter in the URL of the order list. */
export interface OrderFilter {
  status: OrderStatus | undefined;
  /** From 1. */
  page: number;
}

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const status = orderStatuses.find((known) => known === query.get('status'));
  const page = Number(query.get('page') ?? 1);
  return { status, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The query string with `?`; empty for the first page of all orders. */
export function orderFilterQuery({ status, page }: OrderFilter): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
