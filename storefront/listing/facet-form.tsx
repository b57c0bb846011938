import type { FormEvent } from 'react';
import type { Facet } from '#contract/search.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { type CategoryStep, FacetCategories } from './facet-categories.tsx';
import { FacetValues } from './facet-values.tsx';
import { toggled } from './listing-filters.ts';
import { listingHref } from './listing-links.ts';
import { type ListingAddress, listingSearch, readListing } from './listing-params.ts';
import { PriceRange } from './price-range.tsx';

export interface FacetFormProps {
  /** Includes pending changes. */
  address: ListingAddress;
  facets: readonly Facet[];
  /** From the top level down to the listing's own category. */
  steps: readonly CategoryStep[];
  onChange: (address: ListingAddress) => void;
}

/** All filters of a listing: a plain GET form before hydration; applies each change at once after it. */
export function FacetForm({ address, facets, steps, onChange }: FacetFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const search = listingSearch({ ...address, minPrice: undefined, maxPrice: undefined, page: 1 });
    for (const name of ['minPrice', 'maxPrice']) search.append(name, String(typed.get(name) ?? ''));
    onChange(readListing(address.path, search));
  };
  const { query, sort } = Object.fromEntries(listingSearch({ query: address.query, sort: address.sort }));
  return (
    <form action={listingHref({ path: address.path })} onSubmit={send}>
      {query && <input type="hidden" name="query" value={query} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {facets.map((facet) => (
        <Accordion key={facet.code} summary={facet.label} open>
          {facet.code === 'category' ? (
            <FacetCategories facet={facet} address={address} steps={steps} />
          ) : facet.type === 'range' ? (
            <PriceRange facet={facet} minPrice={address.minPrice} maxPrice={address.maxPrice} />
          ) : (
            <FacetValues facet={facet} address={address} onToggle={(choice) => onChange(toggled(address, choice))} />
          )}
        </Accordion>
      ))}
      <button type="submit" className={classNames(buttonStyle({ block: true }), 'mt-4 hidden! noscript:flex!')}>
        {m.listing_apply()}
      </button>
    </form>
  );
}
