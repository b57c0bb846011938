import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loadPageContent } from './load-page-content.ts';

const content = { path: '/brand', title: 'All brands', description: 'From A to Z', content: [] };
let cachePolicy: RecordedCachePolicy;
let logged: string[];

beforeEach(() => {
  cachePolicy = new RecordedCachePolicy();
  logged = [];
});

const load = (result: object) => {
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => result) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, { warn: () => void logged.push('warn'), error: () => void logged.push('error') });
  return loadPageContent('/brand', context);
};

test('a page has the content written for it, and is invalidated when that changes', async () => {
  expect(await load({ ok: true, data: content })).toEqual(content);
  expect([[...cachePolicy.tags].includes('content'), cachePolicy.cacheable]).toEqual([true, true]);
});

test('a page without written content is complete', async () => {
  expect(await load({ ok: false, status: 404, code: 'link_not_found', message: '' })).toBeNull();
  expect([[...cachePolicy.tags].includes('content'), cachePolicy.cacheable, logged]).toEqual([true, true, []]);
});

test('a page whose content cannot be loaded is shown without it, but not cached', async () => {
  expect(await load({ ok: false, status: 503, code: 'service_unavailable', message: '' })).toBeNull();
  expect([cachePolicy.cacheable, logged]).toEqual([false, ['warn']]);
});

test('an address that no content can have is no error of the shop', async () => {
  expect(await load({ ok: false, status: 422, code: 'validation_failed', message: '' })).toBeNull();
  expect([cachePolicy.cacheable, logged]).toEqual([false, []]);
});
