import { Link } from 'react-router';
import { type OrderGroup, orderGroupNames } from '#contract/order-statuses.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useCurrentInView } from '#storefront/navigation/use-current-in-view.ts';

const orderGroupText: Record<OrderGroup, () => string> = {
  to_pay: m.orders_group_to_pay,
  preparing: m.orders_group_preparing,
  to_receive: m.orders_group_to_receive,
  completed: m.orders_group_completed,
  cancelled: m.orders_group_cancelled,
};

export interface OrderGroupsProps {
  current: OrderGroup | undefined;
  counts: readonly { group: OrderGroup; count: number }[];
  hrefOf: (group: OrderGroup | undefined) => string;
}

/** Links to the groups of orders, with the number of orders in each. */
export function OrderGroups({ current, counts, hrefOf }: OrderGroupsProps) {
  const row = useCurrentInView<HTMLUListElement>();
  const countOf = (group: OrderGroup | undefined) =>
    counts.reduce((sum, entry) => (group === undefined || entry.group === group ? sum + entry.count : sum), 0);
  return (
    <nav aria-label={m.orders_filter()} className="min-w-0">
      <ul ref={row} className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {[undefined, ...orderGroupNames].map((group) => (
          <li key={group ?? 'all'}>
            <Link to={hrefOf(group)} aria-current={group === current ? 'true' : undefined} className={chip}>
              {group ? orderGroupText[group]() : m.orders_filter_all()}
              <span className="figures text-xs font-normal text-muted">{formatNumber(countOf(group))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chip =
  'flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap ' +
  'hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand';
