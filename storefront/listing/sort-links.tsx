import { memo } from 'react';
import { Link } from 'react-router';
import type { ProductSort } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useCurrentInView } from '#storefront/navigation/use-current-in-view.ts';
import { listingHref } from './listing-links.ts';
import { type ListingView, sortOrders } from './listing-view.ts';

/** The sort orders, as links that work before hydration. */
export const SortLinks = memo(function SortLinks({ view }: { view: ListingView }) {
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={m.listing_sort()} className="-mr-4 min-w-0 lg:mr-0">
      <ul ref={row} className="scroll-row scroll-pr-4 gap-2 py-1 pr-4 lg:pr-0">
        {sortOrders.map((sort) => (
          <li key={sort}>
            <Link
              to={listingHref({ ...view, sort, page: 1 })}
              preventScrollReset
              rel="nofollow"
              aria-current={sort === view.sort ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand"
            >
              {labelOf(sort, view.query !== undefined)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

function labelOf(sort: ProductSort, isSearch: boolean): string {
  switch (sort) {
    case 'relevance':
      return isSearch ? m.listing_sort_best_match() : m.listing_sort_relevance();
    case 'newest':
      return m.listing_sort_newest();
    case 'price-asc':
      return m.listing_sort_price_asc();
    case 'price-desc':
      return m.listing_sort_price_desc();
    case 'discount':
      return m.listing_sort_discount();
  }
}
