import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { PatternOf } from '#storefront/pages.ts';
import { test } from './support/test.ts';

/** The head of a page for search engines. Paths are without the shop's origin. */
interface Head {
  status: number;
  robots: string | undefined;
  canonical: string[];
  alternates: Record<string, string>;
  locale: string | undefined;
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
  const pathOf = (href: string | undefined) => {
    const { pathname, search } = new URL(href ?? '');
    return pathname + search;
  };
  return {
    status: answer.status(),
    robots: tags.find(({ name }) => name === 'robots')?.content,
    canonical: tags.filter(({ rel }) => rel === 'canonical').map(({ href }) => pathOf(href)),
    alternates: Object.fromEntries(
      tags.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href }) => [hreflang, pathOf(href)]),
    ),
    locale: tags.find(({ property }) => property === 'og:locale')?.content,
  };
}

const inEnglish = (path: string) => `/en${path.replace(/^\/(?=\?|$)/, '')}`;

type IndexedPattern = PatternOf<{ searchEngines: { index: true } }>;
type UnindexedPattern = PatternOf<{ searchEngines: { index: false } }>;

/** Of every indexed page: paths with their canonical ones. `PRODUCT` stands for the path of a product. */
const indexed: Record<IndexedPattern, [path: string, canonical: string][]> = {
  '/': [
    ['/', '/'],
    ['/?utm_source=mail', '/'],
  ],
  '/product-category/*': [
    ['/product-category', '/product-category'],
    ['/product-category?page=2', '/product-category?page=2'],
    ['/product-category/laptops', '/product-category/laptops'],
    ['/product-category/laptops?page=2', '/product-category/laptops?page=2'],
    ['/product-category/laptops?page=1', '/product-category/laptops'],
    [
      '/product-category/smartphones-tablets/smartphones/iphone',
      '/product-category/smartphones-tablets/smartphones/iphone',
    ],
  ],
  '/product/:slug?': [
    ['PRODUCT', 'PRODUCT'],
    ['PRODUCT?sku=1', 'PRODUCT'],
  ],
  '/brand': [['/brand', '/brand']],
  '/brand/:slug': [
    ['/brand/apple', '/brand/apple'],
    ['/brand/apple-iphone', '/brand/apple-iphone'],
  ],
};

/** Filtered and sorted variants of an indexed page, with its canonical path. */
const variants: [path: string, canonical: string][] = [
  ['/product-category?query=phone', '/product-category'],
  ['/product-category/laptops?sort=newest', '/product-category/laptops'],
  ['/product-category/laptops?brands=ASUS', '/product-category/laptops'],
  ['/product-category/laptops?brands=ASUS&page=2', '/product-category/laptops'],
];

/** Of every public page that is not indexed: paths with the canonical one, if there is one. */
const unindexed: Record<UnindexedPattern, [path: string, canonical?: string][]> = {
  '/product/compare': [
    ['/product/compare', '/product/compare'],
    ['/product/compare?products=1001,1002', '/product/compare'],
  ],
  '/cart': [['/cart']],
};

/** Private and missing pages. */
const hidden: [path: string, status: number][] = [
  ['/mock-payment', 404],
  ['/no-such-page', 404],
  ['/brand/no-such-brand', 404],
  ['/product/no-such-product-9', 404],
  ['/product-category/no-such-category', 404],
];

/** A product's canonical path. */
async function productPath(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/product/x-1001', { maxRedirects: 0 });
  return new URL(answer.headers().location ?? '', 'http://shop').pathname;
}

