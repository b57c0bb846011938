import type { Facet } from '#contract/search.ts';
import { hasPriceRange, selectedFilters } from './listing-filters.ts';
import type { ListingView } from './listing-view.ts';

/** Views with more filters are hardly requested twice. */
const maxFilters = 3;

/**
 * Whether other shoppers will request this view, so that it is worth caching: it shows products, with few filters that
 * the facets offer. Price ranges are too individual, and invalid values could flood the cache.
 */
export function isCacheableListing(view: ListingView, found: { total: number; facets: readonly Facet[] }): boolean {
  const filters = selectedFilters(view);
  const isOffered = (code: string, filterValue: string) =>
    found.facets.some((facet) => facet.code === code && facet.values.some(({ value }) => value === filterValue));
  return (
    found.total > 0 &&
    !hasPriceRange(view) &&
    filters.length <= maxFilters &&
    filters.every(({ facet, value }) => isOffered(facet, value))
  );
}
