import { Check } from 'lucide-react';
import type { Order } from '#contract/orders.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { orderStatusText } from './order-status-text.ts';

/** The statuses of an order with their times, newest first. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
  return (
    <ol>
      {history.toReversed().map(({ status, at }, index) => (
        <li
          key={`${status} ${at}`}
          className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[11px] not-last:before:w-0.5 not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'relative grid size-6 shrink-0 place-items-center rounded-full',
              index === 0 ? 'bg-brand text-surface' : 'bg-line text-muted',
            )}
          >
            <Check className="size-4" />
          </span>
          <div className="min-w-0">
            <p className={classNames('text-sm', index === 0 && 'font-semibold')}>{orderStatusText(status)}</p>
            <time dateTime={at} className="text-xs text-muted">
              {formatDate(at, 'dateTime')}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
