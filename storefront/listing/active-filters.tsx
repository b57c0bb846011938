import { X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Facet } from '#contract/search.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { clearFilters, filterCount, hasPriceRange, selectedFilters, toggleFilter } from './listing-filters.ts';
import { listingHref } from './listing-links.ts';
import { filterText, priceText } from './listing-text.ts';
import type { ListingView } from './listing-view.ts';

export interface ActiveFiltersProps {
  view: ListingView;
  facets: readonly Facet[];
}

/** The search text and filters that narrow the list, each with a link that removes it. */
export const ActiveFilters = memo(function ActiveFilters({ view, facets }: ActiveFiltersProps) {
  const container = useFocusAfterRemoval('li');
  const narrows = filterCount(view) > 0;
  const chips = [
    // Without a category or a filter the search text is not a filter.
    ...(view.query && (narrows || view.path)
      ? [{ label: view.query, without: { ...view, query: undefined, page: 1 } }]
      : []),
    ...(hasPriceRange(view)
      ? [{ label: priceText(view), without: { ...view, minPrice: undefined, maxPrice: undefined, page: 1 } }]
      : []),
    ...selectedFilters(view).map((filter) => ({
      label: filterText(filter, facets),
      without: toggleFilter(view, filter),
    })),
  ];
  return (
    <div ref={container} tabIndex={-1} className="outline-none empty:absolute">
      {chips.length > 0 && (
        <ul aria-label={m.listing_active_filters()} className="flex flex-wrap items-center gap-2">
          {chips.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <Link
                to={listingHref(without)}
                preventScrollReset
                rel="nofollow"
                aria-label={m.ui_remove_named({ name: label })}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-ground px-4 text-sm font-medium hover:border-edge lg:min-h-9"
              >
                <span className="truncate">{label}</span>
                <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
          {narrows && (
            <li>
              <TextLink
                href={listingHref(clearFilters(view))}
                preventScrollReset
                rel="nofollow"
                className="inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
              >
                {m.listing_clear_all()}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
});
