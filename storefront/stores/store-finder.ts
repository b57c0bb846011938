/** What a URL of the store finder selects. */
export interface FinderView {
  /** Ids of places. */
  region?: number | undefined;
  province?: number | undefined;
  /** A category's `value`. */
  category?: string | undefined;
  /** Terms of names, addresses, places or postcodes. */
  query?: string | undefined;
  /** From 1. */
  page?: number;
}

/** Branches on a page of the list. */
export const finderPageSize = 20;

/** The query parameters of the store finder, in canonical order. */
export const finderQueryNames = ['category', 'page', 'province', 'query', 'region'] as const;

/** Parses a URL; invalid values are ignored. */
export function parseFinder(search: URLSearchParams): FinderView {
  const category = search.get('category') ?? '';
  const query = (search.get('query') ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return {
    region: parseNumber(search.get('region')),
    province: parseNumber(search.get('province')),
    category: /^[a-z0-9-]{1,64}$/.test(category) ? category : undefined,
    query: /[^\p{Default_Ignorable_Code_Point}\s]/u.test(query) ? query : undefined,
    page: parseNumber(search.get('page')) ?? 1,
  };
}

/** An id or a page. */
function parseNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}

/** The canonical query of a view, without default values. */
export function finderSearch(view: FinderView): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of finderQueryNames) {
    const value = view[name];
    if (value !== undefined && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search;
}

/** The canonical form of a query, used as cache key. */
export function canonicalFinderQuery(search: URLSearchParams): URLSearchParams {
  return finderSearch(parseFinder(search));
}

/** Whether the list is narrowed. */
export function isFiltered({ region, province, category, query }: FinderView): boolean {
  return [region, province, category, query].some((value) => value !== undefined);
}

/** A region of the address book with its provinces. */
interface Region {
  id: number;
  provinces: readonly { id: number }[];
}

/** The view without unknown places and categories; a province outside of the region is left out. */
export function knownView(
  view: FinderView,
  regions: readonly Region[],
  categories: readonly { value: string }[],
): FinderView {
  const region = regions.find(({ id }) => id === view.region);
  const isIn = ({ provinces }: Region) => provinces.some(({ id }) => id === view.province);
  return {
    ...view,
    region: region?.id,
    province: (region ? isIn(region) : regions.some(isIn)) ? view.province : undefined,
    category: categories.some(({ value }) => value === view.category) ? view.category : undefined,
  };
}
