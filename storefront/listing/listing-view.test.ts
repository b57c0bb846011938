import { expect, test } from 'vitest';
import { listingHref } from './listing-links.ts';
import {
  canonicalListingQuery,
  isNonCanonical,
  type ListingView,
  listingSearch,
  parseListing,
} from './listing-view.ts';

const read = (view: string) => {
  const url = new URL(view, 'http://shop');
  return parseListing(decodeURIComponent(url.pathname.replace(/^\/product-category\/?/, '')), url.searchParams);
};
const canonical = (search: string) => decodeURIComponent(canonicalListingQuery(new URLSearchParams(search)).toString());

const bare: ListingView = {
  path: '',
  brands: [],
  attributes: [],
  availability: [],
  promotion: [],
  sort: 'relevance',
  page: 1,
};

test('a URL has category, search text, filters, sort order and page', () => {
  expect(
    read(
      '/product-category/laptops/macbook?query=air&brands=Apple&brands=ASUS&attributes=memory:16gb&minPrice=1000&maxPrice=50000.50&availability=in-stock&promotion=special&sort=price-asc&page=3',
    ),
  ).toEqual({
    path: 'laptops/macbook',
    query: 'air',
    brands: ['ASUS', 'Apple'],
    attributes: ['memory:16gb'],
    minPrice: 1000,
    maxPrice: 50_000.5,
    availability: ['in-stock'],
    promotion: ['special'],
    sort: 'price-asc',
    page: 3,
  });
});

test('category names are parsed in any case and with spaces', () => {
  expect(read('/product-category/Laptops/Gaming%20Laptops/').path).toBe('laptops/gaming-laptops');
});

test('invalid values are ignored', () => {
  for (const page of ['0', '-1', 'x', '1.5', '1e9', '01', '9999999999']) expect(read(`/?page=${page}`).page).toBe(1);
  expect(read('/?sort=cheap').sort).toBe('relevance');
  for (const query of ['%20', '%00', '%E2%80%8B', '%E2%80%8D%EF%BB%BF', '%E2%80%AE'])
    expect(read(`/?query=${query}`).query).toBeUndefined();
  for (const price of ['-1', 'x', '1e3', '0', '1,000', '12345678901', '1.', ''])
    expect(read(`/?minPrice=${price}&maxPrice=${price}`)).toMatchObject({ minPrice: undefined, maxPrice: undefined });
  const nonsense = read(
    '/?availability=soon&promotion=all&attributes=colour&attributes=:red&attributes=red:&brands=%20',
  );
  expect(nonsense).toEqual({ ...bare, path: nonsense.path });
});

test('a price is rounded to satang, a range may be in either order', () => {
  expect(read('/?minPrice=1999.999')).toMatchObject({ minPrice: 2000, maxPrice: undefined });
  expect(read('/?minPrice=900&maxPrice=5.5')).toMatchObject({ minPrice: 5.5, maxPrice: 900 });
});

test('search text is one line of limited length', () => {
  expect(read('/?query=%20iphone%0A%20%2017%09pro%20').query).toBe('iphone 17 pro');
  expect(read('/?query=e%CC%81cran').query).toBe('écran');
  expect(read(`/?query=${'x'.repeat(2000)}`).query).toHaveLength(200);
  expect(read(`/?query=${'x'.repeat(199)}%F0%9F%98%80`).query).toBe('x'.repeat(199));
  expect(read('/?query=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9').query).toBe('👨‍👩');
  expect(read('/?brands=LG%0A').brands).toEqual(['LG']);
});

test('a URL has one canonical query, whatever its order and invalid values', () => {
  const one = 'attributes=memory:8gb&brands=AC/DC&brands=Sony&maxPrice=900&minPrice=5&query=tv&sort=newest';
  expect(
    canonical('sort=newest&query=+tv&brands=Sony&brands=AC/DC&maxPrice=900&minPrice=5&attributes=memory:8gb'),
  ).toBe(one);
  expect(canonical(`${one}&brands=sony&utm_source=x&page=1&availability=never&minPrice=7`)).toBe(one);
  expect(canonical('minPrice=900&maxPrice=5')).toBe('maxPrice=900&minPrice=5');
  expect(canonical('promotion=special&promotion=flash-sale')).toBe(canonical('promotion=flash-sale&promotion=special'));
  expect(canonical('query=relevance')).toBe('query=relevance');
  const many = Array.from({ length: 500 }, (_, index) => `brands=b${index}`).join('&');
  expect(read(`/?${many}`).brands).toHaveLength(20);
});

test('the first page in the default order has no query', () => {
  expect(listingHref({ path: 'audio', sort: 'relevance', page: 1 })).toBe('/product-category/audio');
  expect(listingHref({})).toBe('/product-category');
});

test('another page keeps search text, filters and sort order', () => {
  const view = read('/?query=ซัมซุง 5g&brands=B %26 W&brands=AC/DC&attributes=colour:a:b&sort=newest&minPrice=1');
  const next = listingHref({ ...view, page: 2 });
  expect(parseListing(view.path, new URL(next, 'http://shop').searchParams)).toEqual({ ...view, page: 2 });
});

test('sorted, searched and filtered views are not indexable, further pages are', () => {
  expect(isNonCanonical(read('/product-category/audio?page=2'))).toBe(false);
  for (const search of ['sort=newest', 'query=ssd', 'brands=LG', 'attributes=a:b', 'minPrice=1', 'promotion=special'])
    expect([search, isNonCanonical(read(`/product-category/audio?page=2&${search}`))]).toEqual([search, true]);
});

test('a parsed URL is written back unchanged', () => {
  const view = read('/audio?query=a&brands=b&page=4&availability=pre-order&availability=in-stock');
  expect(parseListing(view.path, listingSearch(view))).toEqual(view);
});
