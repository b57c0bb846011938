import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { shop } from '#contract/shop.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The head of a page that is missing or failed: it has no words of its own, and search engines stay out. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const title = isNotFound(error) ? m.error_not_found() : m.error_title();
  return [{ title: `${title} | ${shop.name[getLocale()]}` }, { name: 'robots', content: 'noindex' }];
}

/** Whether there is no such page, rather than one that could not be made. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
