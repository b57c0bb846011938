import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { shop } from '#contract/shop.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Title and robots meta of a missing or failed page. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const title = isNotFound(error) ? m.error_not_found() : m.error_title();
  return [{ title: `${title} | ${shop.name[getLocale()]}` }, { name: 'robots', content: 'noindex' }];
}

/** Whether the page does not exist, rather than failed. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
