import { localiseLink } from '#storefront/i18n/locale-href.ts';

/** Where a search leads, in the page's language (spec 2, Search). */
export function searchHref(query: string): string {
  return `${localiseLink('/product-category')}?${new URLSearchParams({ query })}`;
}
