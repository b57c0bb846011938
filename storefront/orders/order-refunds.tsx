import type { Order } from '#contract/orders.ts';
import { isRefundedByTransfer } from '#contract/payment-methods.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The money that goes back for an order: amount, state and reason, and what the customer has to say for it. */
export function OrderRefunds({ refunds, paymentMethod }: Pick<Order, 'refunds' | 'paymentMethod'>) {
  const asksForAccount = isRefundedByTransfer(paymentMethod) && refunds.some(({ succeededAt }) => succeededAt === null);
  return (
    <div className="grid gap-3">
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
      {asksForAccount && (
        <p className="text-sm text-pretty">
          <WrapAtWords>{m.orders_refund_account()}</WrapAtWords>
        </p>
      )}
    </div>
  );
}
