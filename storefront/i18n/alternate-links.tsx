import { useLocation } from 'react-router';
import { defaultLocale, locales } from '#contract/locale.ts';
import { switchLocaleHref } from './locale-href.ts';

/** Tells search engines the page's own address, without a query, and its other language; `origin` is the shop's public one. */
export function AlternateLinks({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + switchLocaleHref(pathname, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + switchLocaleHref(pathname, defaultLocale)} />
    </>
  );
}
