import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { BlogArticle } from '#contract/blog.ts';
import type { Client } from '#contract/client.ts';
import { createPageCache } from '../page-cache.ts';
import { seoRoutes } from './seo-routes.ts';

const origin = 'https://shop.example';
const start = Date.parse('2026-11-20T00:00:00Z');

const article: BlogArticle = {
  slug: 'wi-fi',
  title: 'Wi-Fi 6 <or> 7 & more',
  description: 'Which router',
  image: null,
  category: { slug: 'home', name: 'Home' },
  tags: [],
  author: 'The team',
  publishedAt: '2026-11-01T02:00:00.000Z',
  readingMinutes: 3,
};

async function openFeed() {
  const shop = { items: [article], changesAt: null as string | null, now: start, reads: 0 };
  const api = (async () => {
    shop.reads += 1;
    return { ok: true, data: { items: shop.items, changesAt: shop.changesAt } };
  }) as unknown as Client;
  const now = () => shop.now;
  const cache = createPageCache({ maxBytes: 1e6, now, onError: () => undefined });
  const app = Fastify();
  await app.register(seoRoutes, { origin, api: () => api, cache, now, headers: {} });
  onTestFinished(() => app.close());
  const read = async (path: string) => app.inject(path);
  return { shop, cache, read };
}

test('the feed of the blog has its articles with absolute links, in each language', async () => {
  const { read } = await openFeed();
  const thai = await read('/blog/rss.xml');
  expect(thai.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(thai.body).toContain('<title>Wi-Fi 6 &lt;or&gt; 7 &amp; more</title>');
  expect(thai.body).toContain(`<link>${origin}/blog/wi-fi</link>`);
  expect(thai.body).toContain('<pubDate>Sun, 01 Nov 2026 02:00:00 GMT</pubDate>');
  const english = await read('/en/blog/rss.xml');
  expect(english.body).toContain(`<guid isPermaLink="true">${origin}/en/blog/wi-fi</guid>`);
  expect(english.body).toContain('<language>en</language>');
});

test('the feed is cached until content changes or an article appears', async () => {
  const { shop, cache, read } = await openFeed();
  shop.changesAt = '2026-11-20T00:10:00.000Z';
  await read('/blog/rss.xml');
  await read('/blog/rss.xml');
  expect(shop.reads).toBe(1);
  shop.items = [{ ...article, slug: 'new' }];
  cache.invalidate(['content']);
  expect((await read('/blog/rss.xml')).body).toContain('/blog/new<');
  shop.items = [{ ...article, slug: 'by-time' }];
  shop.now = Date.parse(shop.changesAt);
  expect((await read('/blog/rss.xml')).body).toContain('/blog/by-time<');
});
