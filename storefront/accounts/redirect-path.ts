import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';

const parameter = 'redirect';

/** The home page that opens the sign-in and then leads to `url`, in the language of `url`. */
export function signInUrl(url: URL): string {
  const query = new URLSearchParams({ [parameter]: url.pathname + url.search });
  return `${localiseLink('/', localeOfPath(url.pathname))}?${query}`;
}

/** The path to go to after the sign-in, from the home page's query; undefined if it is not a path of this shop. */
export function redirectTarget(query: URLSearchParams): string | undefined {
  const path = query.get(parameter);
  return path === null ? undefined : internalPath(path);
}

/** The path if it belongs to this shop; undefined for anything that a browser could resolve to another origin. */
export function internalPath(path: string): string | undefined {
  // Browsers drop control characters and treat a backslash as a slash.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return undefined;
  const base = 'https://shop.invalid';
  const url = new URL(path, base);
  // Dot segments can leave two slashes at the front.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
