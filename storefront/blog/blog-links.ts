import type { MetaDescriptor } from 'react-router';
import { shop } from '#contract/shop.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { type BlogView, blogQuery } from './blog-view.ts';

/** The URL of a view of the blog in the current language. */
export function blogHref(view: Partial<BlogView>): string {
  const query = blogQuery(view).toString();
  return localeHref('/blog') + (query && `?${query}`);
}

/** The RSS feed of the blog in the current language. */
export function feedHref(): string {
  return localiseLink('/blog/rss.xml');
}

/** Tells feed readers where the feed is. */
export function feedMeta(origin: string): MetaDescriptor {
  const title = `${m.blog_title()} | ${shop.name[getLocale()]}`;
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: origin + feedHref() };
}
