import { href, type Register } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import { localisedPath } from './localised-path.ts';
import { getLocale } from './paraglide/runtime.js';

type EnglishPath = '/en' | `/en/${string}`;
/** A page's path as `routes.ts` declares it, without the language. */
export type PagePath = Exclude<keyof Register['pages'], EnglishPath>;

type Parameters<Path extends PagePath> = Register['pages'][Path]['params'];
type Arguments<Path extends PagePath> =
  Record<never, never> extends Parameters<Path> ? [params?: Parameters<Path>] : [params: Parameters<Path>];

/** The URL of a page in the current language: `localeHref('/product/:slug?', { slug })`. */
export function localeHref<Path extends PagePath>(path: Path, ...params: Arguments<Path>): string {
  return localiseLink((href as (path: string, params?: object) => string)(path, params[0]));
}

/** A link from content, such as a menu: paths of this shop get the language, other links stay as they are. */
export function localiseLink(link: string, locale: Locale = getLocale()): string {
  if (!link.startsWith('/') || link.startsWith('//')) return link;
  return localisedPath(link, locale);
}

/** The same page in the other language; `url` is path, query and hash. */
export function switchLocaleHref(url: string, locale: Locale): string {
  return localiseLink(url, locale);
}
