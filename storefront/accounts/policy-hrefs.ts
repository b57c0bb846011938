import { localeHref } from '#storefront/i18n/locale-href.ts';

/** Where messages link to the terms of service and to the privacy policy, in this order. */
export function policyHrefs(): string[] {
  return ['terms', 'privacy'].map((slug) => localeHref('/help/:slug', { slug }));
}
