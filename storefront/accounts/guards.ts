import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ClientResult } from '#contract/client.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { type ErrorLink, notFoundWithLink } from '#storefront/errors/error-meta.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import type { Page } from '#storefront/pages.ts';
import { sessionContext } from '#storefront/request/request-context.ts';
import { signInUrl } from './redirect-path.ts';

/**
 * Checks whether the shopper may open a page with this access, before its loaders run.
 *
 * @throws a redirect to the home page; for guests it opens the sign-in and then returns to the page. A 503 if the session could not be
 * renewed at the moment
 */
export function checkAccess(
  access: Page['access'],
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
): void {
  const { signedIn, isUnanswered } = context.get(sessionContext);
  if (isUnanswered && (access === 'signed-in' || access === 'signed-out')) throw data({ message: '' }, { status: 503 });
  if (access === 'signed-in' && !signedIn) throw redirect(signInUrl(url));
  // Browsers carry the fragment of an address over to the target of a redirect that has none of its own: here it is a mailed token.
  if (access === 'signed-out' && signedIn) throw redirect(`${localiseLink('/', localeOfPath(url.pathname))}#`);
}

/**
 * The data of a page that requires a session. A session that ended in the meantime redirects to the sign-in; any other
 * failure shows the error page.
 *
 * @param list the customer's list that the page belongs to, which the error page links to if the page does not exist
 */
export function privateData<Data>(result: ClientResult<Data>, url: URL, list?: ErrorLink): Data {
  if (result.ok) return result.data;
  if (result.status === 401) throw redirect(signInUrl(url));
  const error = pageError(result);
  throw list && error.init?.status === 404 ? notFoundWithLink(list) : error;
}
