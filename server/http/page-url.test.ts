import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

test.each([
  ['/product/phone-1001%E0%B8', '/product/phone-1001'],
  ['/product-category/%E0%B8%81%E0%B8', '/product-category/%E0%B8%81'],
  ['/product/phone-1001%', '/product/phone-1001'],
  ['/product/phone-1001%E?sku=7', '/product/phone-1001?sku=7'],
  ['/product/a%2Fb%ff', '/product/a%2Fb'],
])('removes bytes that cannot be decoded from the URL of a page: %s', (url, expected) => {
  expect(pageUrl({ url, headers: page })).toBe(expected);
});

test.each(['/', '/product/100%25-off', '/product/%E0%B8%81-1', '/product-category?query=%E0%B8'])(
  'does not change a URL that can be decoded: %s',
  (url) => {
    expect(pageUrl({ url, headers: page })).toBe(url);
  },
);

test('does not change URLs of calls', () => {
  expect(pageUrl({ url: '/cart/api/cart/a%ff', headers: { accept: 'application/json' } })).toBe('/cart/api/cart/a%ff');
});
