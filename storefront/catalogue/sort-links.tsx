import type { ProductSort } from '#contract/catalogue.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { type ListingAddress, listingHref, sortOrders } from './listing-links.ts';

/** The orders of a listing, as links that work before script. */
export function SortLinks({ address }: { address: ListingAddress }) {
  return (
    <nav aria-label={m.catalogue_sort()} className="-mx-4 min-w-0 lg:mx-0">
      <ul className="scroll-row scroll-px-4 gap-2 px-4 py-1 lg:px-0">
        {sortOrders.map((sort) => (
          <li key={sort}>
            <a
              href={listingHref({ ...address, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === address.sort ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand"
            >
              {labelOf(sort)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function labelOf(sort: ProductSort): string {
  switch (sort) {
    case 'relevance':
      return m.catalogue_sort_relevance();
    case 'newest':
      return m.catalogue_sort_newest();
    case 'price-asc':
      return m.catalogue_sort_price_asc();
    case 'price-desc':
      return m.catalogue_sort_price_desc();
    case 'discount':
      return m.catalogue_sort_discount();
  }
}
