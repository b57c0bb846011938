import type { Facet } from '#contract/search.ts';
import { choicesOf, hasPriceRange } from './listing-filters.ts';
import type { ListingAddress } from './listing-params.ts';

/** Views with more choices than these are hardly asked for twice. */
const mostChoices = 3;

/**
 * Whether others will ask for this view, so that it is worth keeping: one that shows products, by a few choices that the
 * facets offer. A price range is one shopper's own, and words or names that nothing has would fill the cache with nothing.
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
