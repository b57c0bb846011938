import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

test.each([
  ['/product/phone-1001%E0%B8', '/product/phone-1001'],
  ['/product-category/%E0%B8%81%E0%B8', '/product-category/%E0%B8%81'],
  ['/product/phone-1001%', '/product/phone-1001'],
  ['/product/phone-1001%E?sku=7', '/product/phone-1001?sku=7'],
  ['/product/a%2Fb%ff', '/product/a%2Fb'],
])('what cannot be decoded in the address of a page is left out: %s', (url, meant) => {
  expect(pageUrl({ url, headers: page })).toBe(meant);
});

test.each(['/', '/product/100%25-off', '/product/%E0%B8%81-1', '/product-category?query=%E0%B8'])(
  'an address that can be decoded is taken as it is: %s',
  (url) => {
    expect(pageUrl({ url, headers: page })).toBe(url);
  },
);

test('calls keep their addresses', () => {
  expect(pageUrl({ url: '/cart/api/cart/a%ff', headers: { accept: 'application/json' } })).toBe('/cart/api/cart/a%ff');
});
