import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import { pageList } from '../../pages.ts';
import { createPageCache, type PageCache } from '../page-cache.ts';
import { seoRoutes } from './seo-routes.ts';

const origin = 'https://shop.example';

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)) throw new Error('not XML: a character');
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error('not XML: a bare &');
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
};

/** Reads XML without comments and sections of raw text, and throws at all that is not well formed. */
function parseXml(xml: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!xml.startsWith(declaration)) throw new Error('not XML: no declaration');
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let at = declaration.length;
  for (const match of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, closing, name = '', attributes = '', empty] = match;
    const top = open.at(-1) ?? root;
    const before = xml.slice(at, match.index);
    if (/[<>]/.test(before)) throw new Error(`not XML: ${before.slice(0, 80)}`);
    top.text += decoded(before);
    at = match.index + tag.length;
    if (closing) {
      if (top.name !== name) throw new Error(`not XML: ${top.name} ends as ${name}`);
      open.pop();
      continue;
    }
    const element: XmlElement = { name, attributes: {}, text: '', children: [] };
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:]+)="([^"]*)"/g))
      element.attributes[key] = decoded(value);
    top.children.push(element);
    if (!empty) open.push(element);
  }
  const [first, ...others] = root.children;
  if (!first || others.length > 0 || open.length > 1 || xml.slice(at).trim()) throw new Error('not XML: its end');
  return first;
}

const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text;

/** The parts of each feed. */
let feedParts: string[];
/** Calls that are under way, and the most that were at the same time. */
let callsUnderWay: number;
let maxPartsRead: number;
/** The slugs of each kind: that of id 1 comes first, and an id without a page has an empty one. */
let addresses: Record<string, string[]>;
let isUnavailable: boolean;
let asked: string[];
let app: FastifyInstance;
let cache: PageCache;
let time: number;

const modifiedAt = '2026-11-01T00:00:00.000Z';
const unavailable = { ok: false, status: 503, code: 'service_unavailable', message: '' };

const answers: Record<string, (request: Record<string, Record<string, never>>) => unknown> = {
  'GET /pim/api/page-addresses': ({ query }) =>
    Object.entries(addresses).flatMap(([kind, slugs]) => {
      const numbers = slugs.flatMap((slug, index) => (slug ? [Math.floor(index / Number(query?.size)) + 1] : []));
      return [...new Set(numbers)].map((number) => ({ kind, number, modifiedAt }));
    }),
  'GET /pim/api/page-addresses/{kind}': ({ params, query }) => {
    const slugs = addresses[String(params?.kind)] ?? [];
    const until = Math.min(Number(query?.until), slugs.length);
    const end = Math.min(Number(query?.after) + Number(query?.limit), until);
    return {
      items: slugs
        .slice(Number(query?.after), end)
        .filter(Boolean)
        .map((slug) => ({ slug, modifiedAt })),
      next: end < until ? end : null,
    };
  },
  'GET /pim/api/feeds/{feed}': ({ query }) => {
    const at = Number(query?.after);
    return { text: feedParts[at], next: at + 1 < feedParts.length ? at + 1 : null };
  },
};

async function serve(blockCrawlers = false): Promise<void> {
  cache = createPageCache({ maxBytes: 1024 * 1024, now: () => time, onError: () => undefined });
  app = Fastify();
  const api = (locale: Locale) =>
    (async (key: string, request = {}) => {
      asked.push(`${locale} ${key}`);
      callsUnderWay += 1;
      maxPartsRead = Math.max(maxPartsRead, callsUnderWay);
      await new Promise((resolve) => setImmediate(resolve));
      callsUnderWay -= 1;
      return isUnavailable ? unavailable : { ok: true, data: answers[key]?.(request) };
    }) as unknown as Client;
  await app.register(seoRoutes, {
    ...{ origin, api, cache, now: () => time, blockCrawlers },
    headers: { 'x-content-type-options': 'nosniff' },
  });
}

