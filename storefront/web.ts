import { type IncomingMessage, METHODS } from 'node:http';
import fastifyStatic from '@fastify/static';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteObject, ServerBuild } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import type * as EntryServer from './entry.server.tsx';
import type { PageSession } from './gateway.ts';
import { localeCookie } from './i18n/locale-cookie.ts';
import { dataPath, knownQuery, type PageAddress, readAddress, routesOf } from './page-address.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { NotedPage } from './page-notes.ts';
import type { PublicPage } from './public-pages.ts';
import type { RequestParts } from './request-context.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { sendResponse, sendStored } from './send-page.ts';
import { filesForRobots } from './seo/files-for-robots.ts';

export interface WebOptions {
  /** The storefront as built; a function while it is developed: then nothing is kept and no policy hinders the tools. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The built files for browsers. */
  clientFolder?: string;
  /** The shop's public address, such as `https://saifah.example`; never taken from a request. */
  origin: string;
  /** The API in a language; with the shopper's headers on private pages. */
  api: (locale: Locale, headers?: Record<string, string>) => Client;
  /** Who asks for a private page. */
  session: PageSession;
  cache: PageCache;
  now: () => number;
  /** Keeps search engines out of the whole shop, such as one on trial. */
  closedToRobots?: boolean;
  /** Origins of analytics, bot check and card vault, where the shop uses them. */
  trustedOrigins?: readonly string[];
}

/** A build, ready to answer. */
interface Storefront {
  routes: RouteObject[];
  render: (request: Request, parts: RequestParts) => Promise<Response>;
  /** The script at `/sw.js`. */
  writeServiceWorker: () => string;
}

/** How long a page is served beyond its freshness while a new one is made, in multiples of it. */
const staleFactor = 5;
/** What pages are asked by: nothing is sent to them, forms of the shop speak to its API. */
const readMethods = ['GET', 'HEAD'];

