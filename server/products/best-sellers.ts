import { orderStatuses, orderStatusTerms } from '#contract/order-statuses.ts';
import type { AppContext } from '../app-context.ts';
import { saveBestSellers } from './best-seller-queries.ts';

/** Statuses of the orders whose units are sold: those that are not closed, and need not be paid first. */
const soldStatuses = orderStatuses.filter(
  (status) => status !== 'pending_payment' && !orderStatusTerms[status].isClosed,
);

/** Marks the products that are among the best-selling 5 % of the visible ones, by units, and no others. */
export function updateBestSellers({ db }: Pick<AppContext, 'db'>): Promise<void> {
  return saveBestSellers(db, soldStatuses);
}
