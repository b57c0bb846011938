import type { Facet } from '#contract/search.ts';
import { choicesOf, hasPriceRange } from './listing-filters.ts';
import type { ListingAddress } from './listing-params.ts';

/** Views with more filters are hardly requested twice. */
const mostChoices = 3;

/**
 * Whether other shoppers will request this view, so that it is worth caching: it shows products, with few filters that
 * the facets offer. Price ranges are too individual, and invalid values could flood the cache.
 */
export function isAskedAgain(address: ListingAddress, found: { total: number; facets: readonly Facet[] }): boolean {
  const choices = choicesOf(address);
  const isOffered = (code: string, wanted: string) =>
    found.facets.some((facet) => facet.code === code && facet.values.some(({ value }) => value === wanted));
  return (
    found.total > 0 &&
    !hasPriceRange(address) &&
    choices.length <= mostChoices &&
    choices.every(({ facet, value }) => isOffered(facet, value))
  );
}
