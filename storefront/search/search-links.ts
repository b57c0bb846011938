import { localiseLink } from '#storefront/i18n/locale-href.ts';

/** The URL of a search in the current language. */
export function searchHref(query: string): string {
  return `${localiseLink('/product-category')}?${new URLSearchParams({ query })}`;
}
