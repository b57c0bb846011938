import { type FormEvent, memo } from 'react';
import type { Facet } from '#contract/search.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useShownFirst } from '#storefront/navigation/use-shown-first.ts';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { type CategoryStep, FacetCategories } from './facet-categories.tsx';
import { FacetValues } from './facet-values.tsx';
import { toggleFilter } from './listing-filters.ts';
import { listingHref } from './listing-links.ts';
import { type ListingView, listingSearch, parseListing } from './listing-view.ts';
import { PriceRange } from './price-range.tsx';

export interface FacetFormProps {
  /** Includes pending changes. */
  view: ListingView;
  facets: readonly Facet[];
  /** From the top level down to the listing's own category. */
  steps: readonly CategoryStep[];
  onChange: (view: ListingView) => void;
}

/** All filters of a listing: a plain GET form before hydration; after it shows each change at once, and then applies it. */
export const FacetForm = memo(function FacetForm({ view: listed, facets, steps, onChange }: FacetFormProps) {
  const [view, change] = useShownFirst(listed, onChange);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const search = listingSearch({ ...view, minPrice: undefined, maxPrice: undefined, page: 1 });
    for (const name of ['minPrice', 'maxPrice']) search.append(name, String(formData.get(name) ?? ''));
    change(parseListing(view.path, search));
  };
  const { query, sort } = Object.fromEntries(listingSearch({ query: view.query, sort: view.sort }));
  return (
    <form action={listingHref({ path: view.path })} onSubmit={submit}>
      {query && <input type="hidden" name="query" value={query} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {facets.map((facet) => (
        <Accordion key={facet.code} summary={facet.label} open>
          {facet.code === 'category' ? (
            <FacetCategories facet={facet} view={view} steps={steps} />
          ) : facet.type === 'range' ? (
            <PriceRange facet={facet} minPrice={view.minPrice} maxPrice={view.maxPrice} />
          ) : (
            <FacetValues facet={facet} view={view} onToggle={(filter) => change(toggleFilter(view, filter))} />
          )}
        </Accordion>
      ))}
      <button type="submit" className={classNames(buttonStyle({ block: true }), 'mt-4 hidden! noscript:flex!')}>
        {m.listing_apply()}
      </button>
    </form>
  );
});
