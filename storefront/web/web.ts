import { randomBytes } from 'node:crypto';
import { type IncomingMessage, METHODS } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import type * as EntryServer from '../entry.server.tsx';
import type { PublicPage } from '../pages.ts';
import { RecordedCachePolicy } from '../request/cache-policy.ts';
import type { RequestParts } from '../request/request-context.ts';
import type { RouteMatcher } from '../request/route-matcher.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { canonicalQuery, dataPath, type PageRequest, readPageRequest } from './page-request.ts';
import { otherLoopbackNameCheck, prefersEnglish, redirectOf } from './redirects.ts';
import { contentSecurityPolicy, hashOwnScripts, securityHeaders } from './security-headers.ts';
import { sendLoadedPage, sendResponse, sendStoredPage } from './send-response.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import type { PageSession } from './session/session-proxy.ts';
import { socialSignInRoutes } from './session/social-sign-in.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request for a page: the pattern of its path in the table of pages. */
    pagePattern?: string | undefined;
  }
}

export interface WebOptions {
  /** The built storefront; a function in development, where pages are not cached and have no content security policy. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the built files for browsers. */
  clientFolder?: string;
  /** The shop's public URL, such as `https://saifah.example`; never taken from a request. */
  origin: string;
  /** The API client in a language; with the shopper's headers on private pages, and the visitor's address on public ones. */
  api: (locale: Locale, headers?: Record<string, string>) => Client;
  /** Identifies the shopper of a private page. */
  session: PageSession;
  cache: PageCache;
  now: () => number;
  /** Asks search engines not to index anything, such as on a staging shop. */
  blockCrawlers?: boolean;
  /** Sources of analytics and bot check for the content security policy, where the shop uses them. */
  trustedSources?: readonly string[];
  /** Sources that scripts of analytics send to, where the shop uses it. */
  connectSources?: readonly string[];
  /** Sources of pictures that are not the shop's own. */
  imageSources?: readonly string[];
  /** The container of the tag manager; null or absent where the shop has none. */
  tagManagerId?: string | null;
  /** Runs each rendering of a page, to measure it. */
  measureRendering?: <T>(pattern: string, render: () => Promise<T>) => Promise<T>;
}

/** A loaded build. */
interface Storefront {
  matchPath: RouteMatcher;
  render: (request: Request, parts: RequestParts) => Promise<Response>;
  /** The script at `/sw.js`. */
  writeServiceWorker: () => string;
}

/** How long a stale page is served while it is revalidated, in multiples of its freshness. */
const staleFactor = 5;
/** When a page that could not be made for the moment may be asked for again. */
const retrySeconds = 5;
/** Pages are only read: the shop's forms call the API. */
const readMethods = ['GET', 'HEAD'];

