import type { Locale } from '#contract/locale.ts';
import { localeOfPath } from '../i18n/locale-of-path.ts';
import { type PublicPage, pageOfRoute, withoutLanguage } from '../pages.ts';
import type { RouteMatcher } from '../request/route-matcher.ts';

/** What the web server reads from a URL before it renders anything. */
export interface PageRequest {
  locale: Locale;
  /** The page's canonical path: case as in the route, no duplicate or trailing slashes, one percent-encoding. */
  path: string;
  /** False if the requested path differs from `path`; always true for data requests, which are not redirected. */
  isCanonical: boolean;
  /** True for React Router's request for a page's loader data: the page's path followed by `.data`. */
  isData: boolean;
  /** The pattern of the path in the table of pages; undefined if there is no such page. */
  pattern: string | undefined;
  /** Set if the page may be cached. */
  publicPage: PublicPage | undefined;
  /** The matched routes, from the root down. */
  routeIds: string[];
  /** The query as requested, with `?`. */
  search: string;
}

/** Pages with a longer query are rendered but not cached: they are unlikely to be requested twice. */
const maxCachedQueryLength = 300;

/** @returns undefined if the URL cannot be parsed */
export function readPageRequest(url: string, matchPath: RouteMatcher): PageRequest | undefined {
  const queryAt = url.indexOf('?');
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  const requestedPath = queryAt < 0 ? url : url.slice(0, queryAt);
  const normal = normalisePath(requestedPath);
  if (normal === undefined) return undefined;
  const isData = normal.endsWith('.data');
  const plain = isData ? normal.replace(/\/_\.data$|\.data$/, '') || '/' : withoutThaiPrefix(normal);
  const routes = matchPath(plain);
  const route = routes
    ?.map((route) => route.path ?? '')
    .filter(Boolean)
    .join('/');
  const path = route === undefined ? plain : inCanonicalCase(plain, route);
  const page = route === undefined ? undefined : pageOfRoute(route);
  const pattern = page && route !== undefined ? withoutLanguage(route) : undefined;
  const publicPage = page?.access === 'public' ? page : undefined;
  const isCanonical = isData || path === upperCaseEscapes(requestedPath);
  const routeIds = routes?.flatMap(({ id }) => id ?? []) ?? [];
  return { locale: localeOfPath(path), path, isCanonical, isData, pattern, publicPage, routeIds, search };
}

/** The query that a public page is rendered with and cached under: declared names only, sorted, in canonical form. */
export function canonicalQuery(
  { search, isData, routeIds }: PageRequest,
  { query, canonicalise }: PublicPage,
): { search: string; cacheable: boolean } {
  if (search === '') return { search: '', cacheable: true };
  const given = new URLSearchParams(search);
  const known = new URLSearchParams([...given].filter(([name, value]) => query.includes(name) && value !== ''));
  // Stable: values of one name keep their order.
  known.sort();
  const routes = isData ? requestedRoutes(given, routeIds) : '';
  const text = [canonicalise ? canonicalise(known) : known, routes].map(String).filter(Boolean).join('&');
  return { search: text && `?${text}`, cacheable: text.length <= maxCachedQueryLength };
}

/** The parameter that limits a data request to some routes of the page; ids of other routes are dropped. */
function requestedRoutes(given: URLSearchParams, routeIds: readonly string[]): URLSearchParams {
  const named = given.get('_routes')?.split(',') ?? [];
  const requested = routeIds.filter((id) => named.includes(id));
  return new URLSearchParams(requested.length > 0 ? { _routes: requested.join(',') } : {});
}

/** The path of a page's loader data, as React Router's client builds it. */
export function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** Without duplicate or trailing slashes and dot segments, in one percent-encoding. */
function normalisePath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    decodeURI(path);
    const { pathname } = new URL(`http://host${path}`);
    return inOneEncoding(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
  } catch {
    return undefined;
  }
}

/** Thai pages have no prefix: `/th` is redirected to the path without it. */
function withoutThaiPrefix(path: string): string {
  return path.replace(/^\/th(?=\/|$)/i, '') || '/';
}

/** With no character percent-encoded that never needs to be (RFC 3986, section 2.3): otherwise each page would have as many addresses as spellings. */
function inOneEncoding(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}

function upperCaseEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** Routes match case-insensitively: static segments get the case of the route, parameters keep theirs. */
function inCanonicalCase(path: string, pattern: string): string {
  const segments = path.split('/').slice(1);
  const literals = pattern.split('/');
  if (literals[0] === 'en?') {
    if (segments[0]?.toLowerCase() === 'en') literals[0] = 'en';
    else literals.shift();
  }
  const canonical = segments.map((segment, position) => {
    const literal = literals[position];
    return literal && !/^[:*]/.test(literal) ? literal.replace(/\?$/, '') : segment;
  });
  return `/${canonical.join('/')}`;
}
