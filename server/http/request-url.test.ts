import { expect, test } from 'vitest';
import { requestUrl } from './request-url.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

test.each([
  ['/product/phone-1001%E0%B8', '/product/phone-1001'],
  ['/product-category/%E0%B8%81%E0%B8', '/product-category/%E0%B8%81'],
  ['/product/phone-1001%', '/product/phone-1001'],
  ['/product/phone-1001%E?sku=7', '/product/phone-1001?sku=7'],
  ['/product/a%2Fb%ff', '/product/a%2Fb'],
])('removes bytes that cannot be decoded from the URL of a page: %s', (url, expected) => {
  expect(requestUrl({ url, headers: page })).toBe(expected);
});

test.each(['/', '/product/100%25-off', '/product/%E0%B8%81-1', '/product-category?query=%E0%B8'])(
  'does not change a URL that can be decoded: %s',
  (url) => {
    expect(requestUrl({ url, headers: page })).toBe(url);
  },
);

test('does not change URLs of calls', () => {
  expect(requestUrl({ url: '/cart/api/cart/a%ff', headers: { accept: 'application/json' } })).toBe(
    '/cart/api/cart/a%ff',
  );
});

test.each([
  ['http://shop.example/en?sku=7', '/en?sku=7'],
  ['HTTPS://shop.example:8443/product/a//b', '/product/a//b'],
  ['http://shop.example', '/'],
  ['http://shop.example?sku=7', '/?sku=7'],
  ['http://user@shop.example/cart/api/cart/1', '/cart/api/cart/1'],
  ['http://shop.example//other.example/', '//other.example/'],
])('is the path of an absolute one, whose host decides nothing: %s', (url, expected) => {
  expect(requestUrl({ url, headers: {} })).toBe(expected);
  expect(requestUrl({ url, headers: page })).toBe(expected);
});

test.each(['*', '//shop.example/', '/http://shop.example/', 'ftp://shop.example/', 'http:/shop.example', ''])(
  'is not changed where it is none: %s',
  (url) => {
    expect(requestUrl({ url, headers: {} })).toBe(url);
  },
);
