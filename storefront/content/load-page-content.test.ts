import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { loadPageContent } from './load-page-content.ts';

const content = { path: '/brand', title: 'All brands', description: 'From A to Z', content: [] };
let cachePolicy: RecordedCachePolicy;
let logged: string[];

beforeEach(() => {
  cachePolicy = new RecordedCachePolicy();
  logged = [];
});

const load = (result: object) =>
  loadPageContent('/brand', {
    api: (async () => result) as unknown as Client,
    cachePolicy,
    log: { warn: () => void logged.push('warn'), error: () => void logged.push('error') },
  });

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
