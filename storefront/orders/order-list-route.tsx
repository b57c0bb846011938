import { ClipboardList } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { type OrderStatus, orderStatuses } from '#contract/orders.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useCurrentInView } from '#storefront/navigation/use-current-in-view.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import type { Route } from './+types/order-list-route';
import { OrderCard } from './order-card.tsx';
import { orderFilterQuery, ordersPerPage, readOrderFilter } from './order-filter.ts';
import { orderStatusText } from './order-status-text.ts';

/** Store pickup is not offered yet. */
const filters = orderStatuses.filter((status) => status !== 'ready_for_pickup' && status !== 'picked_up');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, page } = readOrderFilter(url.searchParams);
  const result = await context.get(apiContext)('GET /cart/api/order/list', {
    query: { status, limit: ordersPerPage, offset: (page - 1) * ordersPerPage },
  });
  const { items, total } = privateData(result, url);
  if (items.length === 0 && page > 1)
    throw redirect(localeHref('/account/my-order') + orderFilterQuery({ status, page: 1 }));
  return { orders: items, pageCount: Math.ceil(total / ordersPerPage), status, page };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.orders_title());

export default function OrderList({ loaderData: { orders, pageCount, status, page } }: Route.ComponentProps) {
  const row = useCurrentInView<HTMLUListElement>();
  const hrefOf = (chosen: OrderStatus | undefined, at = 1) =>
    localeHref('/account/my-order') + orderFilterQuery({ status: chosen, page: at });
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl font-semibold">{m.orders_title()}</h1>
      {(orders.length > 0 || status) && (
        <nav aria-label={m.orders_filter()} className="min-w-0">
          <ul ref={row} className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
            {[undefined, ...filters].map((filter) => (
              <li key={filter ?? 'all'}>
                <Link to={hrefOf(filter)} aria-current={filter === status ? 'true' : undefined} className={chip}>
                  {filter ? orderStatusText(filter) : m.orders_filter_all()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {orders.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<ClipboardList className="size-10" />}
            title={status ? m.orders_empty_filter_title() : m.orders_empty_title()}
            message={status ? undefined : m.orders_empty_text()}
            action={
              status ? (
                <ButtonLink variant="secondary" href={hrefOf(undefined)}>
                  {m.orders_show_all()}
                </ButtonLink>
              ) : (
                <ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>
              )
            }
          />
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(at) => hrefOf(status, at)} />
    </div>
  );
}

const chip =
  'flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap ' +
  'hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand';
