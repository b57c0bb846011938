import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { shop } from '#contract/shop.ts';
import { indexed, unindexed } from './support/public-pages.ts';
import { test } from './support/test.ts';

/** The metadata of a page for search engines; URLs as paths, without the shop's origin. */
interface Head {
  status: number;
  robots: string | undefined;
  canonical: string[];
  alternates: Record<string, string>;
  locale: string | undefined;
}

/** What a search result shows of a page. */
interface Snippet {
  title: string;
  description: string;
}

/** The attributes of the `link` and `meta` elements. */
function tagsOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

async function snippetOf(request: APIRequestContext, path: string): Promise<Snippet> {
  const html = await (await request.get(path)).text();
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: tagsOf(html).find(({ name }) => name === 'description')?.content ?? '',
  };
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path, { maxRedirects: 0 });
  const tags = tagsOf(await response.text());
  const pathOf = (href: string | undefined) => {
    const { pathname, search } = new URL(href ?? '');
    return pathname + search;
  };
  return {
    status: response.status(),
    robots: tags.find(({ name }) => name === 'robots')?.content,
    canonical: tags.filter(({ rel }) => rel === 'canonical').map(({ href }) => pathOf(href)),
    alternates: Object.fromEntries(
      tags
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang = '', href }) => [hreflang, pathOf(href)]),
    ),
    locale: tags.find(({ property }) => property === 'og:locale')?.content,
  };
}

const inEnglish = (path: string) => `/en${path.replace(/^\/(?=\?|$)/, '')}`;

/** Filtered, sorted and searched views of an indexed page, each with the canonical path of the page. */
const views: [path: string, canonical: string][] = [
  ['/product-category?query=phone', '/product-category'],
  ['/product-category/laptops?sort=newest', '/product-category/laptops'],
  ['/product-category/laptops?brands=ASUS', '/product-category/laptops'],
  ['/product-category/laptops?brands=ASUS&page=2', '/product-category/laptops'],
  ['/flash-sale?round=1', '/flash-sale'],
];

/** Private and missing pages. */
const notIndexable: [path: string, status: number][] = [
  ['/mock-payment', 404],
  ['/no-such-page', 404],
  ['/brand/no-such-brand', 404],
  ['/product/no-such-product-9', 404],
  ['/product-category/no-such-category', 404],
];

/** The canonical path of a product. */
async function productPath(request: APIRequestContext): Promise<string> {
  const response = await request.get('/product/x-1001', { maxRedirects: 0 });
  return new URL(response.headers().location ?? '', 'http://shop').pathname;
}

