import { useMemo, useState } from 'react';
import type { Facet } from '#contract/search.ts';
import type { ListingView } from './listing-view.ts';

/** The facets, with the categories that a filter left without products, so that the filters below them stay in their place. */
export function useFacetsInPlace(
  facets: readonly Facet[],
  { path, query }: Pick<ListingView, 'path' | 'query'>,
): readonly Facet[] {
  const listing = `${path}?${query}`;
  const categories = facets.find(isOfCategories)?.values ?? [];
  const [shown, setShown] = useState({ listing, categories });
  const isShown = ({ value }: FacetValue) => shown.categories.some((entry) => entry.value === value);
  if (shown.listing !== listing || !categories.every(isShown)) setShown({ listing, categories });
  return useMemo(
    () =>
      facets.map((facet) =>
        isOfCategories(facet) ? { ...facet, values: withEmptyValues(facet.values, shown.categories) } : facet,
      ),
    [facets, shown],
  );
}

type FacetValue = Facet['values'][number];

function isOfCategories({ code }: Facet): boolean {
  return code === 'category';
}

function withEmptyValues(values: readonly FacetValue[], shown: readonly FacetValue[]): FacetValue[] {
  return shown.map((entry) => values.find(({ value }) => value === entry.value) ?? { ...entry, count: 0 });
}
