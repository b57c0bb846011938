import type { Order } from '#contract/orders.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** The money that goes back for an order: amount, state and reason. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  return (
    <ul className="grid grid-cols-1 gap-3 text-sm">
      {refunds.map(({ amount, reason, succeededAt, requestedAt }) => (
        <li key={requestedAt + amount}>
          <p className="flex flex-wrap justify-between gap-x-3 font-medium">
            <span>{succeededAt ? m.orders_refund_made() : m.orders_refund_under_way()}</span>
            <span className="figures">{formatBaht(amount)}</span>
          </p>
          <p className="text-muted">{formatDate(succeededAt ?? requestedAt, 'dateTime')}</p>
          <p className="break-words text-muted">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