for (const { language, of, locale } of [
  { language: 'th', of: (path: string) => path, locale: 'th_TH' },
  { language: 'en', of: inEnglish, locale: 'en_US' },
]) {
  test(`an indexed page has one canonical URL, and one in each language (${language}) @desktop`, async ({
    request,
  }) => {
    const ofProduct = await productPath(request);
    const withProduct = (path: string) => path.replace('PRODUCT', ofProduct);
    for (const [path = '', own = ''] of Object.values(indexed)
      .flat()
      .map((paths) => paths.map(withProduct))) {
      expect({ path, ...(await headOf(request, of(path))) }).toEqual({
        path,
        status: 200,
        robots: undefined,
        canonical: [of(own)],
        alternates: { th: own, en: inEnglish(own), 'x-default': own },
        locale,
      });
    }
  });

  test(`a variant of a page, or a page that is not indexed, has noindex and its canonical URL (${language}) @desktop`, async ({
    request,
  }) => {
    for (const [path, canonical] of [...variants, ...Object.values(unindexed).flat()]) {
      expect({ path, ...(await headOf(request, of(path))) }).toEqual({
        path,
        status: 200,
        robots: canonical ? 'noindex, follow' : 'noindex',
        canonical: canonical ? [of(canonical)] : [],
        alternates: {},
        locale: undefined,
      });
    }
  });

  test(`private and missing pages have noindex (${language}) @desktop`, async ({ request, complaints }) => {
    complaints.allow(/status of 404/);
    const ofProduct = await productPath(request);
    for (const [path, status] of [...hidden, [`${ofProduct}?preview=true`, 200]] as [string, number][]) {
      expect({ path, ...(await headOf(request, of(path))) }).toEqual({
        path,
        status,
        robots: 'noindex',
        canonical: [],
        alternates: {},
        locale: undefined,
      });
    }
  });

  test(`other spellings of a path redirect to the canonical one (${language}) @desktop`, async ({ request }) => {
    for (const [path, own] of [
      ['/brand/', '/brand'],
      ['/BRAND', '/brand'],
      ['/brand//apple', '/brand/apple'],
      ['/brand/Apple', '/brand/apple'],
      ['/product-category/Laptops/?sort=newest', '/product-category/laptops?sort=newest'],
      ['/product', '/product-category'],
    ] as const) {
      let next = of(path);
      for (let hops = 0; hops < 3; hops += 1) {
        const answer = await request.get(next, { maxRedirects: 0 });
        if (answer.status() === 200) break;
        expect([path, answer.status()]).toEqual([path, 301]);
        const { pathname, search } = new URL(answer.headers().location ?? '', 'http://shop');
        next = pathname + search;
      }
      expect([path, next]).toEqual([path, of(own)]);
    }
  });
}

test('the paths of Thai pages have no language prefix @desktop', async ({ request }) => {
  for (const [path, own] of [
    ['/th', '/'],
    ['/th/brand/apple', '/brand/apple'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '').pathname]).toEqual([301, own]);
  }
});

test('the home page says whose shop this is and how to search it @desktop', async ({ page }) => {
  await page.goto('/en');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(data).toMatchObject([
    { '@type': 'Organization', name: 'Saifah', url: expect.stringMatching(/\/en$/) },
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: expect.stringMatching(/\/en\/product-category\?query=\{search_term_string\}$/) },
      },
    },
  ]);
});

/** Reads XML as a browser does, and gives the texts of all elements of a name. */
async function textsOf(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ({ xml, name }) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const failure = parsed.querySelector('parsererror');
      if (failure) throw new Error(failure.textContent ?? 'not XML');
      return [...parsed.getElementsByTagName(name)].map((element) => element.textContent ?? '');
    },
    { xml, name },
  );
}

test('the sitemap lists existing pages, each once @desktop', async ({ page, request }) => {
  await page.goto('/en');
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const read = async (address: string) => (await request.get(new URL(address).pathname)).text();
  const files = await textsOf(page, await read(sitemap), 'loc');
  expect(files.length).toBeGreaterThanOrEqual(5);
  const addresses: string[] = [];
  for (const file of files) addresses.push(...(await textsOf(page, await read(file), 'loc')));
  expect(new Set(addresses).size).toBe(addresses.length);
  // Evenly over all of them.
  for (let at = 0; at < addresses.length; at += Math.ceil(addresses.length / 60)) {
    const { pathname } = new URL(addresses[at] ?? '');
    const head = await headOf(request, pathname);
    expect([pathname, head.status, head.robots, head.canonical]).toEqual([pathname, 200, undefined, [pathname]]);
  }
});

test('the feeds have every variant, in both languages @desktop', async ({ page, request }) => {
  await page.goto('/en');
  const feeds = await Promise.all(
    ['th', 'en'].map(async (language) => (await request.get(`/feeds/products-${language}.xml`)).text()),
  );
  const ids = await Promise.all(feeds.map((feed) => textsOf(page, feed, 'g:id')));
  expect(ids[0]?.length).toBeGreaterThan(1000);
  expect(ids[1]).toEqual(ids[0]);
  expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  const [english = ''] = (await textsOf(page, feeds[1] ?? '', 'g:link')).slice(-1);
  const { pathname, search } = new URL(english);
  expect((await request.get(pathname + search)).status()).toBe(200);
});
