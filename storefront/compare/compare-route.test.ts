import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { loader } from './compare-route.tsx';

const sold = [
  { productId: 1, flashsales: [], specialPrice: null },
  { productId: 2, flashsales: [], specialPrice: null },
];

async function isKept(products: string): Promise<boolean> {
  const cachePolicy = new RecordedCachePolicy();
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => ({ ok: true, data: sold })) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  const url = new URL(`/product/compare?products=${products}`, 'http://shop');
  await loader({ params: {}, url, context } as unknown as Parameters<typeof loader>[0]);
  return cachePolicy.cacheable;
}

test('a comparison is cached, unless a product of it is not sold: any number of them could fill the cache', async () => {
  expect(await isKept('1,2')).toBe(true);
  expect(await isKept('1,2,77')).toBe(false);
});
