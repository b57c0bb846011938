import type { Facet } from '#contract/search.ts';
import { type ListingFilters, type ListingView, listingSearch, parseListing } from './listing-view.ts';

/** A selected value of a facet, by the facet's code and value (see `Facet` in the contract). */
export interface Filter {
  facet: string;
  value: string;
}

const ownParameters = { brand: 'brands', availability: 'availability', promotion: 'promotion' } as const;

function hasOwnParameter(facet: string): facet is keyof typeof ownParameters {
  return Object.hasOwn(ownParameters, facet);
}

/** The query parameter that selects it. */
export function filterParameter({ facet, value }: Filter): { name: string; value: string } {
  return hasOwnParameter(facet)
    ? { name: ownParameters[facet], value }
    : { name: 'attributes', value: `${facet}:${value}` };
}

/** All selected values except the price range. */
export function selectedFilters({ brands, attributes, availability, promotion }: ListingFilters): Filter[] {
  return [
    ...brands.map((value) => ({ facet: 'brand', value })),
    ...attributes.map((pair) => {
      const separator = pair.indexOf(':');
      return { facet: pair.slice(0, separator), value: pair.slice(separator + 1) };
    }),
    ...availability.map((value) => ({ facet: 'availability', value })),
    ...promotion.map((value) => ({ facet: 'promotion', value })),
  ];
}

/** How many filters are active; a price range counts as one. */
export function filterCount(filters: ListingFilters): number {
  return selectedFilters(filters).length + (hasPriceRange(filters) ? 1 : 0);
}

export function hasPriceRange({ minPrice, maxPrice }: ListingFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** The subcategories that contain products matching the filters; all where there are no filters. */
export function matchingCategories<Category extends { path: string }>(
  filters: ListingFilters,
  categories: readonly Category[],
  facets: readonly Facet[],
): readonly Category[] {
  if (filterCount(filters) === 0) return categories;
  const presentPaths = new Set(facets.find(({ code }) => code === 'category')?.values.map(({ value }) => value));
  return categories.filter(({ path }) => presentPaths.has(path));
}

/** Brand titles are case-insensitive. */
export function isSelected(filters: ListingFilters, filter: Filter): boolean {
  return selectedFilters(filters).some((chosen) => isSame(chosen, filter));
}

/** The listing with that value selected, or deselected where it was, from the first page. */
export function toggleFilter(view: ListingView, filter: Filter): ListingView {
  const others = selectedFilters(view).filter((chosen) => !isSame(chosen, filter));
  const selected = isSelected(view, filter) ? others : [...others, filter];
  const search = listingSearch({ ...view, brands: [], attributes: [], availability: [], promotion: [], page: 1 });
  for (const { name, value } of selected.map(filterParameter)) search.append(name, value);
  return parseListing(view.path, search);
}

/** The listing of the same search text and category without filters. */
export function clearFilters(view: ListingView): ListingView {
  return {
    ...view,
    brands: [],
    attributes: [],
    minPrice: undefined,
    maxPrice: undefined,
    availability: [],
    promotion: [],
    page: 1,
  };
}

function isSame(a: Filter, b: Filter): boolean {
  return a.facet === b.facet && a.value.toLowerCase() === b.value.toLowerCase();
}
