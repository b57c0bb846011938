import type { ProductSort } from '#contract/products.ts';
import type { searchAvailabilities, searchPromotions } from '#contract/search.ts';

export type Availability = (typeof searchAvailabilities)[number];
export type Promotion = (typeof searchPromotions)[number];

/** Filters other than category and search text. Lists are sorted and without duplicates. */
export interface ListingChoices {
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
export interface ListingAddress extends ListingChoices {
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

const usualSort: ProductSort = 'relevance';

/** The sort orders shoppers can choose, the default first. */
export const sortOrders: readonly ProductSort[] = [usualSort, 'newest', 'price-asc', 'price-desc', 'discount'];

const availabilities: readonly Availability[] = ['in-stock', 'out-of-stock', 'pre-order'];
const promotions: readonly Promotion[] = ['flash-sale', 'free-gift', 'installment', 'special'];

/** More values of one parameter than anybody selects by hand. */
const mostValues = 20;

/** Parses a URL; invalid values are ignored. */
export function readListing(path: string, search: URLSearchParams): ListingAddress {
  const prices = [priceIn(search.get('minPrice')), priceIn(search.get('maxPrice'))];
  // Swapped bounds still mean a range.
  const [minPrice, maxPrice] =
    prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1] ? prices.reverse() : prices;
  return {
    path: canonicalPath(path),
    query: wordsIn(search.get('query'), 200),
    brands: severalOf(search.getAll('brands').map((title) => wordsIn(title, 100))),
    attributes: severalOf(search.getAll('attributes').map(attributeIn)),
    minPrice,
    maxPrice,
    availability: availabilities.filter((name) => search.getAll('availability').includes(name)),
    promotion: promotions.filter((name) => search.getAll('promotion').includes(name)),
    sort: sortOrders.find((sort) => sort === search.get('sort')) ?? usualSort,
    page: pageIn(search.get('page')),
  };
}

/** The canonical query of a listing, without default values. */
export function listingSearch(address: Partial<ListingAddress>): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of listingQueryNames) {
    const value = address[name];
    if (value === undefined || (name === 'sort' && value === usualSort) || (name === 'page' && value === 1)) continue;
    for (const entry of Array.isArray(value) ? value : [value]) search.append(name, String(entry));
  }
  return search;
}

/** The canonical form of a query, used as cache key. */
export function canonicalListingQuery(search: URLSearchParams): URLSearchParams {
  return listingSearch(readListing('', search));
}

/**
 * Whether search engines should not index this view: it shows the products of another page in another order or
 * selection.
 */
export function isVariant(address: ListingAddress): boolean {
  const bare = { page: address.page };
  return listingSearch(address).toString() !== listingSearch(bare).toString();
}

/** The canonical path of a category: lower case, dashes for spaces. */
export function canonicalPath(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter(Boolean)
    .join('/');
}

/** One line of text: NFC, single spaces, no control or bidirectional characters. */
function wordsIn(text: string | null, most: number): string | undefined {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    // Half of a surrogate pair where the cut went through it.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[^\p{Default_Ignorable_Code_Point}\s]/u.test(line) ? line : undefined;
}

function attributeIn(text: string): string | undefined {
  return /^[^:\p{Cc}]+:\P{Cc}+$/u.test(text) && text.length <= 200 ? text : undefined;
}

/** Baht, rounded to satang. */
function priceIn(text: string | null): number | undefined {
  return text && /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(Number(text).toFixed(2)) || undefined : undefined;
}

function pageIn(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Sorted; of values that differ only in case, the first. */
function severalOf(values: readonly (string | undefined)[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const value of values.filter((value) => value !== undefined).sort())
    if (!byMeaning.has(value.toLowerCase())) byMeaning.set(value.toLowerCase(), value);
  return [...byMeaning.values()].slice(0, mostValues);
}
