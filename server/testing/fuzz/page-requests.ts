import * as fc from 'fast-check';
import { hostileText } from './arbitraries.ts';
import { type Call, header, oddHeaderValues, percentEncode } from './calls.ts';
import { growingText } from './hostile-values.ts';

/** A page, or another address that is no call of the contract. */
export interface PageSubject {
  /** As the router writes it, such as `/product/:slug?`. */
  pattern: string;
  /** The names of its query parameters. */
  query: readonly string[];
  /** Whether forms are posted to it. */
  isForm?: boolean;
}

/** What the web server answers besides pages. */
export const otherAddresses: readonly PageSubject[] = [
  { pattern: '/*', query: [] },
  { pattern: '/:file.:extension', query: [] },
  { pattern: '/assets/:file.js', query: [] },
  { pattern: '/images/*', query: ['width', 'height'] },
  { pattern: '/sitemaps/:name.xml', query: [] },
  { pattern: '/feeds/:name.xml', query: [] },
  { pattern: '/robots.txt', query: [] },
  { pattern: '/sw.js', query: [] },
  { pattern: '/docs/*', query: [] },
  { pattern: '/sign-in/:provider', query: ['redirect', 'link'] },
  { pattern: '/sign-in/line/callback', query: ['code', 'state', 'iss', 'error'] },
  { pattern: '/auth/session', query: [], isForm: true },
  { pattern: '/account/sign-out', query: [], isForm: true },
  { pattern: '/wishlist/unsubscribe', query: ['token'], isForm: true },
  { pattern: '/*', query: [], isForm: true },
];

/** Parts of paths that are not what they seem, as they are sent. */
const oddSegments = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%5c',
  '%',
  '%zz',
  '%ff',
  '%E0%B8',
  '%ED%A0%80',
  '%250a',
  '%0a',
  '%00',
  '*',
  ':slug',
  '_',
  '.data',
  '_.data',
  'x.data',
  'a+b',
  '%E0%B8%81',
  'x;y',
  'EN',
  'th',
  '~',
  '@',
  "'",
];

const segment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...oddSegments) },
  { weight: 2, arbitrary: hostileText.map((text) => percentEncode(text).slice(0, 3000)) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,20}$/) },
);

