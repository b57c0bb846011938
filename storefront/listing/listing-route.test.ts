import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { searchEndpoints } from '#contract/search.ts';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loader } from './listing-route.tsx';
import { canonicalListingQuery } from './listing-view.ts';

followPathLocale();

const special = {
  price: 100,
  specialPrice: { value: 80, startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' },
  isSpecialPrice: true,
};
const product = { productId: 7, brand: { label: 'Acme' }, priceRange: { max: 100 }, flashsales: [], ...special };
const category = { categoryId: 3, categoryName: 'Phones', path: 'phones', subcategories: [], categoryIconImage: [] };
const facets = [
  { code: 'brand', values: [{ value: 'AC/DC', count: 1 }] },
  { code: 'memory', values: [{ value: '8gb', count: 1 }] },
];
const banners = [{ title: 'New phones', image: '/images/wide.svg', mobileImage: '/images/narrow.svg', link: null }];
let searchFailure: object | undefined;
let contentFailure = { ok: false, status: 404, code: 'link_not_found', message: '' };
const missing = { ok: false, status: 404, message: '' };

type Request = { params: Record<string, unknown>; query: Record<string, string | string[]> };

/** The search request, as parsed by the contract. */
let requested: Record<string, unknown> | undefined;

/** A shop with one category and one product, which validates requests strictly. */
const responses: Record<string, (request: Request) => unknown> = {
  'GET /pim/api/categories': ({ query }) =>
    query.path === 'phones' ? { ok: true, data: { category, breadcrumb: [] } } : missing,
  'GET /pim/api/categories/menu': () => ({ ok: true, data: [category] }),
  'GET /pagerender/content/product-category-banner': () => ({ ok: true, data: { banners } }),
  'GET /utils/api/link': ({ query }) =>
    query.path === '/product-category/phones'
      ? { ok: true, data: { title: 'Phones with warranty', description: '', content: [] } }
      : contentFailure,
  'GET /pagerender/landing/page': ({ query }) =>
    query.path === '/product-category/phones'
      ? { ok: true, data: { path: query.path, title: 'Guide', description: '', blocks: [], changesAt: null } }
      : { ...missing, code: 'page_not_found' },
  'GET /search/api/{locale}/products': (request) => {
    const contract = searchEndpoints['GET /search/api/{locale}/products'];
    expect(contract.params.safeParse(request.params).success).toBe(true);
    const read = contract.query.safeParse(request.query);
    if (!read.success) return { ok: false, status: 422, message: '' };
    requested = read.data;
    if (searchFailure) return searchFailure;
    const { query, offset } = read.data;
    const found = query?.startsWith('nothing') ? [] : [product];
    const data = {
      items: offset === 0 ? found : [],
      total: found.length,
      facets,
      correctedQuery: null,
      notSold: query?.includes('unsold') ? query : null,
      askedPrice: null,
    };
    return { ok: true, data };
  },
};

/** Opens a listing as the web server does: its data and cache policy, or its status and redirect. */
async function open(path: string, search = '') {
  const cachePolicy = new RecordedCachePolicy();
  const context = new RouterContextProvider();
  context.set(apiContext, (async (key: string, request: Request) => responses[key]?.(request)) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, { warn: () => {}, error: () => {} });
  const url = new URL(`/product-category${path && `/${path}`}`, 'http://shop');
  url.search = canonicalListingQuery(new URLSearchParams(search)).toString();
  const args = { params: { '*': decodeURIComponent(path) }, url, context } as unknown as Parameters<typeof loader>[0];
  try {
    return { data: await paraglideMiddleware(new Request(url), () => loader(args)), cachePolicy };
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location'), cachePolicy };
    const { data, init } = thrown as { data: unknown; init: ResponseInit };
    return { status: init.status, headers: init.headers, data, cachePolicy };
  }
}

test('a model that is not sold is named where nearest products are shown, and not above an empty list', async () => {
  expect(await open('', 'query=unsold phone')).toMatchObject({ data: { notSold: 'unsold phone' } });
  expect(await open('', 'query=nothing unsold')).toMatchObject({ data: { total: 0, notSold: null } });
});

test('a category in another spelling redirects to the canonical one with its query, uncached', async () => {
  const odd = await open('Phones');
  expect(odd).toMatchObject({ status: 301, location: '/product-category/phones' });
  expect(odd.cachePolicy.cacheable).toBe(false);
  for (const [path, to] of [
    ['PHONES', '/product-category/phones'],
    ['phones%2F', '/product-category/phones'],
    ['phones%2Fsmart%20phones', '/product-category/phones/smart-phones'],
  ] as const)
    expect(await open(path, 'sort=newest')).toMatchObject({ status: 301, location: `${to}?sort=newest` });
});

test('a category that does not exist is a 404', async () => {
  expect(await open('tablets')).toMatchObject({ status: 404 });
});

test('a page beyond the last is a 404 that links to the first', async () => {
  for (const page of [2, 40_000, 1_000_000, 999_999_999]) {
    expect(await open('phones', `page=${page}&sort=newest&brands=AC/DC`)).toMatchObject({
      status: 404,
      data: { link: { href: '/product-category/phones?brands=AC%2FDC&sort=newest' } },
    });
  }
});

test('a listing of somebody who searches too often says so, and when to come back', async () => {
  searchFailure = { ok: false, status: 429, code: 'too_many_requests', message: 'Too many', retryAfterSeconds: 40 };
  const refused = await open('phones', 'query=good');
  searchFailure = undefined;
  expect(refused).toMatchObject({ status: 429, data: { message: 'Too many' }, headers: { 'retry-after': '40' } });
});

test('a listing is invalidated when a product of its category changes, and expires with its prices', async () => {
  const { data, cachePolicy } = await open('phones');
  expect(data).toMatchObject({ name: 'Phones', total: 1 });
  expect([...cachePolicy.tags]).toContain('category:3');
  expect(cachePolicy.expiresAt).toBe(Date.parse('2026-12-01T00:00:00Z'));
  expect([...(await open('')).cachePolicy.tags]).toContain('catalogue');
});

test('all parameters of the URL are part of the search request', async () => {
  await open(
    'phones',
    'query=5g&brands=AC/DC&brands=LG&attributes=memory:8gb&minPrice=5&maxPrice=9.5&availability=in-stock&promotion=special&sort=discount',
  );
  expect(requested).toMatchObject({
    category: 'phones',
    query: '5g',
    brands: ['AC/DC', 'LG'],
    attributes: ['memory:8gb'],
    minPrice: 5,
    maxPrice: 9.5,
    availability: ['in-stock'],
    promotion: ['special'],
    sort: 'discount',
    limit: 24,
    offset: 0,
  });
});

test('any URL makes a valid search request', async () => {
  const inputs = [
    'x'.repeat(2048),
    ' ',
    '🙂'.repeat(300),
    "' or 1=1 --",
    '.*(?:[',
    '%',
    '\u200b',
    'ุ่',
    'e\u0301',
    '\0',
    '\ud800',
  ];
  for (const name of [
    'query',
    'brands',
    'attributes',
    'minPrice',
    'maxPrice',
    'availability',
    'promotion',
    'sort',
    'page',
  ])
    for (const input of inputs) {
      requested = undefined;
      const search = new URLSearchParams([
        [name, input],
        [name, `code:${input}`],
      ]);
      expect([name, input, (await open('phones', search.toString())).data !== undefined]).toEqual([name, input, true]);
      expect(requested).toMatchObject({ category: 'phones' });
    }
});

test('views that others will request are cached, individual and empty ones are not', async () => {
  const isKept = async (search: string) => (await open('phones', search)).cachePolicy.cacheable;
  for (const search of ['', 'query=good', 'brands=AC/DC', 'sort=newest', 'attributes=memory:8gb&brands=AC/DC'])
    expect([search, await isKept(search)]).toEqual([search, true]);
  for (const search of [
    'query=nothing1',
    'brands=Nobody',
    'brands=AC/DC&brands=Nobody',
    'brands=ac/dc',
    'attributes=memory:9gb',
    'attributes=taste:sweet',
    'minPrice=17',
  ])
    expect([search, await isKept(search)]).toEqual([search, false]);
});

test('a category has its banners with any filter, and its written content and blocks without filters', async () => {
  const { data, cachePolicy } = await open('phones');
  expect(data).toMatchObject({ banners, pageContent: { title: 'Phones with warranty' }, page: { title: 'Guide' } });
  expect([...cachePolicy.tags]).toContain('content');
  expect((await open('phones', 'brands=AC/DC')).data).toMatchObject({ banners, pageContent: null, page: null });
  expect((await open('phones', 'query=good')).data).toMatchObject({ banners: [], pageContent: null });
});

test('a listing whose content cannot be loaded is shown without it, but not cached', async () => {
  expect((await open('')).cachePolicy.cacheable).toBe(true);
  contentFailure = { ok: false, status: 500, code: 'internal_error', message: '' };
  const { data, cachePolicy } = await open('');
  expect(data).toMatchObject({ total: 1, pageContent: null });
  expect(cachePolicy.cacheable).toBe(false);
});
