import { describe, expect, test } from 'vitest';
import { reservedSegments } from '#contract/content.ts';
import { pageKinds } from '#contract/feeds.ts';
import { paraglideMiddleware } from './i18n/paraglide/server.js';
import { privateSegments } from './navigation/private-segments.ts';
import { type Page, type PublicPage, pageList } from './pages.ts';
import { meta as rootMeta } from './root.tsx';
import routes from './routes.ts';

const modules = import.meta.glob('./**/*-route.tsx');

/** The modules of a route tree, layouts included. */
function modulesOf(tree: typeof routes): string[] {
  return tree.flatMap(({ file, children }) => [file, ...modulesOf(children ?? [])]);
}

const sitemapOf = ({ searchEngines }: PublicPage) => (searchEngines.index ? searchEngines.sitemap : []);

describe('the table of pages', () => {
  test('has every route module', () => {
    const inTree = modulesOf(routes).map((file) => `./${file}`);
    const withoutRow = Object.keys(modules).filter((file) => !inTree.includes(file));
    expect(withoutRow, 'route modules without a row in storefront/pages.ts').toEqual([]);
  });

  test('has one page for each kind of the API’s page addresses, whose slug is its parameter', () => {
    const ofKinds = pageList.flatMap((page) =>
      page.access === 'public'
        ? sitemapOf(page)
            .filter((entry) => !entry.startsWith('/'))
            .map((kind) => ({ kind, pattern: page.pattern }))
        : [],
    );
    expect(ofKinds.map(({ kind }) => kind).sort()).toEqual([...pageKinds].sort());
    for (const { pattern } of ofKinds) expect(pattern).toMatch(/^(?:\/[\w-]+)*\/(?::\w+\??|\*)$/);
  });

  test('has no page at whose path a landing page could be imported', () => {
    const firstSegments = pageList.map(({ pattern }) => pattern.split('/')[1] ?? '');
    const own = firstSegments.filter((segment) => /^[\w-]+$/.test(segment));
    expect(own.filter((segment) => !reservedSegments.has(segment))).toEqual([]);
  });

  test('has no private page that would be prefetched, and no public one that would not', () => {
    const segmentOf = ({ pattern }: { pattern: string }) => pattern.split('/')[1] ?? '';
    const literal = pageList.filter((page) => /^[\w-]+$/.test(segmentOf(page)));
    const ofAccess = (isPublic: boolean) =>
      new Set(literal.filter(({ access }) => (access === 'public') === isPublic).map(segmentOf));
    expect(privateSegments).toEqual(ofAccess(false));
    expect([...ofAccess(true)].filter((segment) => privateSegments.has(segment))).toEqual([]);
  });

  test('lists in the sitemap paths of the page itself', () => {
    for (const page of pageList)
      for (const entry of page.access === 'public' ? sitemapOf(page) : [])
        if (entry.startsWith('/'))
          expect([page.pattern, page.pattern.replace(/\/(?::\w+\??|\*)$/, '')]).toContain(entry);
  });

  test('opens accounts, the checkout and orders to customers only, and the pages of mailed links to guests only', () => {
    const withAccess = (access: Page['access']) =>
      pageList.filter((page) => page.access === access).map(({ pattern }) => pattern);
    const ofCustomers = pageList
      .map(({ pattern }) => pattern)
      .filter((pattern) => /^\/(?:account|checkout|confirmation|thank-you)(?:\/|$)/.test(pattern))
      .filter((pattern) => pattern !== '/account/sign-out');
    expect(withAccess('signed-in')).toEqual(ofCustomers);
    expect(withAccess('signed-out')).toEqual(['/reset-password', '/verify', '/activate-account']);
  });

  test('revalidates every cached page after one to ten minutes', () => {
    for (const page of pageList)
      if (page.access === 'public') {
        expect(page.freshSeconds, page.pattern).toBeGreaterThanOrEqual(60);
        expect(page.freshSeconds, page.pattern).toBeLessThanOrEqual(600);
      }
  });

  test.each(pageList.filter(({ access }) => access === 'signed-in' || access === 'signed-out'))(
    'has a loader for $pattern, so that client-side navigation checks the access',
    async ({ module }) => {
      expect(await modules[`./${module}`]?.()).toHaveProperty('loader');
    },
  );

  test.each(pageList.filter(({ access }) => access === 'public'))('has a title for $pattern', async ({ module }) => {
    expect(await modules[`./${module}`]?.()).toHaveProperty('meta');
  });

  test.each(pageList.filter(({ access }) => access !== 'public'))(
    'has noindex in the meta of $pattern, which is private',
    async ({ module }) => {
      const page = (await modules[`./${module}`]?.()) as { meta?: typeof rootMeta } | undefined;
      const meta = (page?.meta ?? rootMeta) as (args: object) => unknown[];
      const tags = await paraglideMiddleware(new Request('https://shop.example/'), async () => meta({}));
      expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    },
  );
});
