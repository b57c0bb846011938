import type { ProductSort } from '#contract/products.ts';
import type { searchAvailabilities, searchPromotions } from '#contract/search.ts';

export type Availability = (typeof searchAvailabilities)[number];
export type Promotion = (typeof searchPromotions)[number];

/** What narrows a listing beside its category and its words. Lists are in one order, without repeats. */
export interface ListingChoices {
  /** Titles. */
  brands: string[];
  /** `code:value`. */
  attributes: string[];
  /** Baht, both included. */
  minPrice?: number;
  maxPrice?: number;
  availability: Availability[];
  promotion: Promotion[];
}

/** What the address of a listing says (spec 2). */
export interface ListingAddress extends ListingChoices {
  /** Path of the category below `/product-category/`, empty for all products. */
  path: string;
  query?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

/** The query names of a listing, in the order in which its one spelling has them. */
export const listingNames = [
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

/** The orders that a shopper can choose from, the usual one first. */
export const sortOrders: readonly ProductSort[] = [usualSort, 'newest', 'price-asc', 'price-desc', 'discount'];

const availabilities: readonly Availability[] = ['in-stock', 'out-of-stock', 'pre-order'];
const promotions: readonly Promotion[] = ['flash-sale', 'free-gift', 'installment', 'special'];

/** More values of one name than anybody chooses by hand. */
const mostValues = 20;

/** Reads an address; what makes no sense counts as not said. */
export function readListing(path: string, search: URLSearchParams): ListingAddress {
  const prices = [priceIn(search.get('minPrice')), priceIn(search.get('maxPrice'))];
  // Typed into the wrong fields, they still mean a range.
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

/** The query of an address in its one spelling; what is usual is left out of it. */
export function listingSearch(address: Partial<ListingAddress>): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of listingNames) {
    const value = address[name];
    if (value === undefined || (name === 'sort' && value === usualSort) || (name === 'page' && value === 1)) continue;
    for (const entry of Array.isArray(value) ? value : [value]) search.append(name, String(entry));
  }
  return search;
}

/** A query as it came, in the one spelling of what it means: pages are kept under it. */
export function tidyListingSearch(search: URLSearchParams): URLSearchParams {
  return listingSearch(readListing('', search));
}

/** Whether search engines should leave this view alone: it shows in another order or choice what other pages show. */
export function isVariant(address: ListingAddress): boolean {
  const bare = { page: address.page };
  return listingSearch(address).toString() !== listingSearch(bare).toString();
}

/** A category's path in its one spelling: lower case, dashes for blanks (spec 2). */
export function canonicalPath(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter(Boolean)
    .join('/');
}

/** One line of words as people see them: composed, single blanks, nothing that turns the line around. */
function wordsIn(text: string | null, most: number): string | undefined {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    // Half of a character, where the cut went through it.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return /[^\p{Default_Ignorable_Code_Point}\s]/u.test(line) ? line : undefined;
}

function attributeIn(text: string): string | undefined {
  return /^[^:\p{Cc}]+:\P{Cc}+$/u.test(text) && text.length <= 200 ? text : undefined;
}

/** Baht to the satang. */
function priceIn(text: string | null): number | undefined {
  return text && /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(Number(text).toFixed(2)) || undefined : undefined;
}

function pageIn(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** In one order; of what differs in case alone the first, for it means the same. */
function severalOf(values: readonly (string | undefined)[]): string[] {
  const byMeaning = new Map<string, string>();
  for (const value of values.filter((value) => value !== undefined).sort())
    if (!byMeaning.has(value.toLowerCase())) byMeaning.set(value.toLowerCase(), value);
  return [...byMeaning.values()].slice(0, mostValues);
}