/** Serves the storefront's pages and files: page cache, then React Router. Register it last: it takes every path that is left. */
export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { cache, origin, now } = options;
  const isDevelopment = typeof options.build === 'function';
  const storefronts = new WeakMap<ServerBuild, Storefront>();
  const commonHeaders = {
    ...securityHeaders(origin),
    ...(options.closedToRobots ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };

  if (options.clientFolder) {
    await app.register(fastifyStatic, {
      root: options.clientFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite names what it writes into `assets` by its content.
        const age = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
        reply.header('cache-control', `public, ${age}`);
        for (const [name, value] of Object.entries(commonHeaders)) reply.header(name, value);
      },
    });
  }

  await app.register(filesForRobots, { ...options, headers: commonHeaders });

  app.get('/sw.js', async (_request, reply) => {
    const { writeServiceWorker } = await storefront();
    // Browsers look for a new one with each page.
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=0, must-revalidate' })
      .type('text/javascript; charset=utf-8')
      .send(writeServiceWorker());
  });

  async function storefront(): Promise<Storefront> {
    const build = typeof options.build === 'function' ? await options.build() : options.build;
    const known = storefronts.get(build);
    if (known) return known;
    const { createPageHandler, writeServiceWorker } = build.entry.module as typeof EntryServer;
    const made = { routes: routesOf(build), render: createPageHandler(build), writeServiceWorker };
    storefronts.set(build, made);
    return made;
  }

  /** Adds what every answer carries; a page's policy needs the whole page. */
  async function finished(response: Response, cacheControl: string): Promise<Response> {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
    if (!headers.get('content-type')?.startsWith('text/html') || isDevelopment)
      return new Response(response.body, { status: response.status, headers });
    const html = await response.text();
    headers.set('content-security-policy', contentSecurityPolicy(html, options.trustedOrigins ?? []));
    return new Response(html, { status: response.status, headers });
  }

  async function renderPublic(
    url: string,
    locale: Locale,
    page: PublicPage,
    log: FastifyRequest['log'],
  ): Promise<RenderedPage> {
    const notes = new NotedPage();
    const { render } = await storefront();
    const response = await render(new Request(url), {
      api: options.api(locale),
      session: { signedIn: false },
      page: notes,
      log,
    });
    const isWhole = response.status < 400 && notes.mayBeKept;
    const freshFor = page.fresh * 1000;
    return {
      response: await finished(response, isWhole ? 'public, max-age=0, must-revalidate' : 'no-store'),
      tags: notes.tags,
      freshUntil: Math.min(now() + freshFor, notes.expiresAt),
      staleUntil: Math.min(now() + freshFor * (1 + staleFactor), notes.expiresAt),
      mayBeKept: notes.mayBeKept,
    };
  }

  async function renderPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    locale: Locale,
  ): Promise<Response> {
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    const { headers, signedIn } = await options.session(request, reply);
    const asked = new Request(url, {
      method: request.method,
      headers: headersOf(request.raw),
      signal: closed.signal,
    });
    const { render } = await storefront();
    const response = await render(asked, {
      api: options.api(locale, headers),
      session: { signedIn },
      page: new NotedPage(),
      log: request.log,
    });
    return finished(response, 'private, no-store');
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readAddress(request.raw.url ?? '/', (await storefront()).routes);
    if (!address) return reply.code(400).type('text/plain').send('Bad request');
    if (!address.isData) {
      if (looksLikeFile(address.path))
        return reply.code(404).headers(commonHeaders).type('text/plain').send('Not found');
      const elsewhere = redirection(address, request.raw, origin);
      if (elsewhere) return reply.code(elsewhere.status).headers(elsewhere.headers).send();
    }
    const path = address.isData ? dataPath(address.path) : address.path;
    const { publicPage } = address;
    if (!publicPage) {
      return sendResponse(
        request,
        reply,
        await renderPrivate(request, reply, origin + path + address.search, address.locale),
      );
    }
    const query = knownQuery(address, publicPage);
    const url = origin + path + query.text;
    const renderThis = () => renderPublic(url, address.locale, publicPage, request.log);
    if (isDevelopment || !query.isShort) return sendResponse(request, reply, (await renderThis()).response);
    const page = await cache.get(url, renderThis);
    if (page instanceof Response) return sendResponse(request, reply, page);
    reply.hijack();
    sendStored(request.raw, reply.raw, page);
    return reply;
  }

  function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).header('allow', readMethods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return reply.code(405).type('text/plain').send('Method not allowed');
  }

  app.register(async (web) => {
    for (const method of METHODS) if (!web.supportedMethods.includes(method)) web.addHttpMethod(method);
    web.route({
      method: web.supportedMethods.filter((method) => !readMethods.includes(method)),
      url: '/*',
      // Before the body, which nobody reads.
      onRequest: async (request, reply) => refuseMethod(request, reply),
      handler: refuseMethod,
    });
    web.route({
      method: readMethods,
      url: '/*',
      handler: (request, reply) => {
        const { raw } = request;
        if (!(raw.url === '/' && prefersEnglish(raw))) {
          const page = cache.find(origin + raw.url);
          if (page) {
            reply.hijack();
            sendStored(raw, reply.raw, page);
            return;
          }
        }
        return answer(request, reply);
      },
    });
  });
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return headers;
}

/** Names of pages have no extension; a file that is missing is not a page that is missing. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,10}$/i.test(path);
}

function redirection(
  address: PageAddress,
  request: IncomingMessage,
  origin: string,
): { status: number; headers: Record<string, string> } | undefined {
  // Absolute, so that no path can be read as another host.
  if (address.isMisspelt)
    return {
      status: 301,
      headers: { location: origin + address.path + address.search, 'cache-control': 'public, max-age=3600' },
    };
  if (address.path === '/' && prefersEnglish(request) && isFreshArrival(request, origin))
    return {
      status: 302,
      headers: { location: `${origin}/en${address.search}`, 'cache-control': 'no-store', vary: 'cookie' },
    };
  return undefined;
}

function prefersEnglish({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie?.includes(localeCookie) === true && parseCookie(cookie)[localeCookie] === 'en';
}

/** Whoever follows a link of our own to `/` wants Thai. */
function isFreshArrival(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? !request.headers.referer?.startsWith(`${origin}/`) : site !== 'same-origin';
}
