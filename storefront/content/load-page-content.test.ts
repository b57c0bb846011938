import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { NotedPage } from '#storefront/page-notes.ts';
import { writtenWords } from './load-page-content.ts';

const words = { path: '/brand', title: 'All brands', description: 'From A to Z', content: [] };
let page: NotedPage;
let logged: string[];

beforeEach(() => {
  page = new NotedPage();
  logged = [];
});

const ask = (answer: object) =>
  writtenWords('/brand', {
    api: (async () => answer) as unknown as Client,
    page,
    log: { error: (_details, message) => void logged.push(message) },
  });

test('a page has the content written for it, and is invalidated when that changes', async () => {
  expect(await ask({ ok: true, data: words })).toEqual(words);
  expect([[...page.tags].includes('content'), page.mayBeKept]).toEqual([true, true]);
});

test('a page without written content is complete', async () => {
  expect(await ask({ ok: false, status: 404, code: 'link_not_found', message: '' })).toBeNull();
  expect([[...page.tags].includes('content'), page.mayBeKept, logged]).toEqual([true, true, []]);
});

test('a page whose content cannot be loaded is shown without it, but not cached', async () => {
  expect(await ask({ ok: false, status: 503, code: 'service_unavailable', message: '' })).toBeNull();
  expect([page.mayBeKept, logged.length]).toEqual([false, 1]);
});
