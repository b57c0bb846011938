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

/**
 * Whether a browser has opened a shop without a public origin, such as `http://localhost:3000`, by another name of the same machine, such
 * as `127.0.0.1:3000`: cookies and writes belong to one origin. Undefined for a shop that has a public origin.
 */
export function otherLoopbackNameCheck(origin: string): ((request: IncomingMessage) => boolean) | undefined {
  const own = new URL(origin);
  if (!isLoopback(own.hostname)) return undefined;
  return ({ headers }) => {
    if (headers['sec-fetch-mode'] !== 'navigate') return false;
    const requested = URL.parse(`${own.protocol}//${headers.host}`);
    if (!requested || requested.host === own.host || requested.port !== own.port) return false;
    return isLoopback(requested.hostname);
  };
}

/** Names and addresses of the machine itself (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
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
