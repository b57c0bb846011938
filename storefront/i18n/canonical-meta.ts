import type { MetaDescriptor } from 'react-router';
import { defaultLocale, locales } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { languageTag } from './format.ts';
import { localisedPath } from './localised-path.ts';
import { getLocale } from './paraglide/runtime.js';

/**
 * The canonical URL, the alternates in other languages and the Open Graph URL and picture of a page that search engines may index.
 * The `meta` of every public page has this or `noindexMeta`.
 *
 * @param origin the shop's public origin
 * @param path in the page's language; with `?page=` for a page of a list, which is indexed by itself
 * @param picture the URL of the picture that is shown where the page is shared; by default the shop's icon
 */
export function canonicalMeta(origin: string, path: string, picture?: string | null): MetaDescriptor[] {
  const locale = getLocale();
  const ogLocale = (of: typeof locale) => languageTag(of).replace('-', '_');
  return [
    canonical(origin, path),
    ...locales.map((other) => alternate(other, origin + localisedPath(path, other))),
    alternate('x-default', origin + localisedPath(path, defaultLocale)),
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: new URL(picture ?? '/icons/512.png', origin).href },
    { property: 'og:site_name', content: shop.name[locale] },
    { property: 'og:locale', content: ogLocale(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: ogLocale(other) })),
  ];
}

/** For a filtered or sorted variant of the page at `path`: not indexed itself, with that page as its canonical URL. */
export function noindexMeta(origin: string, path: string): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex, follow' }, canonical(origin, path)];
}

function canonical(origin: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: origin + path };
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}
