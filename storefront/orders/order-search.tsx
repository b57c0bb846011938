import { maxOrderQueryLength, minOrderQueryLength } from '#contract/orders.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import { type OrderFilter, orderFilterQuery } from './order-filter.ts';

/** Searches the orders of the chosen group; works without script. */
export function OrderSearch({ filter: { group, query } }: { filter: OrderFilter }) {
  const list = localeHref('/account/my-order');
  return (
    <SearchForm
      action={list}
      name="query"
      label={m.orders_search()}
      submitLabel={m.orders_search_submit()}
      placeholder={m.orders_search_hint()}
      minLength={minOrderQueryLength}
      maxLength={maxOrderQueryLength}
      value={query}
      hiddenFields={{ group }}
      clear={{ href: list + orderFilterQuery({ group, query: undefined, page: 1 }), label: m.orders_search_clear() }}
    />
  );
}