for (const { language, of, locale } of [
  { language: 'th', of: (path: string) => path, locale: 'th_TH' },
  { language: 'en', of: inEnglish, locale: 'en_US' },
] as const) {
  test(`an indexed page has one canonical URL and one alternate per language (${language}) @desktop`, async ({
    request,
  }) => {
    const product = await productPath(request);
    const withProduct = (path: string) => path.replace('PRODUCT', product);
    for (const [path = '', canonical = ''] of Object.values(indexed)
      .flat()
      .map((paths) => paths.map(withProduct))) {
      expect({ path, ...(await headOf(request, of(path))) }).toEqual({
        path,
        status: 200,
        robots: undefined,
        canonical: [of(canonical)],
        alternates: { th: canonical, en: inEnglish(canonical), 'x-default': canonical },
        locale,
      });
    }
  });

  test(`an indexed page has a title and a description of its own (${language}) @desktop`, async ({ request }) => {
    const product = await productPath(request);
    const titles = new Set<string>();
    for (const [[path]] of Object.values(indexed)) {
      const { title, description } = await snippetOf(request, of(path.replace('PRODUCT', product)));
      expect(title, path).toContain(shop.name[language]);
      expect(title, path).not.toBe(shop.name[language]);
      expect(description.length, path).toBeGreaterThan(20);
      titles.add(title);
    }
    expect(titles.size).toBe(Object.keys(indexed).length);
  });

  test(`an indexed page that is shared shows a picture (${language}) @desktop`, async ({ request }) => {
    const product = await productPath(request);
    for (const [[path]] of Object.values(indexed)) {
      const tags = tagsOf(await (await request.get(of(path.replace('PRODUCT', product)))).text());
      const pictures = tags.filter(({ property }) => property === 'og:image').map(({ content }) => content);
      expect(pictures, path).toHaveLength(1);
      const { pathname, search } = new URL(pictures[0] ?? '');
      const response = await request.get(pathname + search);
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\/(?:png|jpeg|webp|avif)$/),
      ]);
    }
  });

  test(`filtered views and pages that are not indexed have noindex (${language}) @desktop`, async ({ request }) => {
    for (const [path, canonical] of [...views, ...Object.values(unindexed).flat()]) {
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

  test(`private and missing pages have noindex (${language}) @desktop`, async ({ request, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    const product = await productPath(request);
    for (const [path, status] of [...notIndexable, [`${product}?preview=true`, 200]] as [string, number][]) {
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
    for (const [path, canonical] of [
      ['/brand/', '/brand'],
      ['/BRAND', '/brand'],
      ['/brand//apple', '/brand/apple'],
      ['/brand/Apple', '/brand/apple'],
      ['/product-category/Laptops/?sort=newest', '/product-category/laptops?sort=newest'],
      ['/product', '/product-category'],
    ] as const) {
      let next = of(path);
      for (let hops = 0; hops < 3; hops += 1) {
        const response = await request.get(next, { maxRedirects: 0 });
        if (response.status() === 200) break;
        expect([path, response.status()]).toEqual([path, 301]);
        const { pathname, search } = new URL(response.headers().location ?? '', 'http://shop');
        next = pathname + search;
      }
      expect([path, next]).toEqual([path, of(canonical)]);
    }
  });
}

test('the paths of Thai pages have no language prefix @desktop', async ({ request }) => {
  for (const [path, canonical] of [
    ['/th', '/'],
    ['/th/brand/apple', '/brand/apple'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers().location ?? '').pathname]).toEqual([301, canonical]);
  }
});

test('structured data of the home page describes the organization and the search URL @desktop', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
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

/** Parses XML in the browser, and returns the text of all elements with the tag name. */
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

test('the sitemap lists canonical, indexable pages, each once @desktop', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const read = async (url: string) => (await request.get(new URL(url).pathname)).text();
  const files = await textsOf(page, await read(sitemap), 'loc');
  expect(files.length).toBeGreaterThanOrEqual(5);
  const urls: string[] = [];
  for (const file of files) urls.push(...(await textsOf(page, await read(file), 'loc')));
  expect(new Set(urls).size).toBe(urls.length);
  // A sample of 60 at even intervals.
  for (let at = 0; at < urls.length; at += Math.ceil(urls.length / 60)) {
    const { pathname } = new URL(urls[at] ?? '');
    const head = await headOf(request, pathname);
    expect([pathname, head.status, head.robots, head.canonical]).toEqual([pathname, 200, undefined, [pathname]]);
  }
});

test('the product feeds list the same variants in both languages @desktop', async ({ page, request }) => {
  const feeds = await Promise.all(
    ['th', 'en'].map(async (language) => (await request.get(`/feeds/products-${language}.xml`)).text()),
  );
  const ids = await Promise.all(feeds.map((feed) => textsOf(page, feed, 'g:id')));
  expect(ids[0]?.length).toBeGreaterThan(1000);
  expect(ids[1]).toEqual(ids[0]);
  expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  const [lastUrl = ''] = (await textsOf(page, feeds[1] ?? '', 'g:link')).slice(-1);
  const { pathname, search } = new URL(lastUrl);
  expect((await request.get(pathname + search)).status()).toBe(200);
});

test('the web app manifest of each language names the shop, with icons of the sizes that it says @desktop', async ({
  request,
}) => {
  for (const [path, lang, name, start] of [
    ['/', 'th', 'สายฟ้า', '/'],
    ['/en', 'en', 'Saifah', '/en'],
  ] as const) {
    const href = tagsOf(await (await request.get(path)).text()).find(({ rel }) => rel === 'manifest')?.href;
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({ lang, name, start_url: start });
    for (const { src, sizes } of manifest.icons) {
      const png = await (await request.get(src)).body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  expect((await (await request.get('/favicon.ico')).body()).readUInt16LE(2)).toBe(1);
  expect((await request.get('/icons/180.png')).status()).toBe(200);
});
