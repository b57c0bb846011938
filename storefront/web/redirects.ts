import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { localeCookie } from '../i18n/locale-cookie.ts';
import type { PageRequest } from './page-request.ts';

/** The redirect of a request for a page: to its canonical URL, or to English for shoppers who chose it. */
export function redirectOf(
  page: PageRequest,
  request: IncomingMessage,
  origin: string,
): { status: number; headers: Record<string, string> } | undefined {
  // Absolute, so that no path can be parsed as another host.
  if (!page.isCanonical)
    return {
      status: 301,
      headers: { location: origin + page.path + page.search, 'cache-control': 'public, max-age=3600' },
    };
  if (page.path === '/' && prefersEnglish(request) && isExternalNavigation(request, origin))
    return {
      status: 302,
      headers: { location: `${origin}/en${page.search}`, 'cache-control': 'no-store', vary: 'cookie' },
    };
  return undefined;
}

/** Whether the shopper has chosen English. */
export function prefersEnglish({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie?.includes(localeCookie) === true && parseCookie(cookie)[localeCookie] === 'en';
}

/** Following one of the shop's own links to `/` is a choice of Thai. */
function isExternalNavigation(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? !request.headers.referer?.startsWith(`${origin}/`) : site !== 'same-origin';
}