beforeEach(async () => {
  feedParts = ['one ', 'two ', 'three'];
  addresses = { categories: ['phones'], brands: ['good'], 'brand-pages': ['good-phones'], products: ['good-phone-7'] };
  isUnavailable = false;
  asked = [];
  callsUnderWay = 0;
  maxPartsRead = 0;
  time = 1_000_000;
  await serve();
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const xmlOf = async (url: string) => {
  const answer = await get(url);
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  return parseXml(answer.body);
};
const locationsOf = (element: XmlElement) => element.children.map((child) => textOf(child, 'loc'));

describe('the sitemap', () => {
  test('lists the files of each kind of page with their last modification', async () => {
    const index = await xmlOf('/sitemap.xml');
    expect(index.name).toBe('sitemapindex');
    expect(locationsOf(index)).toEqual(
      ['pages-1', 'categories-1', 'brands-1', 'brand-pages-1', 'products-1'].map(
        (name) => `${origin}/sitemaps/${name}.xml`,
      ),
    );
    expect(index.children.map((file) => textOf(file, 'lastmod'))).toEqual([undefined, ...Array(4).fill(modifiedAt)]);
  });

  test.each([
    ['categories-1', '/product-category/phones'],
    ['brands-1', '/brand/good'],
    ['brand-pages-1', '/brand/good-phones'],
    ['products-1', '/product/good-phone-7'],
  ])('has in %s each page in both languages, with links between them', async (name, path) => {
    const file = await xmlOf(`/sitemaps/${name}.xml`);
    expect(locationsOf(file)).toEqual([`${origin}${path}`, `${origin}/en${path}`]);
    for (const url of file.children) {
      expect(textOf(url, 'lastmod')).toBe(modifiedAt);
      expect(childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes)).toEqual(
        [
          ['th', path],
          ['en', `/en${path}`],
          ['x-default', path],
        ].map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href: origin + href })),
      );
    }
  });

  test('has the fixed pages without a last modification', async () => {
    const file = await xmlOf('/sitemaps/pages-1.xml');
    expect(locationsOf(file)).toEqual(
      [
        '/',
        '/en',
        '/product-category',
        '/en/product-category',
        '/flash-sale',
        '/en/flash-sale',
        '/coupon',
        '/en/coupon',
        '/brand',
        '/en/brand',
        '/blog',
        '/en/blog',
        '/help',
        '/en/help',
        '/help/cookie-policy',
        '/en/help/cookie-policy',
        '/help-contact-us',
        '/en/help-contact-us',
        '/store',
        '/en/store',
      ].map((path) => origin + path),
    );
    expect(file.children.flatMap((url) => childrenOf(url, 'lastmod'))).toEqual([]);
  });

  test('splits many products over files, each once', async () => {
    addresses.products = Array.from({ length: 10_001 }, (_, index) => `phone-${index}`);
    const files = locationsOf(await xmlOf('/sitemap.xml')).filter((file) => file?.includes('products'));
    expect(files).toEqual([`${origin}/sitemaps/products-1.xml`, `${origin}/sitemaps/products-2.xml`]);
    const first = locationsOf(await xmlOf('/sitemaps/products-1.xml'));
    const second = locationsOf(await xmlOf('/sitemaps/products-2.xml'));
    expect([first.length, second]).toEqual([
      20_000,
      [`${origin}/product/phone-10000`, `${origin}/en/product/phone-10000`],
    ]);
    expect(new Set([...first, ...second]).size).toBe(20_002);
  });

  test('has no file for a range of ids without pages', async () => {
    addresses.products = Array.from({ length: 20_001 }, (_, index) => (index % 20_000 === 0 ? `phone-${index}` : ''));
    const files = locationsOf(await xmlOf('/sitemap.xml')).filter((file) => file?.includes('products'));
    expect(files).toEqual([`${origin}/sitemaps/products-1.xml`, `${origin}/sitemaps/products-3.xml`]);
    expect((await get('/sitemaps/products-2.xml')).statusCode).toBe(404);
    const third = locationsOf(await xmlOf('/sitemaps/products-3.xml'));
    expect(third).toEqual([`${origin}/product/phone-20000`, `${origin}/en/product/phone-20000`]);
  });

  test('is cached for ten minutes or until everything is invalidated, and sent compressed', async () => {
    const first = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=600' });
    expect(parseXml(gunzipSync(first.rawPayload).toString()).name).toBe('sitemapindex');
    expect((await get('/sitemap.xml?again', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    expect(asked).toHaveLength(1);
    cache.invalidate(['everything']);
    await get('/sitemap.xml');
    expect(asked).toHaveLength(2);
    time += 10 * 60_000;
    await get('/sitemap.xml');
    expect(asked).toHaveLength(3);
  });

  test('is written once however its address is percent-encoded: nobody fills the cache with copies', async () => {
    for (const path of ['/sitemap.xml', '/%73itemap.xml', '/sitemap%2Exml', '/sitemap%2exml'])
      expect((await get(path)).statusCode).toBe(200);
    for (const path of ['products-1', '%70roducts-1', 'products-%31', 'products%2d1'])
      expect((await get(`/sitemaps/${path}.xml`)).statusCode).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test.each(['products-2', 'products-0', 'products', 'secrets-1', 'products-1x', '__proto__-1'])(
    'has no file %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
    },
  );

  test('answers 503 with retry-after while the API is unavailable, and recovers', async () => {
    isUnavailable = true;
    for (const url of ['/sitemap.xml', '/sitemaps/products-1.xml']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    }
    isUnavailable = false;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});

describe('robots.txt', () => {
  /** Whether Google's crawler may fetch a path. There are no allow rules: any matching rule disallows it. */
  const mayFetch = (text: string, path: string) =>
    !text
      .split('\n')
      .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []))
      .some((rule) => new RegExp(`^${rule.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path));

  test.each([
    ...['/', '/en', '/product/phone-1', '/product/phone-1?sku=2', '/product-category/phones?page=2', '/brand/sony'],
    ...['/product-category/phones?brands=Sony', '/images/a.svg?width=640', '/assets/app.js', '/feeds/products-th.xml'],
    ...['/en/product-category', '/sitemaps/products-1.xml', '/pimlico', '/cartoons-are-a-brand'].slice(0, 2),
  ])('allows %s', async (path) => {
    expect([path, mayFetch((await get('/robots.txt')).body, path)]).toEqual([path, true]);
  });

  test.each([
    ...['/cart', '/en/cart', '/checkout', '/account/my-order', '/en/confirmation/thank-you/5', '/mock-payment/qr'],
    ...[
      '/pim/api/products',
      '/cart/api/cart/me',
      '/search/api/th/products?query=a',
      '/authen/api/auth/login',
      '/docs/',
    ],
    ...[
      '/product-category?query=phone',
      '/product-category/phones?brands=Sony&sort=newest',
      '/product/compare?products=1',
    ],
    ...['/product/phone-1?preview=true&previewKey=a', '/en/product-category/phones?brands=A&brands=B'],
  ])('disallows %s', async (path) => {
    expect([path, mayFetch((await get('/robots.txt')).body, path)]).toEqual([path, false]);
  });

  test.each(pageList.filter(({ pattern }) => pattern !== '/*'))(
    'allows $pattern only if it may be indexed',
    async ({ pattern, ...page }) => {
      const mayBeIndexed = page.access === 'public' && page.searchEngines.index;
      const { body } = await get('/robots.txt');
      for (const prefix of ['', '/en'])
        expect(mayFetch(body, prefix + pattern.replace(/:\w+\??|\*/, 'some-name'))).toBe(mayBeIndexed);
    },
  );

  test('lists each path once', async () => {
    const rules = (await get('/robots.txt')).body.split('\n').filter((line) => line.startsWith('Disallow: '));
    expect(rules).toEqual([...new Set(rules)]);
  });

  test('names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.trimEnd().split('\n').at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('of a shop that blocks crawlers disallows everything', async () => {
    await app.close();
    await serve(true);
    const { body } = await get('/robots.txt');
    expect([mayFetch(body, '/'), mayFetch(body, '/product/phone-1'), body.includes('Sitemap')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a feed of products', () => {
  test.each([
    ['/feeds/products-th.xml', 'th', 'application/xml'],
    ['/feeds/google-en.xml', 'en', 'application/xml'],
    ['/feeds/meta-th.csv', 'th', 'text/csv'],
    ['/feeds/tiktok-en.csv', 'en', 'text/csv'],
  ])('%s is read part by part in its language', async (path, language, type) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body]).toEqual([200, 'one two three']);
    expect(answer.headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    expect(asked).toEqual(Array(3).fill(`${language} GET /pim/api/feeds/{feed}`));
  });

  test.each(['/feeds/shopee-th.csv', '/feeds/google-th.csv', '/feeds/meta-de.csv'])(
    '%s does not exist',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  test('is sent compressed', async () => {
    const answer = await get('/feeds/products-en.xml', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe('one two three');
  });

  test('answers 503 with retry-after while the API is unavailable', async () => {
    isUnavailable = true;
    for (let again = 0; again < 5; again += 1) {
      const answer = await get('/feeds/products-th.xml');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    }
    isUnavailable = false;
    expect((await get('/feeds/products-th.xml')).statusCode).toBe(200);
  });

  test('is read by others while some read it slowly, two parts at the same time', async () => {
    feedParts = Array(20).fill('x'.repeat(100_000));
    const from = (remoteAddress: string) =>
      app.inject({ url: '/feeds/products-th.xml', remoteAddress, payloadAsStream: true });
    const unread = await Promise.all(['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2'].map(from));
    expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const others = await Promise.all(
      ['10.0.0.3', '10.0.0.4', '10.0.0.5'].map((remoteAddress) =>
        app.inject({ url: '/feeds/products-th.xml', remoteAddress }),
      ),
    );
    expect(others.map(({ statusCode, body }) => [statusCode, body.length])).toEqual(Array(3).fill([200, 2_000_000]));
    expect(maxPartsRead).toBe(2);
    for (const answer of unread) answer.stream().destroy();
  });

  test('is sent twice at the same time to one network of IPv6 at most', async () => {
    const from = (remoteAddress: string) => app.inject({ url: '/feeds/products-th.xml', remoteAddress });
    const answers = await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(from));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 200]);
  });

  test('is sent thirty times at the same time at most', async () => {
    feedParts = Array(3).fill('x'.repeat(100_000));
    const from = (number: number) =>
      app.inject({ url: '/feeds/products-th.xml', remoteAddress: `10.0.0.${number}`, payloadAsStream: true });
    const answers = await Promise.all(Array.from({ length: 31 }, (_, number) => from(number)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(200), 503]);
    for (const answer of answers) answer.stream().destroy();
  });

  test('is sent twice at the same time to one address at most', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/feeds/products-th.xml')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503]);
    await expect.poll(async () => (await get('/feeds/products-th.xml')).statusCode).toBe(200);
  });
});
