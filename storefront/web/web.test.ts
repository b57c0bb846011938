import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createRequestHandler,
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serviceWorker } from '../navigation/offline/service-worker.ts';
import { readResponse } from '../request/page-response.ts';
import {
  apiContext,
  cachePolicyContext,
  connectOriginsContext,
  contextOf,
  nonceContext,
  type RequestParts,
  sessionContext,
} from '../request/request-context.ts';
import { routeMatcherOf } from '../request/route-matcher.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { webRoutes } from './web.ts';

const origin = 'https://shop.example';

let app: FastifyInstance;
let cache: PageCache;
let time: number;
/** The requests that were rendered, in order. */
let renders: { url: string; cookie: string | null; signedIn: boolean; locale: unknown }[];
let price: number;

/** A minimal storefront: the real router, pages of one line. */
function buildOf(loaders: Record<string, (args: LoaderFunctionArgs) => unknown>): ServerBuild {
  const routes: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module: { default: () => null } },
  };
  for (const [path, loader] of Object.entries(loaders)) {
    routes[path] = {
      id: path,
      parentId: 'root',
      path,
      index: path === 'en?' || undefined,
      module: { default: () => null, loader },
    };
  }
  const handleRequest = (
    _request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
    requestContext: RouterContextProvider,
  ) => {
    const { loaderData, errors } = context.staticHandlerContext;
    const text = errors ? 'error' : String(Object.values(loaderData).find((value) => value !== undefined));
    headers.set('content-type', 'text/html; charset=utf-8');
    const nonce = requestContext.get(nonceContext);
    return new Response(`<html><script nonce="${nonce}">start()</script><p>${text}</p></html>`, { status, headers });
  };
  const createPageHandler = (build: ServerBuild) => async (request: Request, parts: RequestParts) =>
    readResponse(await createRequestHandler(build, 'test')(request, contextOf(parts)));
  return {
    entry: {
      module: {
        default: handleRequest,
        handleError: () => undefined,
        createPageHandler,
        createRouteMatcher: routeMatcherOf,
        writeServiceWorker: (build: ServerBuild) => serviceWorker(build.assets.version),
      } as ServerBuild['entry']['module'],
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

async function recordRender({ request, context }: LoaderFunctionArgs) {
  const answer = (await context.get(apiContext)('GET /pim/api/categories/menu')) as unknown;
  renders.push({
    url: request.url,
    cookie: request.headers.get('cookie'),
    signedIn: context.get(sessionContext).signedIn,
    locale: answer,
  });
}

async function serve({ blockCrawlers = false, shopOrigin = origin } = {}): Promise<void> {
  time = 1_000_000;
  renders = [];
  price = 100;
  cache = createPageCache({ maxBytes: 1024 * 1024, now: () => time, onError: () => undefined });
  app = Fastify();
  await app.register(webRoutes, {
    build: buildOf({
      'en?': async (args) => {
        await recordRender(args);
        return 'home';
      },
      'en?/product/:slug?': async (args) => {
        await recordRender(args);
        if (args.params.slug === 'none') throw data(null, { status: 404 });
        if (args.params.slug === 'injected') return '<script>steal()</script><script nonce="">steal()</script>';
        if (args.params.slug === 'busy') throw data(null, { status: 503 });
        if (args.params.slug === 'bug') throw new Error('bug');
        const cachePolicy = args.context.get(cachePolicyContext);
        if (args.params.slug === 'partial') cachePolicy.noStore();
        if (args.params.slug === 'until-noon') cachePolicy.expireAt(new Date(time + 10_000));
        cachePolicy.tag('product:1');
        return `price ${price}`;
      },
      'en?/product-category/*': async (args) => {
        await recordRender(args);
        return new URL(args.request.url).search;
      },
      'en?/account': async (args) => {
        await recordRender(args);
        return 'account';
      },
      'en?/confirmation/pay/:orderId?': async ({ context, params }) => {
        if (params.orderId === 'by-card') context.get(connectOriginsContext).add('https://vault.example');
        return 'pay';
      },
      'en?/checkout': async () => redirect('/'),
      'en?/*': () => {
        throw data(null, { status: 404 });
      },
    }),
    origin: shopOrigin,
    api: (locale, headers) => (async () => ({ locale, ...headers })) as never,
    session: async (_request, reply) => {
      reply.header('set-cookie', 'session_id=new; Path=/');
      return { signedIn: true, headers: { 'session-id': 'v1' } };
    },
    cache,
    now: () => time,
    blockCrawlers,
    imageSources: ['https://pictures.example'],
  });
}

beforeEach(() => serve());
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a public page', () => {
  test('is rendered once for everybody, without cookies and under the configured address', async () => {
    const first = await get('/product/phone-1', {
      cookie: 'session=secret',
      host: 'evil.example',
      authorization: 'Bearer x',
    });
    const second = await get('/product/phone-1', { host: 'other.example' });
    expect(first.body).toContain('price 100');
    expect(second.body).toBe(first.body);
    expect(renders).toEqual([
      {
        url: `${origin}/product/phone-1`,
        cookie: null,
        signedIn: false,
        locale: { locale: 'th', 'x-forwarded-for': '127.0.0.1' },
      },
    ]);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('that the browser prefetches can be opened for ten seconds without asking again', async () => {
    await get('/product/phone-1');
    const prefetch = { 'sec-purpose': 'prefetch' };
    const first = await get('/product/phone-1', prefetch);
    expect(first.headers['cache-control']).toBe('private, max-age=10');
    const again = await get('/product/phone-1', { ...prefetch, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, max-age=10']);
    expect((await get('/product/phone-1')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('is in the language of its URL', async () => {
    await get('/en/product/phone-1');
    expect(renders[0]?.locale).toMatchObject({ locale: 'en' });
  });

  test('is one cached page in any order of its query, and ignores undeclared names', async () => {
    await get('/product-category/phones?utm_source=mail&sort=newest&brands=Apple');
    const again = await get('/product-category/phones?brands=Apple&sort=newest&fbclid=1');
    expect(again.body).toContain('?brands=Apple&sort=newest<');
    expect(renders).toHaveLength(1);
    await get('/product-category/phones?brands=Sony&sort=newest');
    expect(renders).toHaveLength(2);
  });

  test('is one cached page in any order of values, and ignores invalid ones', async () => {
    const one = await get('/product-category/phones?brands=Apple&brands=Sony&minPrice=5');
    for (const search of [
      'brands=Sony&brands=Apple&minPrice=5',
      'minPrice=5&brands=Apple&brands=Sony&brands=sony&page=0&sort=cheap&availability=never&maxPrice=x&query=%20',
      'minPrice=5&minPrice=6&brands=Apple&brands=%00Sony%0A&attributes=colour&promotion=',
    ])
      expect((await get(`/product-category/phones?${search}`)).body).toBe(one.body);
    expect(cache.pages).toBe(1);
    await get('/product-category/phones.data?minPrice=5&brands=Sony&brands=Apple');
    expect(renders.at(-1)?.url).toContain('?brands=Apple&brands=Sony&minPrice=5');
  });

  test('has data for the requested routes of the page, and ignores other names', async () => {
    const listing = 'en?/product-category/*';
    const data = await get(`/product-category/phones.data?_routes=${encodeURIComponent(listing)}`);
    expect(renders).toHaveLength(1);
    for (const names of [`nonsense,${listing}`, `${listing},${listing}`, `en?/account,${listing}`])
      expect((await get(`/product-category/phones.data?_routes=${encodeURIComponent(names)}`)).body).toBe(data.body);
    await get('/product-category/phones.data?_routes=nonsense');
    await get('/product-category/phones.data?_routes=other');
    expect(cache.pages).toBe(2);
  });

  test('with a very long query is not cached', async () => {
    await get(`/product-category/phones?query=${encodeURIComponent('ก'.repeat(100))}`);
    expect(cache.pages).toBe(0);
  });

  test('is rendered again after one of its tags is invalidated', async () => {
    await get('/product/phone-1');
    price = 90;
    cache.invalidate(['product:1']);
    expect((await get('/product/phone-1')).body).toContain('price 90');
  });

  test('is not served after the expiry that its loader set', async () => {
    await get('/product/until-noon');
    time += 10_000;
    price = 120;
    expect((await get('/product/until-noon')).body).toContain('price 120');
  });

  test.each([
    ['/product/none', 404],
    ['/product/bug', 500],
    ['/product/busy', 503],
    ['/product/partial', 200],
  ])('that is missing, failed or incomplete is not cached: %s', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cache.pages).toBe(0);
  });

  test('that cannot be made for the moment says when to ask again', async () => {
    expect((await get('/product/busy')).headers['retry-after']).toBe('5');
    expect((await get('/product/none')).headers['retry-after']).toBeUndefined();
  });

  test('has its loader data cached in the same way', async () => {
    const first = await get('/product/phone-1.data', { cookie: 'session=secret' });
    expect(first.headers['content-type']).toContain('text/x-script');
    expect(first.body).toContain('price 100');
    await get('/product/phone-1.data');
    expect(renders).toHaveLength(1);
    expect((await get('/_.data')).body).toContain('home');
    expect((await get('/product/none.data')).statusCode).toBe(404);
    expect(cache.pages).toBe(2);
  });

  test.each(['/product/phone-1', '/account'])(
    'and a private one allow only their own scripts, and no framing: %s',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      // The hash of `start()`.
      expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    },
  );

  test('and not a script that content brought into the page', async () => {
    const { headers, body } = await get('/product/injected');
    expect(body).toContain('<script>steal()</script>');
    const hashes = String(headers['content-security-policy']).match(/'sha256-[^']*'/g);
    expect(hashes).toEqual(["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"]);
    expect(body).toContain('<script>start()</script>');
  });

  test('no inline style, and no picture from elsewhere but the named ones', async () => {
    const policy = String((await get('/product/phone-1')).headers['content-security-policy']);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).not.toContain('unsafe');
  });

  test('and only a page that needs it may connect to another origin', async () => {
    const connections = async (url: string) =>
      /connect-src ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    expect(await connections('/confirmation/pay/by-card')).toBe("'self' https://vault.example");
    expect(await connections('/confirmation/pay/by-qr')).toBe("'self'");
    expect(await connections('/product/phone-1')).toBe("'self'");
  });
});

describe('a response', () => {
  test('for an unchanged page is 304 without a body', async () => {
    const { headers } = await get('/product/phone-1');
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get('/product/phone-1', { 'if-none-match': known });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await get('/product/phone-1', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['*;q=0', undefined],
    ['deflate', undefined],
    [';,;q=', undefined],
  ])('to a client that accepts %s is encoded as %s', async (accepted, encoding) => {
    for (const url of ['/product/phone-1', '/account']) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('accept-encoding');
    }
  });

  test.each(['/product/phone-1', '/account'])('to HEAD has the headers and no body: %s', async (url) => {
    for (const cacheState of ['miss', 'hit']) {
      const answer = await app.inject({ method: 'HEAD', url });
      expect([cacheState, answer.statusCode, answer.body]).toEqual([cacheState, 200, '']);
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });
});

describe('a method that pages do not support', () => {
  /** Over the network, since `inject` supports fewer methods. */
  async function send(method: string, path: string, body?: string) {
    if (!app.server.listening) await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const outgoing = request({ port, method, path, agent: false, headers: { 'content-type': 'text/odd' } });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, allow: answer.headers.allow, sent: await text(answer) };
  }

  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND', 'PURGE', 'M-SEARCH'];
  const paths = ['/', '/product/phone-1', '/product/phone-1.data', '/account', '/no/such/page', '/robots.txt'];

  test.each(methods)('is rejected with the supported ones: %s', async (method) => {
    for (const path of paths)
      expect([path, await send(method, path)]).toEqual([
        path,
        { status: 405, allow: 'GET, HEAD', sent: 'Method not allowed' },
      ]);
    expect(renders).toEqual([]);
  });

  test('is rejected before its body is read', async () => {
    expect((await send('POST', '/account', 'x'.repeat(2 ** 21))).status).toBe(405);
  });

  test.each(paths)('OPTIONS lists the supported ones: %s', async (path) => {
    expect(await send('OPTIONS', path)).toEqual({ status: 204, allow: 'GET, HEAD', sent: '' });
    expect(renders).toEqual([]);
  });
});

describe('a private page', () => {
  test('is rendered for its shopper each time and never cached', async () => {
    const answer = await get('/en/account', { cookie: 'session=mine' });
    await get('/en/account', { cookie: 'session=yours' });
    expect(renders).toEqual([
      {
        url: `${origin}/en/account`,
        cookie: 'session=mine',
        signedIn: true,
        locale: { locale: 'en', 'session-id': 'v1' },
      },
      expect.objectContaining({ cookie: 'session=yours' }),
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['set-cookie']).toBe('session_id=new; Path=/');
    expect(cache.pages).toBe(0);
  });

  test('may redirect its shopper', async () => {
    const answer = await get('/checkout');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });
});

describe('a URL', () => {
  test.each([
    ['/product/phone-1/', '/product/phone-1'],
    ['/EN/Product/Phone-1', '/en/product/Phone-1'],
    ['/Account?tab=1', '/account?tab=1'],
    ['//evil.example/x/', '/evil.example/x'],
    ['/product//phone-1', '/product/phone-1'],
    ['/en/', '/en'],
  ])('that is not canonical redirects to the one that is: %s', async (odd, right) => {
    const answer = await get(odd);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, origin + right]);
  });

  test.each(['/product/ก-1', '/product/%E0%B8%81-1', '/product/%e0%b8%81-1'])('may be in Thai: %s', async (url) => {
    expect((await get(encodeURI(decodeURI(url)))).statusCode).toBe(200);
    expect((await get(encodeURI(decodeURI(url)).toLowerCase())).statusCode).toBe(200);
    expect(renders).toHaveLength(1);
  });

  test('that matches no page gets the page for 404', async () => {
    const answer = await get('/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each(['/assets/old-chunk-123.js', '/favicon.ico', '/product/photo.JPG'])(
    'of a missing file gets plain text: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain']);
    },
  );

  test.each(['/product/usb-3.2-hub-1', '/product/wi-fi-6.0'])('may have a dot: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('a page of a shop at http://localhost:3000', () => {
  const localOrigin = 'http://localhost:3000';
  const navigate = (host: string) => get('/en/product/phone-1?sku=2', { host, 'sec-fetch-mode': 'navigate' });
  beforeEach(async () => {
    await app.close();
    await serve({ shopOrigin: localOrigin });
  });

  test.each(['127.0.0.1:3000', '[::1]:3000', 'shop.localhost:3000'])(
    'opens there in a browser that has %s in its address bar',
    async (host) => {
      await navigate('localhost:3000');
      expect(cache.pages).toBe(1);
      const answer = await navigate(host);
      expect([answer.statusCode, answer.headers.location]).toEqual([307, `${localOrigin}/en/product/phone-1?sku=2`]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['localhost:3000', '127.0.0.1:8080', 'localhost.evil.example:3000', '192.168.1.2:3000', 'not a host'])(
    'opens at once for the host %s',
    async (host) => {
      expect((await navigate(host)).statusCode).toBe(200);
    },
  );

  test('opens at once for programs, whatever the name', async () => {
    expect((await get('/product/phone-1', { host: '127.0.0.1:3000' })).statusCode).toBe(200);
  });
});

describe('the home page of a shopper who chose English', () => {
  test.each<Record<string, string>>([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }])(
    'is the English one on arrival: %j',
    async (headers: Record<string, string>) => {
      await get('/');
      const answer = await get('/?utm=1', { cookie: 'a=1; locale=en', ...headers });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `${origin}/en?utm=1`]);
      expect((await get('/', { cookie: 'locale=en', ...headers })).statusCode).toBe(302);
    },
  );

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { referer: `${origin}/product/phone-1` }])(
    'is the Thai one when they follow a link of the shop: %j',
    async (headers: Record<string, string>) => {
      expect((await get('/', { cookie: 'locale=en', ...headers })).statusCode).toBe(200);
    },
  );

  test('redirects on that path only, and not after choosing Thai', async () => {
    expect((await get('/product/phone-1', { cookie: 'locale=en' })).statusCode).toBe(200);
    expect((await get('/', { cookie: 'locale=th' })).statusCode).toBe(200);
    expect((await get('/_.data', { cookie: 'locale=en' })).statusCode).toBe(200);
  });
});

test('a shop that blocks crawlers says so on every page; another one on none', async () => {
  const pages = ['/', '/product/phone-1', '/account', '/nowhere', '/missing.png', '/robots.txt'];
  const robotsTags = () => Promise.all(pages.map(async (url) => (await get(url)).headers['x-robots-tag']));
  expect(await robotsTags()).toEqual(pages.map(() => undefined));
  await app.close();
  await serve({ blockCrawlers: true });
  expect(await robotsTags()).toEqual(pages.map(() => 'noindex, nofollow'));
});
