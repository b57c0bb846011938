import type { HeadOffice } from '#contract/contact.ts';
import { shop } from '#contract/shop.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The organisation as schema.org data. */
export function organisationData(origin: string) {
  const locale = getLocale();
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shop.name[locale],
    legalName: shop.company.name[locale],
    url: origin + localeHref('/'),
    logo: `${origin}/favicon.svg`,
    taxID: shop.company.taxId,
    address: shop.company.address[locale],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+66${shop.contactPhone.replace(/^0/, '')}`,
      email: shop.contactEmail,
      areaServed: 'TH',
      availableLanguage: ['th', 'en'],
    },
  };
}

/** The contact-us page as schema.org data, with the organisation and where it is. */
export function contactPageData(origin: string, url: string, { address, location }: HeadOffice) {
  const { '@context': context, ...organisation } = organisationData(origin);
  return {
    '@context': context,
    '@type': 'ContactPage',
    url,
    inLanguage: getLocale(),
    mainEntity: {
      ...organisation,
      location: { '@type': 'Place', address, geo: { '@type': 'GeoCoordinates', ...location } },
    },
  };
}

/** The website and its search as schema.org data. */
export function siteData(origin: string) {
  const locale = getLocale();
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shop.name[locale],
    url: origin + localeHref('/'),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localeHref('/product-category/*', { '*': '' }).replace(/\/$/, '')}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
