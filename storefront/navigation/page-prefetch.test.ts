import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicPathOf } from './page-prefetch.tsx';

const origin = 'https://shop.example';

/** A link as far as it is read, on the page `/en/brand?sort=name`. */
function link(href: string, attributes: { target?: string; download?: true; reload?: '' } = {}) {
  const { origin: ofLink, pathname, search } = new URL(href, origin);
  const { target = '', download, reload } = attributes;
  const hasAttribute = (name: string) => name === 'href' || (name === 'download' && download === true);
  const dataset = reload === undefined ? {} : { reload };
  return { origin: ofLink, pathname, search, target, dataset, hasAttribute } as unknown as HTMLAnchorElement;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('/en/brand?sort=name', origin) });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['/en/product/iphone-1', '/en/product-category/laptops?page=2', '/en', '/en/brand'])(
  'the public page %s is prefetched',
  (path) => {
    expect(publicPathOf(link(path))).toBe(path);
  },
);

test.each(['/en/account', '/en/account/my-order', '/en/checkout', '/en/confirmation/pay/1', '/en/wishlist/token'])(
  'the private page %s is not prefetched',
  (path) => {
    expect(publicPathOf(link(path))).toBeUndefined();
  },
);

test('a link that the browser opens, and the open page, are not prefetched', () => {
  expect(publicPathOf(link('https://other.example/'))).toBeUndefined();
  expect(publicPathOf(link('/brand'))).toBeUndefined();
  expect(publicPathOf(link('/en/brand', { target: '_blank' }))).toBeUndefined();
  expect(publicPathOf(link('/en/brand', { download: true }))).toBeUndefined();
  expect(publicPathOf(link('/en/brand', { reload: '' }))).toBeUndefined();
  expect(publicPathOf(link('/en/brand?sort=name'))).toBeUndefined();
  expect(publicPathOf(null)).toBeUndefined();
});

test('nothing is prefetched without a connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(publicPathOf(link('/en/brand'))).toBeUndefined();
});
