import { type MiddlewareFunction, redirect } from 'react-router';
import type { ClientResult } from '#contract/client.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { sessionContext } from '#storefront/request/request-context.ts';
import { signInUrl } from './redirect-path.ts';

/**
 * For pages that require a session: a guest is redirected to the home page, which opens the sign-in and then leads
 * back. The page needs a loader; without one, client-side navigation makes no request and the middleware does not run.
 */
export const authenticate: MiddlewareFunction<Response> = ({ url, context }, next) => {
  if (!context.get(sessionContext).signedIn) throw redirect(signInUrl(url));
  return next();
};

/** For pages that require a guest: a customer is redirected to the home page. */
export const isNotLoggedIn: MiddlewareFunction<Response> = ({ url, context }, next) => {
  if (context.get(sessionContext).signedIn) throw redirect(localiseLink('/', localeOfPath(url.pathname)));
  return next();
};

/**
 * The data of a page that requires a session. A session that ended in the meantime redirects to the sign-in; any other
 * failure shows the error page.
 */
export function privateData<Data>(result: ClientResult<Data>, url: URL): Data {
  if (result.ok) return result.data;
  throw result.status === 401 ? redirect(signInUrl(url)) : pageError(result);
}