/** Serves the storefront's pages and files: page cache, then React Router. Register it last: it handles every remaining path. */
export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { cache, origin, now, tagManagerId = null, measureRendering = (_pattern, render) => render() } = options;
  const isDevelopment = typeof options.build === 'function';
  app.decorateRequest('pagePattern', undefined);
  const storefronts = new WeakMap<ServerBuild, Storefront>();
  const commonHeaders = {
    ...securityHeaders(origin),
    ...(options.blockCrawlers ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };

  if (options.clientFolder) {
    await app.register(fastifyStatic, {
      root: options.clientFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite puts a content hash into the names of files in `assets`.
        const age = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
        reply.header('cache-control', `public, ${age}`);
        for (const [name, value] of Object.entries(commonHeaders)) reply.header(name, value);
      },
    });
  }

  await app.register(socialSignInRoutes, { origin, api: options.api, session: options.session });
  await app.register(unsubscribeRoutes, { origin, api: options.api, headers: commonHeaders });
  await app.register(seoRoutes, { ...options, headers: commonHeaders });

  app.get('/sw.js', async (_request, reply) => {
    const { writeServiceWorker } = await storefront();
    // Browsers check for a new service worker on each navigation.
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=0, must-revalidate' })
      .type('text/javascript; charset=utf-8')
      .send(writeServiceWorker());
  });

  async function storefront(): Promise<Storefront> {
    const build = typeof options.build === 'function' ? await options.build() : options.build;
    const known = storefronts.get(build);
    if (known) return known;
    const { createPageHandler, createRouteMatcher, writeServiceWorker } = build.entry.module as typeof EntryServer;
    const made = {
      matchPath: createRouteMatcher(build),
      render: createPageHandler(build),
      writeServiceWorker: () => writeServiceWorker(build),
    };
    storefronts.set(build, made);
    return made;
  }

  /** A nonce for one rendering; none in development, where pages have no content security policy. */
  function createNonce(): string | undefined {
    return isDevelopment ? undefined : randomBytes(18).toString('base64url');
  }

  /**
   * Adds the headers of every response.
   * @param nonce the one that the page was rendered with
   */
  async function withCommonHeaders(
    response: Response,
    { cacheControl, nonce, connectOrigins }: { cacheControl: string; nonce?: string; connectOrigins?: Set<string> },
  ): Promise<Response> {
    const headers = new Headers(response.headers);
    // A page may be stricter.
    for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
    if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retrySeconds));
    if (!headers.get('content-type')?.startsWith('text/html') || nonce === undefined)
      return new Response(response.body, { status: response.status, headers });
    const { html, scriptHashes } = hashOwnScripts(await response.text(), nonce);
    const policy = contentSecurityPolicy({
      scriptHashes,
      trusted: options.trustedSources ?? [],
      images: options.imageSources ?? [],
      connect: [...(options.connectSources ?? []), ...(connectOrigins ?? [])],
    });
    headers.set('content-security-policy', policy);
    return new Response(html, { status: response.status, headers });
  }

  async function renderPublic(
    url: string,
    { locale, pattern = '' }: PageRequest,
    page: PublicPage,
    { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  ): Promise<RenderedPage> {
    const cachePolicy = new RecordedCachePolicy();
    const nonce = createNonce();
    const { render } = await storefront();
    const response = await measureRendering(pattern, () =>
      render(new Request(url), {
        // For limits of calls: the page has nothing else of who asked for it.
        api: options.api(locale, { 'x-forwarded-for': ip }),
        session: { signedIn: false },
        cachePolicy,
        log,
        tagManagerId,
        nonce,
      }),
    );
    const cacheable = response.status < 400 && cachePolicy.cacheable;
    const freshFor = page.freshSeconds * 1000;
    return {
      response: await withCommonHeaders(response, {
        cacheControl: cacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
        nonce,
      }),
      pattern,
      tags: cachePolicy.tags,
      freshUntil: Math.min(now() + freshFor, cachePolicy.expiresAt),
      staleUntil: Math.min(now() + freshFor * (1 + staleFactor), cachePolicy.expiresAt),
      cacheable: cachePolicy.cacheable,
    };
  }

  async function renderPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    { locale, pattern = '' }: PageRequest,
  ): Promise<Response> {
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    const { headers, ...session } = await options.session(request, reply);
    const pageRequest = new Request(url, {
      method: request.method,
      headers: headersOf(request.raw),
      signal: closed.signal,
    });
    const { render } = await storefront();
    const connectOrigins = new Set<string>();
    const nonce = createNonce();
    const response = await measureRendering(pattern, () =>
      render(pageRequest, {
        api: options.api(locale, headers),
        session,
        cachePolicy: new RecordedCachePolicy(),
        log: request.log,
        tagManagerId,
        nonce,
        connectOrigins,
      }),
    );
    return withCommonHeaders(response, { cacheControl: 'private, no-store', nonce, connectOrigins });
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = readPageRequest(request.raw.url ?? '/', (await storefront()).matchPath);
    if (!page) return reply.code(400).type('text/plain').send('Bad request');
    request.pagePattern = page.pattern;
    if (!page.isData) {
      if (looksLikeFile(page.path)) return reply.code(404).headers(commonHeaders).type('text/plain').send('Not found');
      const redirect = redirectOf(page, request.raw, origin);
      if (redirect) return reply.code(redirect.status).headers(redirect.headers).send();
    }
    const path = page.isData ? dataPath(page.path) : page.path;
    const { publicPage } = page;
    if (!publicPage) {
      return sendResponse(request, reply, await renderPrivate(request, reply, origin + path + page.search, page));
    }
    const query = canonicalQuery(page, publicPage);
    const url = origin + path + query.search;
    const renderPage = () => renderPublic(url, page, publicPage, request);
    if (isDevelopment || !query.cacheable) return sendResponse(request, reply, (await renderPage()).response);
    const stored = await cache.get(url, renderPage);
    if (stored instanceof Response) return sendResponse(request, reply, stored);
    return sendLoadedPage(request, reply, stored);
  }

  function rejectMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).header('allow', readMethods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return reply.code(405).type('text/plain').send('Method not allowed');
  }

  const hasOtherLoopbackName = otherLoopbackNameCheck(origin);
  app.register(async (web) => {
    for (const method of METHODS) if (!web.supportedMethods.includes(method)) web.addHttpMethod(method);
    web.route({
      method: web.supportedMethods.filter((method) => !readMethods.includes(method)),
      url: '/*',
      // Before the body is read.
      onRequest: async (request, reply) => rejectMethod(request, reply),
      handler: rejectMethod,
    });
    web.route({
      method: readMethods,
      url: '/*',
      handler: (request, reply) => {
        const { raw } = request;
        if (hasOtherLoopbackName?.(raw))
          return reply
            .code(307)
            .headers({ location: origin + raw.url, 'cache-control': 'no-store' })
            .send();
        if (!(raw.url === '/' && prefersEnglish(raw))) {
          const page = cache.find(origin + raw.url);
          if (page) {
            request.pagePattern = page.pattern;
            reply.hijack();
            sendStoredPage(raw, reply.raw, page);
            return undefined;
          }
        }
        return respond(request, reply);
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

/** Page paths have no extension: for a missing file the response is plain text, not the page for 404. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,10}$/i.test(path);
}
