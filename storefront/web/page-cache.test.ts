import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageResponse } from '../request/page-response.ts';
import { createPageCache, type PageCache, type RenderedPage, type StoredPage } from './page-cache.ts';

let time: number;
let errors: unknown[];
let cache: PageCache;

beforeEach(() => {
  time = 1_000_000;
  errors = [];
  cache = newCache(1024 * 1024);
});

function newCache(maxBytes: number): PageCache {
  return createPageCache({ maxBytes, now: () => time, onError: (error) => errors.push(error) });
}

type RenderOptions = Partial<RenderedPage> & { init?: { status?: number; headers?: Record<string, string> } };

function rendered(body: string, more: RenderOptions = {}): RenderedPage {
  const { init, ...life } = more;
  const response = responseOf(body, init);
  return {
    response,
    pattern: '/a',
    tags: [],
    freshUntil: time + 60_000,
    staleUntil: time + 300_000,
    cacheable: true,
    ...life,
  };
}

/** A render that waits until it is resolved. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
  let renders = 0;
  const render = () => {
    renders += 1;
    return promise;
  };
  return { render, resolve, reject, count: () => renders };
}

function responseOf(body: string, { status = 200, headers = {} }: RenderOptions['init'] = {}): PageResponse {
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    body: Buffer.from(body),
  };
}

function bodyOf(page: StoredPage | PageResponse): string {
  return ('encodings' in page ? page.encodings.identity : page).body.toString();
}

const never = () => Promise.reject(new Error('must not be rendered'));

describe('a page that is the same for everybody', () => {
  test('is rendered once and then served from memory', async () => {
    expect(cache.find('/a')).toBeUndefined();
    const first = await cache.get('/a', async () => rendered('hello'));
    expect(bodyOf(first)).toBe('hello');
    expect(cache.find('/a')).toBe(first);
    expect(await cache.get('/a', never)).toBe(first);
  });

  test('is rendered once for concurrent requests', async () => {
    const slow = pending();
    const both = [cache.get('/a', slow.render), cache.get('/a', slow.render)];
    slow.resolve(rendered('once'));
    const [one, two] = await Promise.all(both);
    expect(one).toBe(two);
    expect(slow.count()).toBe(1);
  });

  test('is stored in no more memory than its bytes need', async () => {
    const page = (await cache.get('/a', async () => rendered('hello'))) as StoredPage;
    for (const { body } of [page.encodings.br, page.encodings.gzip]) expect(body.buffer.byteLength).toBe(body.length);
  });

  test('has identity, gzip and brotli encodings of the same text', async () => {
    const text = 'สายฟ้า '.repeat(500);
    const page = (await cache.get('/a', async () => rendered(text))) as StoredPage;
    expect(page.encodings.identity.body.toString()).toBe(text);
    expect(gunzipSync(page.encodings.gzip.body).toString()).toBe(text);
    expect(brotliDecompressSync(page.encodings.br.body).toString()).toBe(text);
    expect(page.encodings.identity.headers).not.toHaveProperty('content-encoding');
    expect(page.encodings.br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(page.encodings.br.body.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('has another ETag if one letter differs', async () => {
    const etagOf = async (key: string, text: string) =>
      ((await cache.get(key, async () => rendered(text))) as StoredPage).etag;
    const etag = await etagOf('/a', 'price 100');
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(await etagOf('/b', 'price 101')).not.toBe(etag);
    expect(await etagOf('/c', 'price 100')).toBe(etag);
  });

  test('preserves the page’s vary header', async () => {
    const init = { headers: { vary: 'accept-language' } };
    const page = (await cache.get('/a', async () => rendered('x', { init }))) as StoredPage;
    expect(page.encodings.gzip.headers.vary).toBe('accept-language, accept-encoding');
  });

  test('stores a redirect with its location', async () => {
    const init = { status: 301, headers: { location: '/product/new-name-1' } };
    const page = (await cache.get('/a', async () => rendered('', { init }))) as StoredPage;
    expect(page).toMatchObject({
      status: 301,
      encodings: { identity: { headers: { location: '/product/new-name-1' } } },
    });
    expect(cache.find('/a')).toBe(page);
  });
});

describe('a page for one shopper only', () => {
  const kinds: [string, RenderOptions][] = [
    ['says private', { init: { headers: { 'cache-control': 'private, max-age=10' } } }],
    ['says no-store', { init: { headers: { 'cache-control': 'No-Store' } } }],
    ['sets a cookie', { init: { headers: { 'set-cookie': 'session=secret' } } }],
    ['is not well formed', { init: { status: 400 } }],
    ['is missing', { init: { status: 404 } }],
    ['failed', { init: { status: 500 } }],
    ['was not whole', { cacheable: false }],
  ];

  test.each(kinds)('that %s is never cached', async (_, kind) => {
    const page = await cache.get('/a', async () => rendered('mine', kind));
    expect(page).not.toHaveProperty('encodings');
    expect(cache.pages).toBe(0);
    expect(bodyOf(await cache.get('/a', async () => rendered('yours', kind)))).toBe('yours');
  });

  test.each(kinds)('that %s is not shared by concurrent requests', async (_, kind) => {
    const first = pending();
    const one = cache.get('/a', first.render);
    const two = cache.get('/a', async () => rendered('of the second', kind));
    first.resolve(rendered('of the first', kind));
    expect(bodyOf(await one)).toBe('of the first');
    expect(bodyOf(await two)).toBe('of the second');
  });

  test('replaces the public page that it was', async () => {
    await cache.get('/a', async () => rendered('public'));
    time += 400_000;
    await cache.get('/a', async () => rendered('gone', { init: { status: 404 } }));
    expect(cache.pages).toBe(0);
  });
});

describe('a render that throws', () => {
  test('rejects the request, and the next one renders again', async () => {
    await expect(cache.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(bodyOf(await cache.get('/a', async () => rendered('well again')))).toBe('well again');
  });

  test('does not fail the requests that waited for it: each renders by itself', async () => {
    const first = pending();
    const one = cache.get('/a', first.render);
    const two = cache.get('/a', async () => rendered('my own'));
    first.reject(new Error('broken'));
    await expect(one).rejects.toThrow('broken');
    expect(bodyOf(await two)).toBe('my own');
  });
});

describe('when a tag is invalidated', () => {
  test('every page that carries it is rendered again, others stay cached', async () => {
    await cache.get('/a', async () => rendered('a', { tags: ['product:1', 'content'] }));
    await cache.get('/b', async () => rendered('b', { tags: ['product:1'] }));
    const other = await cache.get('/c', async () => rendered('c', { tags: ['product:2'] }));
    cache.invalidate(['product:1']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.find('/b')).toBeUndefined();
    expect(cache.find('/c')).toBe(other);
  });

  test('the pages that still carry it are rendered again when another no longer does', async () => {
    await cache.get('/b', async () => rendered('b', { tags: ['product:1'] }));
    await cache.get('/a', async () => rendered('a', { tags: ['product:1', 'content'] }));
    cache.invalidate(['content']);
    cache.invalidate(['product:1']);
    expect([cache.find('/a'), cache.find('/b')]).toEqual([undefined, undefined]);
  });

  test('during a render, the render is sent to earlier requests, and not cached', async () => {
    const slow = pending();
    const asked = cache.get('/a', slow.render);
    cache.invalidate(['product:1']);
    slow.resolve(rendered('old price', { tags: ['product:1'] }));
    expect(bodyOf(await asked)).toBe('old price');
    expect(cache.find('/a')).toBeUndefined();
  });

  test('during a render, a later request gets a new render', async () => {
    const slow = pending();
    const before = cache.get('/a', slow.render);
    cache.invalidate(['product:1']);
    const after = cache.get('/a', async () => rendered('new price', { tags: ['product:1'] }));
    slow.resolve(rendered('old price', { tags: ['product:1'] }));
    expect(bodyOf(await before)).toBe('old price');
    const page = await after;
    expect(bodyOf(page)).toBe('new price');
    expect(cache.find('/a')).toBe(page);
  });

  test('during a render that several wait for, those who asked before it get that render', async () => {
    const slow = pending();
    const asked = [cache.get('/a', slow.render), cache.get('/a', never), cache.get('/a', never)];
    cache.invalidate(['product:1']);
    slow.resolve(rendered('old price', { tags: ['product:1'] }));
    expect(await Promise.all((await Promise.all(asked)).map(bodyOf))).toEqual(Array(3).fill('old price'));
  });

  test('that the page does not carry, a later request gets the render under way', async () => {
    const slow = pending();
    const before = cache.get('/a', slow.render);
    cache.invalidate(['product:2']);
    const after = cache.get('/a', never);
    slow.resolve(rendered('same', { tags: ['product:1'] }));
    expect(await after).toBe(await before);
  });

  test('that the page does not carry, its render is cached', async () => {
    const slow = pending();
    const asked = cache.get('/a', slow.render);
    cache.invalidate(['product:2']);
    slow.resolve(rendered('same', { tags: ['product:1'] }));
    expect(cache.find('/a')).toBeUndefined();
    expect(await asked).toBe(cache.find('/a'));
  });

  test('during a revalidation, neither the stale nor the new render stays cached', async () => {
    await cache.get('/a', async () => rendered('first', { tags: ['product:1'] }));
    time += 61_000;
    const slow = pending();
    await cache.get('/a', slow.render);
    cache.invalidate(['product:1']);
    const next = cache.get('/a', async () => rendered('third', { tags: ['product:1'] }));
    slow.resolve(rendered('second', { tags: ['product:1'] }));
    expect(bodyOf(await next)).toBe('third');
  });
});

describe('a stale page', () => {
  beforeEach(async () => {
    await cache.get('/a', async () => rendered('old'));
    time += 61_000;
  });

  test('is served at once while it is revalidated', async () => {
    const slow = pending();
    expect(cache.find('/a')).toBeUndefined();
    expect(bodyOf(await cache.get('/a', slow.render))).toBe('old');
    expect(bodyOf(await cache.get('/a', slow.render))).toBe('old');
    expect(slow.count()).toBe(1);
    slow.resolve(rendered('new'));
    await expect.poll(() => cache.find('/a')?.encodings.identity.body.toString()).toBe('new');
  });

  test('is fresh and served until exactly the end of each period', async () => {
    await cache.get('/b', async () => rendered('fresh'));
    time += 59_999;
    expect(bodyOf(await cache.get('/b', never))).toBe('fresh');
    expect(cache.find('/b')).toBeDefined();
    time += 1;
    const slow = pending();
    expect(cache.find('/b')).toBeUndefined();
    expect(bodyOf(await cache.get('/b', slow.render))).toBe('fresh');
    expect(slow.count()).toBe(1);
    await cache.get('/c', async () => rendered('other'));
    time += 300_000;
    expect(bodyOf(await cache.get('/c', async () => rendered('new')))).toBe('new');
  });

  test('is not served after the stale period', async () => {
    time += 300_000;
    expect(bodyOf(await cache.get('/a', async () => rendered('new')))).toBe('new');
  });

  test('stays cached if its revalidation fails, which is reported and tried again later', async () => {
    await cache.get('/a', () => Promise.reject(new Error('broken')));
    await expect.poll(() => errors.length).toBe(1);
    expect(cache.find('/a')).toBeDefined();
    expect(bodyOf(await cache.get('/a', never))).toBe('old');
    time += 4_999;
    expect(bodyOf(await cache.get('/a', never))).toBe('old');
    time += 1;
    await cache.get('/a', async () => rendered('new'));
    await expect.poll(() => cache.find('/a')?.encodings.identity.body.toString()).toBe('new');
  });

  test.each<[string, Parameters<typeof rendered>[1]]>([
    ['answers an error', { init: { status: 500 } }],
    ['is refused to one visitor', { init: { status: 429 } }],
    ['is not whole', { cacheable: false }],
  ])('stays cached if its revalidation %s, and is revalidated again later', async (_, kind) => {
    await cache.get('/a', async () => rendered('sorry', kind));
    await expect.poll(() => cache.find('/a')?.encodings.identity.body.toString()).toBe('old');
    expect(bodyOf(await cache.get('/a', never))).toBe('old');
    time += 5_000;
    expect(cache.find('/a')).toBeUndefined();
    await cache.get('/a', async () => rendered('new'));
    await expect.poll(() => cache.find('/a')?.encodings.identity.body.toString()).toBe('new');
  });

  test('that was revalidated with success is as fresh as a new one', async () => {
    await cache.get('/a', async () => rendered('new'));
    await expect.poll(() => cache.find('/a')?.encodings.identity.body.toString()).toBe('new');
    time += 59_999;
    expect(bodyOf(await cache.get('/a', never))).toBe('new');
  });

  test('is dropped if its revalidation answers 404', async () => {
    await cache.get('/a', async () => rendered('gone', { init: { status: 404 } }));
    await expect.poll(() => cache.pages).toBe(0);
  });
});

describe('the memory limit', () => {
  /** Text that no compression makes smaller. */
  const dense = (length: number) => randomBytes(length).toString('latin1');

  test('holds the most recently used pages', async () => {
    cache = newCache(60_000);
    const page = async () => rendered(dense(5_000));
    for (const letter of 'abcd') await cache.get(`/${letter}`, page);
    await cache.get('/a', never);
    await cache.get('/e', page);
    expect(cache.bytes).toBeLessThanOrEqual(60_000);
    expect(cache.find('/a')).toBeDefined();
    expect(cache.find('/b')).toBeUndefined();
    expect(cache.find('/e')).toBeDefined();
  });

  test('drops the tags of an evicted page', async () => {
    await cache.get('/a', async () => rendered('a', { tags: ['product:1'] }));
    cache.invalidate(['product:1']);
    await cache.get('/a', async () => rendered('a', { tags: ['product:2'] }));
    cache.invalidate(['product:1']);
    expect(cache.find('/a')).toBeDefined();
  });

  test('does not cache a page that is larger than the limit', async () => {
    cache = newCache(5_000);
    expect(bodyOf(await cache.get('/a', async () => rendered(dense(9_000))))).toHaveLength(9_000);
    expect(cache.pages).toBe(0);
  });
});

