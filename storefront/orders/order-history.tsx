import { Check, Clock, X } from 'lucide-react';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { closingReasonText } from './closing-reason-text.ts';
import { currentStatusText, orderStatusText, pastStatusText } from './order-status-text.ts';
import { upcomingStatuses } from './order-timeline.ts';

const step =
  'relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 ' +
  'not-last:before:left-[11px] not-last:before:w-0.5 not-last:before:bg-line';

type HistoryOfOrder = Pick<Order, 'status' | 'isPartlyShipped' | 'deliveryMethod' | 'history'>;

/** The statuses of an order with their times, oldest first, and those that come next. */
export function OrderHistory({ order }: { order: HistoryOfOrder }) {
  const { history, isPartlyShipped } = order;
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
                stepStyle(status, isCurrent),
              )}
            >
              <StepIcon status={status} isCurrent={isCurrent} />
            </span>
            <div className="min-w-0">
              <p className={classNames('text-sm', isCurrent && 'font-semibold')}>
                <WrapAtWords>{isCurrent ? currentStatusText(order) : pastStatusText(status)}</WrapAtWords>
              </p>
              {closingReason && (
                <p className="text-xs text-muted">
                  <WrapAtWords>{closingReasonText[closingReason]()}</WrapAtWords>
                </p>
              )}
              {isCurrent && isPartlyShipped && (
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

/** Ended without a purchase, and nothing goes back any more. */
const isEnd = (status: OrderStatus) => status === 'cancelled' || status === 'expired';
/** The shopper or the shop still has to do something. */
const isWaiting = (status: OrderStatus) => status === 'pending_payment' || status === 'refund_pending';

function stepStyle(status: OrderStatus, isCurrent: boolean): string {
  if (!isCurrent) return 'bg-brand-soft text-brand';
  return isEnd(status) ? 'bg-muted text-surface' : 'bg-brand text-surface';
}

function StepIcon({ status, isCurrent }: { status: OrderStatus; isCurrent: boolean }) {
  if (isEnd(status)) return <X className="size-4" />;
  return isWaiting(status) && isCurrent ? <Clock className="size-4" /> : <Check className="size-4" />;
}
