import { METHODS } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from './page-cache.ts';
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts';
import { canonicalQuery, dataPath, readPageRequest } from './page-request.ts';
import { otherLoopbackNameCheck, prefersEnglish, redirectOf } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';
import { sendLoadedPage, sendResponse, sendStoredPage } from './send-response.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { socialSignInRoutes } from './session/social-sign-in.ts';
import { type StorefrontBuild, storefrontLoader } from './storefront-build.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request for a page: the pattern of its path in the table of pages. */
    pagePattern?: string | undefined;
  }
}

export interface WebOptions extends PageRendererOptions {
  /** In development, pages are not cached and have no content security policy. */
  build: StorefrontBuild;
  /** The folder of the built files for browsers. */
  clientFolder?: string;
  /** The shop's public URL, such as `https://saifah.example`; never taken from a request. */
  origin: string;
  cache: PageCache;
  /** Asks search engines not to index anything, such as on a staging shop. */
  blockCrawlers?: boolean;
}

/** Pages are only read: the shop's forms call the API. */
const readMethods = ['GET', 'HEAD'];

/** Serves the storefront's pages and files: page cache, then React Router. Register it last: it handles every remaining path. */
export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { origin, api, session, clientFolder } = options;
  app.decorateRequest('pagePattern', undefined);
  const storefront = storefrontLoader(options.build);
  const commonHeaders = {
    ...securityHeaders(origin),
    ...(options.blockCrawlers ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
  if (clientFolder) await registerFiles(app, clientFolder, commonHeaders);
  await app.register(socialSignInRoutes, { origin, api, session });
  await app.register(unsubscribeRoutes, { origin, api, headers: commonHeaders });
  await app.register(seoRoutes, { ...options, headers: commonHeaders });

  app.get('/sw.js', async (_request, reply) => {
    const { writeServiceWorker } = await storefront();
    // Browsers check for a new service worker on each navigation.
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=0, must-revalidate' })
      .type('text/javascript; charset=utf-8')
      .send(writeServiceWorker());
  });

  app.register(async (web) => pageRoutes(web, options, { storefront, commonHeaders }));
}

async function registerFiles(app: FastifyInstance, root: string, headers: Record<string, string>): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite puts a content hash into the names of files in `assets`.
      const age = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
      reply.header('cache-control', `public, ${age}`);
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}

function pageRoutes(
  web: FastifyInstance,
  options: WebOptions,
  {
    storefront,
    commonHeaders,
  }: { storefront: ReturnType<typeof storefrontLoader>; commonHeaders: Record<string, string> },
): void {
  const { cache, origin } = options;
  const isDevelopment = typeof options.build === 'function';
  const pages = createPageRenderer(options, { storefront, commonHeaders, hasNonce: !isDevelopment });
  const hasOtherLoopbackName = otherLoopbackNameCheck(origin);

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
      return sendResponse(request, reply, await pages.renderPrivate(request, reply, origin + path + page.search, page));
    }
    const query = canonicalQuery(page, publicPage);
    const url = origin + path + query.search;
    const renderPage = () => pages.renderPublic(url, page, publicPage, request);
    if (isDevelopment || !query.cacheable) return sendResponse(request, reply, (await renderPage()).response);
    const stored = await cache.get(url, renderPage);
    return 'encodings' in stored ? sendLoadedPage(request, reply, stored) : sendResponse(request, reply, stored);
  }

  function rejectMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).header('allow', readMethods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return reply.code(405).type('text/plain').send('Method not allowed');
  }

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
}

/** Page paths have no extension: for a missing file the response is plain text, not the page for 404. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,10}$/i.test(path);
}
