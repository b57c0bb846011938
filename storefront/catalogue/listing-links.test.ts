import { expect, test } from 'vitest';
import { isVariant, listingHref, readListing } from './listing-links.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://shop');
  return readListing(decodeURIComponent(url.pathname.replace(/^\/product-category\/?/, '')), url.searchParams);
};

test('an address says category, words, brand, order and page', () => {
  expect(read('/product-category/laptops/macbook?query=air&brands=Apple&sort=price-asc&page=3')).toEqual({
    path: 'laptops/macbook',
    query: 'air',
    brands: 'Apple',
    sort: 'price-asc',
    page: 3,
  });
});

test('names of categories are read in any case and with blanks', () => {
  expect(read('/product-category/Laptops/Gaming%20Laptops/').path).toBe('laptops/gaming-laptops');
});

test('an order or a page that makes no sense counts as not said', () => {
  for (const page of ['0', '-1', 'x', '1.5', '1e9']) expect(read(`/product-category?page=${page}`).page).toBe(1);
  expect(read('/product-category?sort=cheap').sort).toBe('relevance');
  expect(read('/product-category?query=%20').query).toBeUndefined();
  expect(read('/product-category?query=%00&brands=LG%0A')).toMatchObject({ query: undefined, brands: 'LG' });
});

test('the first page in the usual order has the bare address', () => {
  expect(listingHref({ path: 'audio', sort: 'relevance', page: 1 })).toBe('/product-category/audio');
  expect(listingHref({})).toBe('/product-category');
});

test('another page keeps words, brand and order', () => {
  const address = read('/product-category?query=ซัมซุง 5g&brands=B %26 W&sort=newest');
  const next = listingHref({ ...address, page: 2 });
  expect(read(next)).toEqual({ ...address, page: 2 });
});

test('sorted and searched views are not for search engines, further pages are', () => {
  expect(isVariant(read('/product-category/audio?page=2'))).toBe(false);
  expect(isVariant(read('/product-category/audio?sort=newest'))).toBe(true);
  expect(isVariant(read('/product-category?query=ssd'))).toBe(true);
});
