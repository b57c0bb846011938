import type { Facet } from '#contract/search.ts';
import { type ListingAddress, type ListingChoices, listingSearch, readListing } from './listing-params.ts';

/** A selected value of a facet, by the facet's code and value (see `Facet` in the contract). */
export interface Choice {
  facet: string;
  value: string;
}

const named = { brand: 'brands', availability: 'availability', promotion: 'promotion' } as const;

function isNamed(facet: string): facet is keyof typeof named {
  return Object.hasOwn(named, facet);
}

/** The query parameter that selects it. */
export function parameterOf({ facet, value }: Choice): { name: string; value: string } {
  return isNamed(facet) ? { name: named[facet], value } : { name: 'attributes', value: `${facet}:${value}` };
}

/** All selected values except the price range. */
export function choicesOf({ brands, attributes, availability, promotion }: ListingChoices): Choice[] {
  return [
    ...brands.map((value) => ({ facet: 'brand', value })),
    ...attributes.map((pair) => {
      const at = pair.indexOf(':');
      return { facet: pair.slice(0, at), value: pair.slice(at + 1) };
    }),
    ...availability.map((value) => ({ facet: 'availability', value })),
    ...promotion.map((value) => ({ facet: 'promotion', value })),
  ];
}

/** How many filters are active; a price range counts as one. */
export function choiceCount(choices: ListingChoices): number {
  return choicesOf(choices).length + (hasPriceRange(choices) ? 1 : 0);
}

export function hasPriceRange({ minPrice, maxPrice }: ListingChoices): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** The subcategories that contain products matching the filters; all where there are no filters. */
export function categoriesWithin<Category extends { path: string }>(
  choices: ListingChoices,
  categories: readonly Category[],
  facets: readonly Facet[],
): readonly Category[] {
  if (choiceCount(choices) === 0) return categories;
  const held = new Set(facets.find(({ code }) => code === 'category')?.values.map(({ value }) => value));
  return categories.filter(({ path }) => held.has(path));
}

/** Brand titles are case-insensitive. */
export function isChosen(choices: ListingChoices, choice: Choice): boolean {
  return choicesOf(choices).some((chosen) => isSame(chosen, choice));
}

/** The listing with that value selected, or deselected where it was, from the first page. */
export function toggled(address: ListingAddress, choice: Choice): ListingAddress {
  const others = choicesOf(address).filter((chosen) => !isSame(chosen, choice));
  const wanted = isChosen(address, choice) ? others : [...others, choice];
  const search = listingSearch({ ...address, brands: [], attributes: [], availability: [], promotion: [], page: 1 });
  for (const { name, value } of wanted.map(parameterOf)) search.append(name, value);
  return readListing(address.path, search);
}

/** The listing of the same search text and category without filters. */
export function cleared(address: ListingAddress): ListingAddress {
  return {
    ...address,
    brands: [],
    attributes: [],
    minPrice: undefined,
    maxPrice: undefined,
    availability: [],
    promotion: [],
    page: 1,
  };
}

function isSame(a: Choice, b: Choice): boolean {
  return a.facet === b.facet && a.value.toLowerCase() === b.value.toLowerCase();
}
