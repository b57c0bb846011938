import type { ProductSort } from '#contract/products.ts';
import type { searchAvailabilities, searchPromotions } from '#contract/search.ts';

export type Availability = (typeof searchAvailabilities)[number];
export type Promotion = (typeof searchPromotions)[number];

/** Filters other than category and search text. Lists are sorted and without duplicates. */
export interface ListingFilters {
  /** Brand titles. */
  brands: string[];
  /** `code:value`. */
  attributes: string[];
  /** Baht, both inclusive. */
  minPrice?: number;
  maxPrice?: number;
  availability: Availability[];
  promotion: Promotion[];
}

/** What the URL of a listing selects. */
export interface ListingView extends ListingFilters {
  /** Path of the category below `/product-category/`; empty for all products. */
  path: string;
  query?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

/** The query parameters of a listing, in canonical order. */
export const listingQueryNames = [
  'attributes',
  'availability',
  'brands',
  'maxPrice',
  'minPrice',
  'page',
  'promotion',
  'query',
  'sort',
] as const;

const defaultSort: ProductSort = 'relevance';

/** The sort orders shoppers can choose, the default first. */
export const sortOrders: readonly ProductSort[] = [defaultSort, 'newest', 'price-asc', 'price-desc', 'discount'];

const availabilities: readonly Availability[] = ['in-stock', 'out-of-stock', 'pre-order'];
const promotions: readonly Promotion[] = ['flash-sale', 'free-gift', 'installment', 'special'];

/** More values of one parameter than anybody selects by hand. */
const maxValues = 20;

/** Parses a URL; invalid values are ignored. */
export function parseListing(path: string, search: URLSearchParams): ListingView {
  const prices = [parsePrice(search.get('minPrice')), parsePrice(search.get('maxPrice'))];
  // Swapped bounds still mean a range.
  const [minPrice, maxPrice] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? prices.reverse() : prices;
  return {
    path: canonicalCategoryPath(path),
    query: parseText(search.get('query'), 200),
    brands: uniqueSorted(search.getAll('brands').map((title) => parseText(title, 100))),
    attributes: uniqueSorted(search.getAll('attributes').map(parseAttribute)),
    minPrice,
    maxPrice,
    availability: availabilities.filter((name) => search.getAll('availability').includes(name)),
    promotion: promotions.filter((name) => search.getAll('promotion').includes(name)),
    sort: sortOrders.find((sort) => sort === search.get('sort')) ?? defaultSort,
    page: parsePage(search.get('page')),
  };
}

/** The canonical query of a listing, without default values. */
export function listingSearch(view: Partial<ListingView>): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of listingQueryNames) {
    const value = view[name];
    if (value === undefined || (name === 'sort' && value === defaultSort) || (name === 'page' && value === 1)) continue;
    for (const entry of Array.isArray(value) ? value : [value]) search.append(name, String(entry));
  }
  return search;
}

/** The canonical form of a query, used as cache key. */
export function canonicalListingQuery(search: URLSearchParams): URLSearchParams {
  return listingSearch(parseListing('', search));
}

/**
 * Whether search engines should not index this view: it shows the products of another page in another order or
 * selection.
 */
export function isNonCanonical(view: ListingView): boolean {
  const bare = { page: view.page };
  return listingSearch(view).toString() !== listingSearch(bare).toString();
}

/** The canonical path of a category: lower case, dashes for spaces. */
function canonicalCategoryPath(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter(Boolean)
    .join('/');
}

/** One line of text: NFC, single spaces, no control or bidirectional characters. */
function parseText(text: string | null, maxLength: number): string | undefined {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    // Half of a surrogate pair where the cut went through it.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[^\p{Default_Ignorable_Code_Point}\s]/u.test(line) ? line : undefined;
}

function parseAttribute(text: string): string | undefined {
  return /^[^:\p{Cc}]+:\P{Cc}+$/u.test(text) && text.length <= 200 ? text : undefined;
}

/** Baht, rounded to satang. */
function parsePrice(text: string | null): number | undefined {
  return text && /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(Number(text).toFixed(2)) || undefined : undefined;
}

function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Sorted; of values that differ only in case, the first. */
function uniqueSorted(values: readonly (string | undefined)[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const value of values.filter((value) => value !== undefined).sort())
    if (!byMeaning.has(value.toLowerCase())) byMeaning.set(value.toLowerCase(), value);
  return [...byMeaning.values()].slice(0, maxValues);
}
