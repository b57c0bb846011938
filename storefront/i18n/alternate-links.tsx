import { useLocation } from 'react-router';
import { defaultLocale, locales } from '#contract/locale.ts';
import { switchLocaleHref } from './locale-href.ts';

/**
 * Tells search engines the page's own address and its other language; `origin` is the shop's public one. Of a query only
 * the page of a list counts: each page of it is a page of its own.
 */
export function AlternateLinks({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const page = Number(new URLSearchParams(search).get('page'));
  const path = Number.isInteger(page) && page > 1 ? `${pathname}?page=${page}` : pathname;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + switchLocaleHref(path, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + switchLocaleHref(path, defaultLocale)} />
    </>
  );
}
