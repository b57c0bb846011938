import { Check, Clock } from 'lucide-react';
import { remainingDeliveries } from '#contract/deliveries.ts';
import type { Order } from '#contract/orders.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { closingReasonText } from './closing-reason-text.ts';
import { orderStatusText } from './order-status-text.ts';
import { upcomingStatuses } from './order-timeline.ts';

const step =
  'relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 ' +
  'not-last:before:left-[11px] not-last:before:w-0.5 not-last:before:bg-line';

type HistoryOfOrder = Pick<Order, 'status' | 'deliveryMethod' | 'history' | 'items' | 'shipments'>;

/** The statuses of an order with their times, oldest first, and those that come next. */
export function OrderHistory({ order }: { order: HistoryOfOrder }) {
  const { history, items, shipments } = order;
  const secondFollows =
    order.status === 'shipped' &&
    shipments.length > 0 &&
    remainingDeliveries(items).includes('second') &&
    !shipments.some(({ delivery }) => delivery === 'second');
  return (
    <ol className="print:hidden">
      {history.map(({ status, at, closingReason }, index) => {
        const isCurrent = index === history.length - 1;
        return (
          <li key={`${status} ${at}`} aria-current={isCurrent ? 'step' : undefined} className={step}>
            <span
              aria-hidden="true"
              className={classNames(
                'relative grid size-6 shrink-0 place-items-center rounded-full',
                isCurrent ? 'bg-brand text-surface' : 'bg-brand-soft text-brand',
              )}
            >
              {status === 'pending_payment' && isCurrent ? <Clock className="size-4" /> : <Check className="size-4" />}
            </span>
            <div className="min-w-0">
              <p className={classNames('text-sm', isCurrent && 'font-semibold')}>
                <WrapAtWords>{orderStatusText(status)}</WrapAtWords>
              </p>
              {closingReason && (
                <p className="text-xs text-muted">
                  <WrapAtWords>{closingReasonText[closingReason]()}</WrapAtWords>
                </p>
              )}
              {isCurrent && secondFollows && (
                <p className="text-xs text-muted">
                  <WrapAtWords>{m.orders_second_delivery_follows()}</WrapAtWords>
                </p>
              )}
              <time dateTime={at} className="block text-xs text-muted">
                {formatDate(at, 'dateTime')}
              </time>
            </div>
          </li>
        );
      })}
      {upcomingStatuses(order).map((status, index) => (
        <li key={status} className={step}>
          <span
            aria-hidden="true"
            className="relative grid size-6 shrink-0 place-items-center rounded-full border-2 border-line bg-surface"
          />
          <p className="text-sm text-muted">
            <span className="sr-only">{m.orders_upcoming()} </span>
            {orderStatusText(status)}
            {index === 0 && (
              <span className="block text-xs">
                <WrapAtWords>{m.orders_next_step()}</WrapAtWords>
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
