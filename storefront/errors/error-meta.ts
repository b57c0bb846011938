import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
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

/** A more relevant page than the home page. */
export interface ErrorLink {
  label: string;
  href: string;
}

/** What a loader throws for a page that does not exist, where another one has what is looked for. */
export function notFoundWithLink(link: ErrorLink) {
  return data({ link }, { status: 404 });
}

/** The link of `notFoundWithLink`. The data of a response that no loader made, such as a proxy's, is text. */
export function linkOf(error: unknown): ErrorLink | undefined {
  return isRouteErrorResponse(error) && typeof error.data === 'object' ? error.data?.link : undefined;
}
