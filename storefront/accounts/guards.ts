import { type MiddlewareFunction, redirect } from 'react-router';
import type { ClientResult } from '#contract/client.ts';
import { pageFailure } from '#storefront/api/page-failure.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { sessionContext } from '#storefront/request-context.ts';
import { signInUrl } from './redirect-path.ts';

/**
 * Logged-in-only pages (spec 2 and 6): a guest is sent to the home page, which asks to sign in and leads back. A page
 * that has it needs a loader, else moving to it in the browser asks nobody.
 */
export const authenticate: MiddlewareFunction<Response> = ({ url, context }, next) => {
  if (!context.get(sessionContext).signedIn) throw redirect(signInUrl(url));
  return next();
};

/** Logged-out-only pages (spec 6): a customer is sent home. */
export const isNotLoggedIn: MiddlewareFunction<Response> = ({ url, context }, next) => {
  if (context.get(sessionContext).signedIn) throw redirect(localiseLink('/', localeOfPath(url.pathname)));
  return next();
};

/**
 * What a call for a logged-in-only page answered. A session that ended since is a guest's; any other failure is the
 * error page.
 */
export function privateData<Data>(answer: ClientResult<Data>, url: URL): Data {
  if (answer.ok) return answer.data;
  throw answer.status === 401 ? redirect(signInUrl(url)) : pageFailure(answer);
}