describe('what is counted', () => {
  test('are the requests of pages until they are taken, fresh or stale, but not those of redirects', async () => {
    const moved = responseOf('', { status: 301, headers: { location: '/page' } });
    await cache.get('page', async () => rendered('a page'));
    await cache.get('page', never);
    cache.find('page');
    await cache.get('old', async () => ({ ...rendered(''), response: moved }));
    time += 60_000;
    await cache.get('page', async () => rendered('a page'));
    expect([...cache.takeRequests()]).toEqual([['page', 4]]);
    expect(cache.takeRequests().size).toBe(0);
  });

  test('are the requests of 5,000 pages at a time, and all those of a page that is counted already', async () => {
    cache = newCache(64 * 1024 * 1024);
    for (let number = 1; number <= 5_001; number += 1) await cache.get(`/${number}`, async () => rendered('a page'));
    cache.find('/5000');
    cache.find('/5001');
    const requests = cache.takeRequests();
    expect(requests.size).toBe(5_000);
    expect(requests.get('/5000')).toBe(2);
    expect(requests.has('/5001')).toBe(false);
  });

  test('are the lookups that found a fresh page, a stale one, or none', async () => {
    expect(cache.lookups).toEqual({ hit: 0, stale: 0, miss: 0 });
    cache.find('/a');
    await cache.get('/a', async () => rendered('a page'));
    expect(cache.lookups).toEqual({ hit: 0, stale: 0, miss: 1 });
    await cache.get('/a', never);
    cache.find('/a');
    time += 60_000;
    cache.find('/a');
    await cache.get('/a', async () => rendered('a page'));
    expect(cache.lookups).toEqual({ hit: 2, stale: 1, miss: 1 });
  });
});
