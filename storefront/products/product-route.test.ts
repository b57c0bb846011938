import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loader as product } from './product-route.tsx';

followPathLocale();

const prices = { price: 100, specialPrice: null, isSpecialPrice: false };
const special = {
  ...prices,
  specialPrice: { value: 80, startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' },
  isSpecialPrice: true,
};
const phone = { productId: 7, slug: 'good-phone-7', children: [{ productId: 71, ...special }], ...special };
/** Fields for lists and other clients of the API. */
const unshown = { skuName: 'Good Cable', variantCount: 1, promotionLabels: ['Gift'], attributes: [], flashsales: [] };
const cable = {
  ...{ ...phone, ...unshown, productId: 5, slug: 'good-cable-5', productName: 'Good Cable' },
  children: [{ productId: 51, ...prices }],
};
const missing = { ok: false, status: 404, message: '' };

/** A shop with a phone and a cable; the phone's related products cannot be loaded. */
const responses: Record<string, (request: Record<string, Record<string, unknown>>) => unknown> = {
  'GET /pim/api/products/{id}': ({ params, query }) => {
    if (params?.id === 9 && query?.preview === 'true' && query.previewKey === 'key')
      return { ok: true, data: { ...phone, productId: 9, slug: 'secret-phone-9' } };
    if (params?.id === 5) return { ok: true, data: cable };
    if (params?.id === 71) return { ok: true, data: { ...phone, productId: 71, parentId: 7 } };
    return params?.id === 7 ? { ok: true, data: phone } : missing;
  },
  'GET /pim/api/products/{id}/delivery': ({ params }) =>
    params?.id === 9
      ? missing
      : { ok: true, data: { freeDeliveryFrom: 800, areas: [], changesAt: '2026-12-01T07:00:00.000Z' } },
  'GET /pagerender/content/faq-menus': () => ({ ok: true, data: [] }),
  'GET /pim/api/products/related-product': ({ query }) =>
    query?.productId === 5 ? { ok: true, data: [] } : { ok: false, status: 500, code: 'internal_error', message: '' },
};

/** Opens a page: its data and cache policy, or its status and redirect. */
async function open<Args, Data>(loader: (args: Args) => Promise<Data>, path: string, params: Record<string, string>) {
  const cachePolicy = new RecordedCachePolicy();
  const context = new RouterContextProvider();
  context.set(apiContext, (async (key: string, request = {}) => responses[key]?.(request)) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, { warn: () => {}, error: () => {} });
  const url = new URL(path, 'http://shop');
  try {
    const data = await paraglideMiddleware(new Request(url), () => loader({ params, url, context } as Args));
    return { data: data as Data, cachePolicy };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
    return { status: (thrown as { init: ResponseInit }).init.status };
  }
}

const openProduct = (slug: string, language = '') => open(product, `${language}/product/${slug}`, { slug });

test('a wrong slug with a valid id redirects to the canonical URL, in the same language', async () => {
  expect(await openProduct('other-words-7')).toEqual({ status: 301, location: '/product/good-phone-7' });
  expect(await openProduct('Good-Phone-7', '/en')).toEqual({ status: 301, location: '/en/product/good-phone-7' });
});

test('the id of a variant redirects to its product with that variant selected', async () => {
  expect(await openProduct('good-phone-71')).toEqual({ status: 301, location: '/product/good-phone-7?sku=71' });
});

test('the selected variant stays selected at the canonical URL, an unknown one does not', async () => {
  const redirectOf = async (path: string) =>
    (await open(product, `/product/${path}`, { slug: path.split('?')[0] ?? '' })).location;
  expect(await redirectOf('old-phone-7?sku=71')).toBe('/product/good-phone-7?sku=71');
  expect(await redirectOf('old-phone-7?sku=72')).toBe('/product/good-phone-7');
  expect(await redirectOf('old-phone-71?sku=72')).toBe('/product/good-phone-7?sku=71');
});

test('a preview stays a preview at the canonical URL', async () => {
  const preview = (slug: string) => open(product, `/product/${slug}?preview=true&previewKey=key`, { slug });
  const query = 'preview=true&previewKey=key';
  expect(await preview('old-phone-7')).toEqual({ status: 301, location: `/product/good-phone-7?${query}` });
  expect(await preview('old-phone-71')).toEqual({ status: 301, location: `/product/good-phone-7?sku=71&${query}` });
});

test('a product that does not exist is a 404', async () => {
  expect(await openProduct('good-phone-8')).toEqual({ status: 404 });
  expect(await openProduct('good-phone')).toEqual({ status: 404 });
});

test('a preview link shows its product and is never cached; without its key it is a 404', async () => {
  const preview = (query: string) => open(product, `/product/secret-phone-9${query}`, { slug: 'secret-phone-9' });
  const { data, cachePolicy } = await preview('?preview=true&previewKey=key');
  expect(data).toMatchObject({ product: { productId: 9 }, related: [] });
  expect(cachePolicy?.cacheable).toBe(false);
  for (const query of ['', '?preview=true', '?previewKey=key', '?preview=true&previewKey=other'])
    expect(await preview(query)).toEqual({ status: 404 });
});

test('a product page sends only the fields that it shows', async () => {
  const { data } = await openProduct('good-cable-5');
  expect(data?.product).toMatchObject({ productId: 5, productName: 'Good Cable' });
  for (const name of Object.keys(unshown)) expect(data?.product).not.toHaveProperty(name);
});

test('a product page expires with its special price', async () => {
  const { cachePolicy } = await openProduct('good-phone-7');
  expect(cachePolicy?.expiresAt).toBe(Date.parse('2026-12-01T00:00:00Z'));
  expect([...(cachePolicy?.tags ?? [])]).toContain('product:7');
});

test('a product page without a special price expires when what is ordered leaves on another day', async () => {
  const { cachePolicy } = await open(product, '/product/good-cable-5', { slug: 'good-cable-5' });
  expect(cachePolicy?.expiresAt).toBe(Date.parse('2026-12-01T07:00:00Z'));
  expect([...(cachePolicy?.tags ?? [])]).toEqual(expect.arrayContaining(['shipping', 'content']));
});

test('a product page whose related products cannot be loaded is shown, but not cached', async () => {
  const { data, cachePolicy } = await openProduct('good-phone-7');
  expect(data).toMatchObject({ product: { productId: 7 }, related: [] });
  expect(cachePolicy?.cacheable).toBe(false);
});

test('the page of each variant is cached, that of an unknown variant is not', async () => {
  const keeps = async (query: string) =>
    (await open(product, `/product/good-cable-5${query}`, { slug: 'good-cable-5' })).cachePolicy?.cacheable;
  expect(await keeps('')).toBe(true);
  expect(await keeps('?sku=51')).toBe(true);
  expect(await keeps('?sku=71')).toBe(false);
});
