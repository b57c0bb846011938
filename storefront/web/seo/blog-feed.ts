import type { BlogArticle } from '#contract/blog.ts';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { element, xmlHead, xmlText } from '#contract/xml.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';

const maxArticles = 30;

export interface BlogFeed {
  text: string;
  /** When an article appears or disappears next, in milliseconds since 1970; null if none does. */
  changesAt: number | null;
}

/** The newest articles of the blog as RSS 2.0; undefined if the API does not respond. */
export async function blogFeed({
  origin,
  locale,
  api,
}: {
  origin: string;
  locale: Locale;
  api: Client;
}): Promise<BlogFeed | undefined> {
  const list = await api('GET /pagerender/content/blog-list', { query: { limit: maxArticles } });
  if (!list.ok) return undefined;
  const { items, changesAt } = list.data;
  const urlOf = (path: string) => origin + localisedPath(path, locale);
  const self = urlOf('/blog/rss.xml');
  const text = `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', `${shop.name[locale]} – ${titles[locale]}`)}
${element('link', urlOf('/blog'))}
${element('description', shop.tagline[locale])}
${element('language', locale)}
<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>
${items.map((article) => feedItem(article, urlOf(`/blog/${article.slug}`))).join('\n')}
</channel>
</rss>
`;
  return { text, changesAt: changesAt === null ? null : Date.parse(changesAt) };
}

const titles: Record<Locale, string> = { th: 'บทความ', en: 'Blog' };

function feedItem({ title, description, category, author, publishedAt }: BlogArticle, url: string) {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('description', description),
    element('category', category.name),
    element('dc:creator', author),
    element('pubDate', new Date(publishedAt).toUTCString()),
    '</item>',
  ].join('\n');
}
