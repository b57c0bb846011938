import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Locale, locales } from '#contract/locale.ts';
import { switchLocaleHref } from '#storefront/i18n/locale-href.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Each language in its own name. */
export const languageNames: Record<Locale, string> = { th: 'ไทย', en: 'English' };

/** This page in each language, with the query and the anchor that it has when the link is pressed; `hreflang` makes the choice persistent. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const current = getLocale();
  return locales.map((locale) => (
    <a
      key={locale}
      href={switchLocaleHref(pathname + search, locale)}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current || undefined}
      className={className}
      onClick={({ currentTarget }) => {
        // Cached pages have neither the anchor nor parameters that only the browser reads.
        const page = window.location;
        currentTarget.href = switchLocaleHref(page.pathname + page.search + page.hash, locale);
      }}
    >
      {languageNames[locale]}
      {locale === current && <Check aria-hidden="true" className="ml-auto size-5" />}
    </a>
  ));
}
