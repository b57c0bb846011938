import type { MetaDescriptor } from 'react-router';
import { defaultLocale, locales } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { languageTag } from './format.ts';
import { localisedPath } from './localised-path.ts';
import { getLocale } from './paraglide/runtime.js';

/**
 * What the head of a page that search engines may show says of its address: the one that is right, the same page in the
 * other language, and both for who shares it. The `meta` of every public page has this or `viewOf`.
 *
 * @param origin the shop's public one
 * @param path in the page's language, with `?page=` where each page of a list is one of its own
 */
export function ownAddress(origin: string, path: string): MetaDescriptor[] {
  const locale = getLocale();
  const ogLocale = (of: typeof locale) => languageTag(of).replace('-', '_');
  return [
    canonical(origin, path),
    ...locales.map((other) => alternate(other, origin + localisedPath(path, other))),
    alternate('x-default', origin + localisedPath(path, defaultLocale)),
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: shop.name[locale] },
    { property: 'og:locale', content: ogLocale(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: ogLocale(other) })),
  ];
}

/** The same for a page that shows in another order or choice what the page of `path` shows: search engines go by that one. */
export function viewOf(origin: string, path: string): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex, follow' }, canonical(origin, path)];
}

function canonical(origin: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: origin + path };
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}
