import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';

const parameter = 'redirect';

/** The home page that asks to sign in and then leads on to `url`, in the language of `url` (spec 6). */
export function signInUrl(url: URL): string {
  const query = new URLSearchParams({ [parameter]: url.pathname + url.search });
  return `${localiseLink('/', localeOfPath(url.pathname))}?${query}`;
}

/** Where a home page's query wants the shopper to go after the sign-in; undefined where it names no page of ours. */
export function redirectTarget(query: URLSearchParams): string | undefined {
  const path = query.get(parameter);
  return path === null ? undefined : internalPath(path);
}

/** A path of this shop as it is; undefined for anything that a browser could read as an address elsewhere. */
export function internalPath(path: string): string | undefined {
  // Browsers drop control characters and take a backslash for a slash.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return undefined;
  const base = 'https://shop.invalid';
  const url = new URL(path, base);
  // Dots can leave two slashes at the front.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
