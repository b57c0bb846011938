import { CircleAlert, ClipboardList, SearchX } from 'lucide-react';
import { redirect, useNavigation } from 'react-router';
import { privateData } from '#storefront/accounts/guards.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import { apiContext, logContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/order-list-route';
import { OrderCard } from './order-card.tsx';
import { type OrderFilter, orderFilterQuery, ordersPerPage, readOrderFilter } from './order-filter.ts';
import { OrderGroups } from './order-groups.tsx';
import { OrderSearch } from './order-search.tsx';

/** A failure empties the list, is logged and shown in it; only a session that ended leaves the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = readOrderFilter(url.searchParams);
  const { group, query, page } = filter;
  const result = await context.get(apiContext)('GET /cart/api/order/list', {
    query: { group, query, limit: ordersPerPage, offset: (page - 1) * ordersPerPage },
  });
  if (!result.ok && result.status !== 401) {
    logFailedCall(context.get(logContext), result, 'the list of orders could not be loaded');
    return { filter, error: failureMessage(result), orders: [], total: 0, groupCounts: [] };
  }
  const { items, total, groupCounts } = privateData(result, url);
  if (items.length === 0 && page > 1) throw redirect(hrefOf({ ...filter, page: 1 }));
  return { filter, error: null, orders: items, total, groupCounts };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.orders_title());

function hrefOf(filter: OrderFilter): string {
  return localeHref('/account/my-order') + orderFilterQuery(filter);
}

export default function OrderList({ loaderData }: Route.ComponentProps) {
  const { filter, error, orders, total, groupCounts } = loaderData;
  const { location } = useNavigation();
  const isLoading = location?.pathname === localeHref('/account/my-order');
  const hasOrders = groupCounts.some(({ count }) => count > 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{m.orders_title()}</WrapAtWords>
      </h1>
      {(hasOrders || filter.query) && (
        <>
          <OrderSearch filter={filter} />
          <OrderGroups
            current={filter.group}
            counts={groupCounts}
            hrefOf={(group) => hrefOf({ ...filter, group, page: 1 })}
          />
        </>
      )}
      <p role="status" className={filter.query ? 'text-sm text-muted' : 'sr-only'}>
        {filter.query && !error ? m.orders_found({ count: total, query: filter.query }) : ''}
      </p>
      <div aria-busy={isLoading} className={classNames('transition-opacity', isLoading && 'opacity-50')}>
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
            <NoOrders filter={filter} error={error} />
          </div>
        )}
      </div>
      <Pagination
        page={filter.page}
        pageCount={Math.ceil(total / ordersPerPage)}
        hrefOf={(page) => hrefOf({ ...filter, page })}
      />
    </div>
  );
}

/** Why there are no orders: they could not be loaded, none was found, none is in the group, or there are none yet. */
function NoOrders({ filter, error }: { filter: OrderFilter; error: string | null }) {
  const showAll = (
    <ButtonLink variant="secondary" href={hrefOf({ group: undefined, query: undefined, page: 1 })}>
      {m.orders_show_all()}
    </ButtonLink>
  );
  if (error !== null) {
    return (
      <div role="alert">
        <EmptyState
          icon={<CircleAlert className="size-10" />}
          title={m.ui_error_message()}
          message={error}
          action={
            <ButtonLink href={hrefOf(filter)} reloadDocument>
              {m.orders_try_again()}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (filter.query) {
    return (
      <EmptyState
        icon={<SearchX className="size-10" />}
        title={m.orders_none_found_title()}
        message={m.orders_none_found_text()}
        action={showAll}
      />
    );
  }
  if (filter.group)
    return (
      <EmptyState icon={<ClipboardList className="size-10" />} title={m.orders_empty_filter_title()} action={showAll} />
    );
  return (
    <EmptyState
      icon={<ClipboardList className="size-10" />}
      title={m.orders_empty_title()}
      message={m.orders_empty_text()}
      action={<ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>}
    />
  );
}
