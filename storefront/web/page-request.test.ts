import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routeMatcherOf } from '../request/route-matcher.ts';
import { dataPath, readPageRequest } from './page-request.ts';

const routes: RouteObject[] = [
  {
    id: 'shell',
    children: [
      { id: 'home', path: 'en?', index: true },
      ...['product/:slug?', 'product-category/*', 'cart', 'account/my-order', '*'].map((path) => ({
        id: path,
        path: `en?/${path}`,
      })),
    ],
  },
];

const read = (url: string) =>
  readPageRequest(url, (path) => matchRoutes(routes, path)?.map(({ route }) => route) ?? null);

describe('a URL', () => {
  test.each([
    ['/', '/', 'th'],
    ['/en', '/en', 'en'],
    ['/english-week', '/english-week', 'th'],
    ['/thai-week', '/thai-week', 'th'],
    ['/en/product/phone-1', '/en/product/phone-1', 'en'],
    ['/product-category/Phones/Smart-Phones', '/product-category/Phones/Smart-Phones', 'th'],
    ['/product/%e0%b8%81', '/product/%E0%B8%81', 'th'],
    ['/product/100%25-off', '/product/100%25-off', 'th'],
  ])('that is canonical is not changed: %s', (url, path, locale) => {
    expect(read(url)).toMatchObject({ path, locale, isCanonical: true, isData: false });
  });

  test.each([
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/PRODUCT/Phone-1', '/product/Phone-1'],
    ['/En/Account/My-Order/', '/en/account/my-order'],
    ['/product//phone-1', '/product/phone-1'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/product/../account/my-order', '/account/my-order'],
    ['/product/%2e%2e/x', '/x'],
    ['/product/%70hone%2D1%7e', '/product/phone-1~'],
    ['/%70roduct-category/Phones/%E0%B8%81%5f%31', '/product-category/Phones/%E0%B8%81_1'],
    ['/product/%2561%2Fb%62', '/product/%2561%2Fbb'],
    ['/th', '/'],
    ['/TH/Cart/', '/cart'],
  ])('has one canonical path: %s', (url, path) => {
    expect(read(url)).toMatchObject({ path, isCanonical: false });
    expect(read(path)).toMatchObject({ path, isCanonical: true });
  });

  test.each(['http://evil.example/', '*', '/%', '/%ff', ''])('that cannot be parsed gives undefined: %s', (url) => {
    expect(read(url)).toBeUndefined();
  });

  test.each(['/', '/en', '/product/phone-1', '/en/product/phone-1'])(
    'of a page’s data has the path of the page: %s',
    (path) => {
      expect(read(`${dataPath(path)}?_routes=root`)).toMatchObject({
        path,
        isData: true,
        isCanonical: true,
        search: '?_routes=root',
      });
    },
  );

  test('of a page’s data has one path however it is percent-encoded', () => {
    expect(read('/product/%70hone%2d1%2Edata')).toMatchObject({ path: '/product/phone-1', isData: true });
  });

  test('distinguishes public from private pages', () => {
    for (const url of ['/', '/en', '/product', '/en/product/phone-1', '/product-category/phones', '/cart'])
      expect([url, read(url)?.publicPage]).toEqual([
        url,
        expect.objectContaining({ freshSeconds: expect.any(Number) }),
      ]);
    for (const url of ['/account/my-order', '/en/account/my-order', '/no/such/page', '/en/x/y'])
      expect([url, read(url)?.publicPage]).toEqual([url, undefined]);
  });
});

test('the routes of a build keep their nesting', () => {
  const manifest = {
    root: { id: 'root', path: '' },
    shell: { id: 'shell', parentId: 'root' },
    home: { id: 'home', parentId: 'shell', path: 'en?', index: true },
    account: { id: 'account', parentId: 'shell', path: 'en?/account' },
    order: { id: 'order', parentId: 'account', path: 'my-order' },
  };
  const nested = routeMatcherOf({ routes: manifest } as unknown as Pick<ServerBuild, 'routes'>);
  expect(readPageRequest('/EN/ACCOUNT/MY-ORDER', nested)).toMatchObject({
    path: '/en/account/my-order',
    publicPage: undefined,
  });
  expect(readPageRequest('/en', nested)).toMatchObject({ publicPage: { module: 'home/home-route.tsx' } });
});
