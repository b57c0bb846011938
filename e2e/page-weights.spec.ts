import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

interface PageWeight {
  /** Bytes of the page itself, unpacked. */
  html: number;
  /** Bytes of the scripts that its HTML names, which it loads by itself, compressed by gzip. */
  script: number;
  /** Bytes of its styles, compressed by gzip. */
  style: number;
  /** Bytes of the fonts that its HTML names. */
  font: number;
}

/** What pages weighed when that was last accepted. A failure prints what they weigh now, to be accepted if the growth is meant. */
const accepted = JSON.parse(readFileSync(new URL('page-weights.json', import.meta.url), 'utf8')) as Record<
  string,
  PageWeight
>;
/** Share by which a page may grow. The HTML of a shop depends on the day: offers start and end. */
const tolerances = { html: 0.05, script: 0.02, style: 0.02, font: 0.02 };

const paths = {
  home: '/',
  listing: '/product-category/laptops',
  product: `/product/${charger.slug}`,
  article: '/blog/wi-fi-6-6e-7-which-router',
  brand: '/brand/apple',
};

async function weigh(request: APIRequestContext, path: string): Promise<PageWeight> {
  const page = await request.get(path);
  expect(page.status(), path).toBe(200);
  const html = await page.text();
  const sizeOf = async (extension: 'js' | 'css' | 'woff2') => {
    const urls = new Set(html.match(new RegExp(`/assets/[\\w.-]+\\.${extension}\\b`, 'g')));
    const files = await Promise.all([...urls].map(async (url) => await (await request.get(url)).body()));
    const sent = extension === 'woff2' ? files : files.map((file) => gzipSync(file));
    return sent.reduce((sum, { length }) => sum + length, 0);
  };
  return {
    html: Buffer.byteLength(html),
    script: await sizeOf('js'),
    style: await sizeOf('css'),
    font: await sizeOf('woff2'),
  };
}

test('no page weighs more than accepted in page-weights.json @desktop', async ({ request }) => {
  const weights: Record<string, PageWeight> = {};
  for (const [page, path] of Object.entries(paths)) weights[page] = await weigh(request, path);
  const grown = Object.entries(weights).flatMap(([page, weight]) =>
    (['html', 'script', 'style', 'font'] as const).flatMap((kind) => {
      const [before, now] = [accepted[page]?.[kind] ?? 0, weight[kind]];
      return now > before * (1 + tolerances[kind]) ? [`${kind} of ${page}: ${before} to ${now} bytes`] : [];
    }),
  );
  expect(grown, JSON.stringify(weights, null, 2)).toEqual([]);
});
