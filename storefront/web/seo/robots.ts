import { locales } from '#contract/locale.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';
import { type Page, pageList } from '#storefront/pages.ts';

/** The API and its documentation. */
const apiPaths = ['auth', 'authen', 'docs', 'inventory', 'pagerender', 'payment', 'pim', 'search', 'utils'];

/**
 * The text of robots.txt. Crawlers may fetch all public pages, listings with one filter at most.
 *
 * @param blockAll disallows everything, such as on a staging shop
 */
export function robotsText(origin: string, blockAll: boolean): string {
  if (blockAll) return 'User-agent: *\nDisallow: /\n';
  const disallowed = [
    ...unindexedPaths().flatMap((path) => locales.map((locale) => localisedPath(path, locale))),
    ...apiPaths.map((path) => `/${path}/`),
    // Searches are endless.
    '/*?*query=',
    '/*?*preview=',
    '/*?*previewKey=',
    // Two or more filters.
    '/product-category*?*&',
    '/en/product-category*?*&',
  ];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The shortest paths that cover all pages that must not be indexed, and no page that may be. */
function unindexedPaths(): string[] {
  const isIndexed = (page: Page) => page.access === 'public' && page.searchEngines.index;
  const indexed = pageList.filter(isIndexed).map(({ pattern }) => pattern);
  const paths = pageList
    .filter((page) => !isIndexed(page) && page.pattern !== '/*')
    .map(({ pattern }) => {
      const segments = pattern.split('/').filter((segment) => !/^[:*]/.test(segment));
      const prefixes = segments.slice(1).map((_, index) => segments.slice(0, index + 2).join('/'));
      return prefixes.find((prefix) => !indexed.some((other) => other.startsWith(prefix))) ?? pattern;
    });
  return [...new Set(paths)];
}
