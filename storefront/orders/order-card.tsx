import type { OrderSummary } from '#contract/orders.ts';
import { isPaidByTransfer } from '#contract/payment-methods.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { orderHref } from './order-links.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

export interface OrderCardProps {
  order: OrderSummary;
  heading?: 'h2' | 'h3';
}

/** An order in a list: its lines, status and total, with links to pay and to the details. */
export function OrderCard({ order, heading: Heading = 'h2' }: OrderCardProps) {
  const { orderId, items, count } = order;
  return (
    <article className="rounded-card border border-line">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 border-b border-line px-5 py-3">
        <div className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4">
          <Heading className="figures text-sm font-semibold">
            <WrapAtWords>{m.orders_number({ orderId })}</WrapAtWords>
          </Heading>
          <p className="text-xs text-muted">{m.orders_placed_on({ date: formatDate(order.createdAt, 'dateTime') })}</p>
        </div>
        <OrderStatusBadge order={order} />
      </header>
      <ul className="grid grid-cols-1 gap-3 px-5 py-4">
        {items.map((item) => (
          <li key={item.productId} className="flex items-center gap-3">
            <Picture src={item.image} alt="" width={56} height={56} className="size-14 rounded-field bg-ground p-1" />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 text-sm">
                <WrapAtWords>{item.productName}</WrapAtWords>
              </p>
              <p className="truncate text-xs text-muted">{item.attributeOptionName}</p>
            </div>
            <span className="figures text-sm text-muted">×{item.quantity}</span>
          </li>
        ))}
        {count > items.length && (
          <li className="text-xs text-muted">{m.orders_more_items({ count: count - items.length })}</li>
        )}
      </ul>
      {order.slipStatus && (
        <p className={classNames('px-5 pb-4 text-sm', order.slipStatus === 'waiting' ? 'text-brand' : 'text-sale')}>
          {order.slipStatus === 'waiting' ? m.orders_slip_waiting() : m.orders_slip_rejected()}
        </p>
      )}
      <footer className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3">
        <p className="flex items-baseline justify-between gap-2 text-sm max-sm:w-full sm:mr-auto">
          {m.orders_total_payable()}
          <span className="figures text-base font-bold">{formatBaht(order.totalPayable)}</span>
        </p>
        <ButtonLink variant="secondary" className="max-sm:flex-1" href={orderHref(orderId)}>
          {m.orders_view()} <span className="sr-only">{m.orders_number({ orderId })}</span>
        </ButtonLink>
        {order.isPayable && (
          <ButtonLink className="max-sm:flex-1" href={localeHref('/confirmation/pay/:orderId?', { orderId })}>
            {isPaidByTransfer(order.paymentMethod) ? m.orders_pay_by_transfer() : m.orders_pay_now()}{' '}
            <span className="sr-only">{m.orders_number({ orderId })}</span>
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}
