import { Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { maxOrderQueryLength, minOrderQueryLength } from '#contract/orders.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { type OrderFilter, orderFilterQuery } from './order-filter.ts';

/** Searches the orders of the chosen group; works without script. */
export function OrderSearch({ filter: { group, query } }: { filter: OrderFilter }) {
  const list = localeHref('/account/my-order');
  return (
    <Form method="get" action={list} role="search" className="flex items-start gap-2">
      {group && <input type="hidden" name="group" value={group} />}
      <div className="relative min-w-0 flex-1">
        <TextField
          // The field shows the search of the URL again after a navigation.
          key={query ?? ''}
          label={m.orders_search()}
          labelHidden
          optional
          type="search"
          name="query"
          defaultValue={query}
          placeholder={m.orders_search_hint()}
          minLength={minOrderQueryLength}
          maxLength={maxOrderQueryLength}
          enterKeyHint="search"
          autoComplete="off"
        />
        {query && (
          <Link
            to={list + orderFilterQuery({ group, query: undefined, page: 1 })}
            aria-label={m.orders_search_clear()}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-field bg-surface text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12"
        icon={<Search aria-hidden="true" className="size-5" />}
      >
        <span className="max-sm:sr-only">{m.orders_search_submit()}</span>
      </Button>
    </Form>
  );
}
