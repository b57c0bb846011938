import { type OrderStatus, orderStatuses, orderStatusTerms } from '#contract/order-statuses.ts';

/**
 * The statuses of orders that refuse the erasure of their customer: something is to be paid, to be received or to be paid back, and the shop
 * must be able to write to the customer about it. So do refunds of other orders that are not made yet.
 */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => {
  const { group } = orderStatusTerms[status];
  return status === 'refund_pending' || (group !== 'completed' && group !== 'cancelled');
});