/** Requests for an address: with odd paths, queries, cookies and headers, as a guest or with a customer's session. */
export function requestsFor(
  { pattern, query, isForm }: PageSubject,
  { origin, known }: { origin: string; known: (name: string) => readonly unknown[] },
): fc.Arbitrary<Call> {
  return fc
    .record({
      method: isForm
        ? fc.constant('POST')
        : fc.oneof(
            { weight: 12, arbitrary: fc.constant('GET') },
            fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PROPFIND'),
          ),
      language: fc.constantFrom('', '', '/en', '/th', '//', '/EN'),
      path: pathOf(pattern, known),
      suffix: fc.oneof(
        { weight: 10, arbitrary: fc.constant('') },
        fc.constantFrom('/', '.data', '//', '/.', '%0a', '%20', '.html'),
      ),
      query: queryOf(query),
      headers: fc.tuple(
        header('accept', 'text/html,application/xhtml+xml,*/*;q=0.8'),
        header('accept-language', 'th', 'en-GB,en;q=0.9'),
        header('accept-encoding', 'gzip, deflate, br, zstd', 'gzip', 'br;q=0', 'identity;q=0, *;q=0'),
        optional(header('range', 'bytes=0-9', 'bytes=9-0', 'bytes=-1', 'bytes=0-0,2-3', 'x=1')),
        optional(header('if-none-match', '*', 'W/"x"', '"')),
        optional(header('if-modified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x')),
        optional(header('referer', `${origin}/`, 'http://[', 'x')),
        optional(header('sec-fetch-site', 'none', 'same-origin', 'cross-site')),
        optional(header('sec-purpose', 'prefetch', 'x')),
        optional(header('x-forwarded-for', '203.0.113.7', 'x', '::')),
        optional(cookies),
      ),
      body: isForm ? formBody(origin) : fc.constant({ headers: {}, content: undefined }),
      signedIn: fc.boolean(),
    })
    .map(({ method, language, path, suffix, query, headers, body, signedIn }) => ({
      method,
      url: (language + path + suffix).replace(/^\/*(?=$)/, '/').slice(0, 9000) + query,
      headers: { ...(Object.assign({}, ...headers) as Record<string, string>), ...body.headers },
      body: body.content,
      signedIn,
      isOfBrowser: true,
    }));
}

/** Texts that a page could take for one of its own words: every object has properties of these names. */
const inheritedNames = ['constructor', '__proto__'];

/** Requests for a page with a text in one of its query parameters that grows when it is normalised, or that is a property of every object. */
export function requestsWithOneCriticalText(
  { pattern, query, isForm }: PageSubject,
  known: (name: string) => readonly unknown[],
): Call[] {
  if (isForm) return [];
  const path = pattern.replace(/:(\w+)\??|\*/g, (_, name = '') =>
    percentEncode(String(known(name)[0] ?? known('slug')[0] ?? 'x')),
  );
  return query.flatMap((name) =>
    [growingText, ...inheritedNames].map((text) => ({
      method: 'GET',
      url: `${path}?${name}=${percentEncode(text)}`,
      headers: {},
      body: undefined,
      signedIn: false,
      isOfBrowser: true,
    })),
  );
}

const optional = (one: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<Record<string, string>> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: one });

function pathOf(pattern: string, known: (name: string) => readonly unknown[]): fc.Arbitrary<string> {
  const parts = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      const name = /^:(\w+)\??$/.exec(part)?.[1];
      const texts = [...new Set([...known(name ?? ''), ...known('slug')])].map((value) => percentEncode(String(value)));
      if (name) return texts.length > 0 ? fc.oneof(segment, fc.constantFrom(...texts)) : segment;
      if (part === '*') return fc.array(segment, { maxLength: 4 }).map((all) => all.join('/'));
      return segment.map((text) => part.replace(/:\w+/g, () => text));
    });
  return fc.tuple(...parts).map((all) => `/${all.join('/')}`);
}

const value = fc.oneof(
  hostileText.map((text) => percentEncode(text).slice(0, 3000)),
  fc.constantFrom('1', '2', 'th', 'price-asc', '%', '%zz', '%ff', '%00', '+', '&', '=', '[]', 'a,b', '/', '//x'),
);

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const usual = [...names, '_routes', 'utm_source', 'redirect'];
  const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: value });
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));
}

const cookieNames = [
  'session_id',
  'session',
  'session_email',
  'signed_in',
  'cid',
  'device',
  'sign_in',
  'locale',
  '__Host-session',
  '__proto__',
  '',
];
const cookieValues = fc.oneof(
  hostileText.map((text) => percentEncode(text).slice(0, 500)),
  fc.constantFrom(
    'x|y',
    'a.b.c|d',
    'e30.e30.e30|x',
    'en',
    '"',
    '%',
    '%zz',
    '%00',
    '%0a',
    'a=b',
    '..',
    '\u00e9',
    'th%2F%2Fevil.example',
  ),
);
const cookies: fc.Arbitrary<Record<string, string>> = fc
  .array(fc.tuple(fc.constantFrom(...cookieNames), cookieValues), { minLength: 1, maxLength: 4 })
  .map((pairs) => ({ cookie: pairs.map((pair) => pair.join('=')).join('; ') }));

function formBody(origin: string): fc.Arbitrary<Pick<Call, 'headers'> & { content: string }> {
  const contents = fc.oneof(
    hostileText.map((email) => JSON.stringify({ email })),
    hostileText.map((text) => JSON.stringify(text)),
    fc.jsonValue().map((any) => JSON.stringify(any)),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{',
      'List-Unsubscribe=One-Click',
      'a=%00',
      '{"email":null}',
      '{"email":{"toString":1}}',
    ),
  );
  const types = fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'x/y',
    '',
  );
  const origins = fc.constantFrom(origin, origin, origin, 'null', ...oddHeaderValues.slice(0, 3));
  return fc.tuple(contents, types, origins).map(([content, type, from]) => ({
    headers: { origin: from, ...(type ? { 'content-type': type } : {}) },
    content,
  }));
}
