import type { ProductSort } from '#contract/catalogue.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';

/** Products a page of a listing shows. */
export const pageSize = 24;
/** As far as the API counts. */
const lastPage = 40_000;
const usualSort: ProductSort = 'relevance';

/** The orders that a shopper can choose from, the usual one first. */
export const sortOrders: readonly ProductSort[] = [usualSort, 'newest', 'price-asc', 'price-desc', 'discount'];

/** What the address of a listing says (spec 2). */
export interface ListingAddress {
  /** Path of the category below `/product-category/`, empty for all products. */
  path: string;
  query?: string;
  /** A brand's title. */
  brands?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense counts as not said. */
export function readListing(path: string, search: URLSearchParams): ListingAddress {
  const page = Number(search.get('page'));
  return {
    path: canonicalPath(path),
    query: wordsIn(search.get('query'), 200),
    brands: wordsIn(search.get('brands'), 100),
    sort: sortOrders.find((sort) => sort === search.get('sort')) ?? usualSort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

function wordsIn(text: string | null, most: number): string | undefined {
  return (
    text
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, most) || undefined
  );
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

/** The address of a listing in the page's language; what is usual is left out of it. */
export function listingHref({ path, query, brands, sort, page }: Partial<ListingAddress>): string {
  const search = new URLSearchParams();
  if (brands) search.set('brands', brands);
  if (page && page > 1) search.set('page', String(page));
  if (query) search.set('query', query);
  if (sort && sort !== usualSort) search.set('sort', sort);
  const text = search.toString();
  const segments = (path ?? '').split('/').filter(Boolean).map(encodeURIComponent);
  return localiseLink(['/product-category', ...segments].join('/')) + (text && `?${text}`);
}

/** Whether search engines should leave this view alone: it shows in another order or choice what other pages show. */
export function isVariant({ query, brands, sort }: ListingAddress): boolean {
  return query !== undefined || brands !== undefined || sort !== usualSort;
}
