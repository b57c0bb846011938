import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loader, meta } from './store-finder-route.tsx';

const responses: Record<string, unknown> = {
  'GET /utils/api/postal-addresses/regions': [{ id: 1, label: 'Central', provinces: [{ id: 10, label: 'Bangkok' }] }],
  'GET /utils/api/store-categories': [{ value: 'service', label: 'Service centre' }],
  'GET /utils/api/store-points': [],
  'GET /utils/api/stores': { items: [], total: 0 },
  'GET /utils/api/link': null,
};

async function isKept(path: string): Promise<boolean> {
  const cachePolicy = new RecordedCachePolicy();
  const context = new RouterContextProvider();
  context.set(apiContext, (async (key: string) => ({ ok: true, data: responses[key] })) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, { warn: () => {}, error: () => {} });
  await loader({ params: {}, url: new URL(path, 'http://shop'), context } as unknown as Parameters<typeof loader>[0]);
  return cachePolicy.cacheable;
}

test('regions, provinces and categories are cached, a search is not: any number of them could fill the cache', async () => {
  for (const path of ['/store', '/store?region=1', '/store?province=10', '/store?category=service'])
    expect([path, await isKept(path)]).toEqual([path, true]);
  expect(await isKept('/store?query=siam')).toBe(false);
});

test('places and categories that do not exist are not cached, nor pages of a list without branches', async () => {
  for (const query of ['region=7', 'province=77', 'region=7&province=10', 'category=made-up', 'page=12'])
    expect([query, await isKept(`/store?${query}`)]).toEqual([query, false]);
});

test('each page of the list has a title of its own', () => {
  const titleOf = (page?: number) => {
    const tags = meta({
      loaderData: { finder: { view: { page } }, pageContent: { title: 'Branches' } },
      location: { pathname: '/en/store' },
      matches: [{ loaderData: { origin: 'http://shop' } }],
    } as unknown as Parameters<typeof meta>[0]) as { title?: string }[];
    return tags.find(({ title }) => title)?.title;
  };
  expect(titleOf(2)).toContain('2');
  expect(titleOf(2)).not.toBe(titleOf(3));
  expect(titleOf(1)).toBe(titleOf());
});
