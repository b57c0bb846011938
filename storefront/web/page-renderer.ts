import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import type { PublicPage } from '../pages.ts';
import { RecordedCachePolicy } from '../request/cache-policy.ts';
import type { PageResponse } from '../request/page-response.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';
import { contentSecurityPolicy, hashOwnScripts } from './security-headers.ts';
import type { PageSession } from './session/session-proxy.ts';
import type { Storefront } from './storefront-build.ts';

export interface PageRendererOptions {
  /** The API client in a language; with the shopper's headers on private pages, and the visitor's address on public ones. */
  api: (locale: Locale, headers?: Record<string, string>) => Client;
  /** Identifies the shopper of a private page. */
  session: PageSession;
  now: () => number;
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

export interface PageRenderer {
  /** Renders a page that is the same for all visitors. */
  renderPublic(
    url: string,
    request: PageRequest,
    page: PublicPage,
    visitor: Pick<FastifyRequest, 'ip' | 'log'>,
  ): Promise<RenderedPage>;
  /** Renders a page for the shopper of a request. */
  renderPrivate(request: FastifyRequest, reply: FastifyReply, url: string, page: PageRequest): Promise<PageResponse>;
}

/** How long a stale page is served while it is revalidated, in multiples of its freshness. */
const staleFactor = 5;
/** When a page that could not be made for the moment may be asked for again. */
const retrySeconds = 5;

/**
 * @param storefront loads the build
 * @param commonHeaders those of every response
 * @param hasNonce whether pages have a content security policy
 */
export function createPageRenderer(
  options: PageRendererOptions,
  {
    storefront,
    commonHeaders,
    hasNonce,
  }: { storefront: () => Promise<Storefront>; commonHeaders: Record<string, string>; hasNonce: boolean },
): PageRenderer {
  const { now, tagManagerId = null, measureRendering = (_pattern, render) => render() } = options;
  const createNonce = () => (hasNonce ? randomBytes(18).toString('base64url') : undefined);

  /**
   * Adds the headers of every response.
   * @param nonce the one that the page was rendered with
   */
  function withCommonHeaders(
    { status, headers, body }: PageResponse,
    { cacheControl, nonce, connectOrigins }: { cacheControl: string; nonce?: string; connectOrigins?: Set<string> },
  ): PageResponse {
    // A page may be stricter.
    for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
    if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(retrySeconds));
    if (!headers.get('content-type')?.startsWith('text/html') || nonce === undefined) return { status, headers, body };
    const { html, scriptHashes } = hashOwnScripts(body, nonce);
    const policy = contentSecurityPolicy({
      scriptHashes,
      trusted: options.trustedSources ?? [],
      images: options.imageSources ?? [],
      connect: [...(options.connectSources ?? []), ...(connectOrigins ?? [])],
    });
    headers.set('content-security-policy', policy);
    return { status, headers, body: html };
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
      response: withCommonHeaders(response, {
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
  ): Promise<PageResponse> {
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

  return { renderPublic, renderPrivate };
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return headers;
}
