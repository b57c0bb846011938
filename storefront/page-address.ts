import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import { localeOfPath } from './i18n/locale-of-path.ts';
import { type PublicPage, publicPages } from './public-pages.ts';

/** What the web server reads out of an address before it renders anything. */
export interface PageAddress {
  locale: Locale;
  /** The page's path in its one right spelling. */
  path: string;
  /** True where the address spelled it in another way. */
  isMisspelt: boolean;
  /** True for the data of a page, which the router fetches under the page's path with `.data` behind it. */
  isData: boolean;
  /** Where the page is one that the page cache may keep. */
  publicPage: PublicPage | undefined;
  /** The routes that the page is made of, from the root down. */
  routeIds: string[];
  /** With `?`, as it came. */
  search: string;
}

/** Longer queries of public pages are rendered, but not kept: nobody asks for them twice. */
const longestQuery = 300;

/** The routes of a build, for `readAddress`. */
export function routesOf(build: ServerBuild): RouteObject[] {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(build.routes)
      .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
      .map((route) =>
        route?.index
          ? { id: route.id, path: route.path, index: true }
          : { id: route?.id, path: route?.path, children: childrenOf(route?.id) },
      );
  return childrenOf(undefined);
}

/** Undefined where the address can't be read at all. */
export function readAddress(url: string, routes: RouteObject[]): PageAddress | undefined {
  const queryAt = url.indexOf('?');
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  const asked = queryAt < 0 ? url : url.slice(0, queryAt);
  const normal = normalisedPath(asked);
  if (normal === undefined) return undefined;
  const isData = normal.endsWith('.data');
  const plain = isData ? normal.replace(/\/_\.data$|\.data$/, '') || '/' : withoutThai(normal);
  const matches = matchRoutes(routes, plain);
  const pattern = matches
    ?.map(({ route }) => route.path ?? '')
    .filter(Boolean)
    .join('/');
  const path = pattern === undefined ? plain : inRightCase(plain, pattern);
  const publicPage = pattern === undefined ? undefined : publicPages[`/${pattern.replace(/^en\?\/?/, '')}`];
  const isMisspelt = !isData && path !== upperCaseEscapes(asked);
  const routeIds = matches?.flatMap(({ route }) => route.id ?? []) ?? [];
  return { locale: localeOfPath(path), path, isMisspelt, isData, publicPage, routeIds, search };
}

/** The query that a public page is rendered with and kept under: known names only, in one order, in one spelling. */
export function knownQuery(
  { search, isData, routeIds }: PageAddress,
  { query, tidy }: PublicPage,
): { text: string; isShort: boolean } {
  if (search === '') return { text: '', isShort: true };
  const given = new URLSearchParams(search);
  const known = new URLSearchParams([...given].filter(([name, value]) => query.includes(name) && value !== ''));
  // Stable: values of one name keep their order.
  known.sort();
  const wanted = isData ? wantedRoutes(given, routeIds) : '';
  const text = [tidy ? tidy(known) : known, wanted].map(String).filter(Boolean).join('&');
  return { text: text && `?${text}`, isShort: text.length <= longestQuery };
}

/** The routes of a page whose data the router's client wants, where it does not want all. */
function wantedRoutes(given: URLSearchParams, routeIds: readonly string[]): URLSearchParams {
  const named = given.get('_routes')?.split(',') ?? [];
  const wanted = routeIds.filter((id) => named.includes(id));
  return new URLSearchParams(wanted.length > 0 ? { _routes: wanted.join(',') } : {});
}

/** The path to fetch a page's data from, as the router's client builds it. */
export function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** One slash between segments, none at the end, no dots, one way of percent-encoding. */
function normalisedPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    decodeURI(path);
    const { pathname } = new URL(`http://host${path}`);
    return upperCaseEscapes(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
  } catch {
    return undefined;
  }
}

/** Thai pages have no prefix, whatever other shops' addresses have taught. */
function withoutThai(path: string): string {
  return path.replace(/^\/th(?=\/|$)/i, '') || '/';
}

function upperCaseEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** Routes match in any case: what `routes.ts` spells out gets its spelling, names of things keep theirs. */
function inRightCase(path: string, pattern: string): string {
  const segments = path.split('/').slice(1);
  const spelled = pattern.split('/');
  if (spelled[0] === 'en?') {
    if (segments[0]?.toLowerCase() === 'en') spelled[0] = 'en';
    else spelled.shift();
  }
  const right = segments.map((segment, position) => {
    const literal = spelled[position];
    return literal && !/^[:*]/.test(literal) ? literal.replace(/\?$/, '') : segment;
  });
  return `/${right.join('/')}`;
}
