import { type OrderStatus, orderStatuses } from '#contract/orders.ts';

/** Orders on one page of the list (spec 9). */
export const ordersPerPage = 10;

/** What the address of the list asks for. */
export interface OrderFilter {
  status: OrderStatus | undefined;
  /** From 1. */
  page: number;
}

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const status = orderStatuses.find((one) => one === query.get('status'));
  const page = Number(query.get('page') ?? 1);
  return { status, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The query of a page of the list, with `?`; empty for the first page of all orders. */
export function orderFilterQuery({ status, page }: OrderFilter): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
