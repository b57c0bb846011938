import type { Client } from '#contract/client.ts';
import { type PageAddress, type PageKind, pageKinds } from '#contract/feeds.ts';
import { defaultLocale, locales } from '#contract/locale.ts';
import { element, xmlHead, xmlText } from '#contract/xml.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';
import { pageList } from '#storefront/pages.ts';

/** Each page has an entry per language with links to the others: below the limits of 50,000 URLs and 50 MB a file. */
const idsPerFile = 10_000;
const pageSize = 1000;

/** What the sitemap has of each page, with the page's pattern. */
const pageEntries = pageList.flatMap((page) =>
  page.access === 'public' && page.searchEngines.index
    ? page.searchEngines.sitemap.map((entry) => ({ entry, pattern: page.pattern }))
    : [],
);
const fixedPaths = pageEntries.map(({ entry }) => entry).filter((entry) => entry.startsWith('/'));

/** The path of a page with this slug, without the language; the slug of a category is a path. */
function pathOf(kind: PageKind, slug: string): string {
  const pattern = pageEntries.find(({ entry }) => entry === kind)?.pattern ?? '';
  return pattern.replace(/:\w+\??$|\*$/, () => slug);
}

export interface SitemapDeps {
  origin: string;
  api: Client;
}

/** The sitemap index; undefined if the API does not respond. */
export async function sitemapIndex({ origin, api }: SitemapDeps): Promise<string | undefined> {
  const parts = await api('GET /pim/api/page-addresses', { query: { size: idsPerFile } });
  if (!parts.ok) return undefined;
  const files = pageKinds.flatMap((kind) =>
    parts.data
      .filter((part) => part.kind === kind)
      .map(({ number, modifiedAt }) => ({ name: `${kind}-${number}`, modifiedAt })),
  );
  const entries = [{ name: 'pages-1', modifiedAt: null }, ...files].map(
    ({ name, modifiedAt }) =>
      `<sitemap>${element('loc', `${origin}/sitemaps/${name}.xml`)}${lastModified(modifiedAt)}</sitemap>`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** A sitemap by its name (`products-1`); null if there is none, undefined if the API does not respond. */
export async function sitemapFile(name: string, { origin, api }: SitemapDeps): Promise<string | null | undefined> {
  if (name === 'pages-1')
    return urlSet(
      origin,
      fixedPaths.map((path) => ({ path, modifiedAt: null })),
    );
  const [, kindName, number] = /^([a-z-]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const kind = pageKinds.find((known) => known === kindName);
  if (!kind) return null;
  const until = Number(number) * idsPerFile;
  const pages: PageAddress[] = [];
  for (let after: number | null = until - idsPerFile; after !== null; ) {
    const answer: Awaited<ReturnType<typeof pagesBetween>> = await pagesBetween(api, kind, { after, until });
    if (!answer.ok) return undefined;
    pages.push(...answer.data.items);
    after = answer.data.next;
  }
  if (pages.length === 0) return null;
  return urlSet(
    origin,
    pages.map(({ slug, modifiedAt }) => ({ path: pathOf(kind, slug), modifiedAt })),
  );
}

function pagesBetween(api: Client, kind: PageKind, { after, until }: { after: number; until: number }) {
  return api('GET /pim/api/page-addresses/{kind}', { params: { kind }, query: { after, until, limit: pageSize } });
}

function urlSet(origin: string, pages: readonly { path: string; modifiedAt: string | null }[]): string {
  const urls = pages.map(({ path, modifiedAt }) => {
    const alternates = [
      ...locales.map((locale) => alternate(locale, origin + localisedPath(path, locale))),
      alternate('x-default', origin + localisedPath(path, defaultLocale)),
    ].join('');
    return locales
      .map(
        (locale) =>
          `<url>${element('loc', origin + localisedPath(path, locale))}${lastModified(modifiedAt)}${alternates}</url>`,
      )
      .join('\n');
  });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`;
}

function lastModified(time: string | null): string {
  return time === null ? '' : element('lastmod', time);
}
