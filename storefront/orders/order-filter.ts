import { type OrderGroup, orderGroupNames } from '#contract/order-statuses.ts';
import { maxOrderQueryLength, minOrderQueryLength } from '#contract/orders.ts';

export const ordersPerPage = 10;

/** The filter in the URL of the order list. */
export interface OrderFilter {
  group: OrderGroup | undefined;
  /** What the shopper searches for; undefined if it is too short. */
  query: string | undefined;
  /** From 1. */
  page: number;
}

export function readOrderFilter(parameters: URLSearchParams): OrderFilter {
  const group = orderGroupNames.find((known) => known === parameters.get('group'));
  const query = (parameters.get('query') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxOrderQueryLength)
    .trim();
  const page = Number(parameters.get('page') ?? 1);
  return {
    group,
    query: query.length >= minOrderQueryLength ? query : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The query string with `?`; empty for the first page of all orders. */
export function orderFilterQuery({ group, query, page }: OrderFilter): string {
  const parameters = new URLSearchParams();
  if (group) parameters.set('group', group);
  if (query) parameters.set('query', query);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
