import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '#contract/client.ts';
import { type FetchedFeed, fetchedFeeds } from '#contract/feeds.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';
import type { PageResponse } from '#storefront/request/page-response.ts';
import { acceptedEncoding } from '#storefront/web/content-encoding.ts';
import type { PageCache } from '#storefront/web/page-cache.ts';
import { sendLoadedPage, sendResponse } from '#storefront/web/send-response.ts';
import { blogFeed } from './blog-feed.ts';
import { createTurns, productFeed } from './product-feed.ts';
import { robotsText } from './robots.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

export interface SeoRoutesOptions {
  origin: string;
  api: (locale: Locale) => Client;
  cache: PageCache;
  now: () => number;
  blockCrawlers?: boolean;
  /** Of every response. */
  headers: Record<string, string>;
}

/** A written file; null if there is none, undefined if the API does not respond. */
type WrittenFile = { text: string; tags: string[]; type: string; until: number } | null | undefined;

/** Milliseconds that a sitemap is cached. A page that no longer exists answers 404 to a crawler that still finds it there. */
const sitemapLifetime = 10 * 60_000;
/** Milliseconds that the feed of the blog is cached, unless an article changes before. */
const blogFeedLifetime = 60 * 60_000;
/** The addresses of the product feeds; that of Google also under its first one. */
const feedAddresses: readonly { path: (locale: Locale) => string; feed: FetchedFeed }[] = [
  { path: (locale) => `/feeds/products-${locale}.xml`, feed: 'google' },
  ...(Object.keys(fetchedFeeds) as FetchedFeed[]).map((feed) => ({
    path: (locale: Locale) => `/feeds/${feed}-${locale}.${fetchedFeeds[feed]}`,
    feed,
  })),
];
const feedTypes = { xml: 'application/xml', csv: 'text/csv' } as const;
/** Each feed reads all products. Readers may take long: what they have not asked for yet takes nobody's turn. */
const maxPartsAtOnce = 2;
/** Feeds that are open at the same time: for one client's address, of IPv6 its network, and in all. Each holds a part in memory. */
const maxOpenFeeds = { ofClient: 2, inAll: 30 };
/** In milliseconds. */
const feedTimeoutMs = 30 * 60_000;

/** Serves what crawlers and browsers read about the shop: `/robots.txt`, `/sitemap.xml` and its files, the product feeds for shopping sites, and the web app manifest and the feed of the blog in each language. */
export async function seoRoutes(app: FastifyInstance, options: SeoRoutesOptions): Promise<void> {
  const { origin, cache, now, headers } = options;
  const api = options.api('th');
  const inTurn = createTurns(maxPartsAtOnce);
  const openFeeds: string[] = [];

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(robotsText(origin, options.blockCrawlers === true)),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendFile(request, reply, '/sitemap.xml', async () => sitemapOf(await sitemapIndex({ origin, api }))),
  );

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) => {
    const { name } = request.params;
    return sendFile(request, reply, `/sitemaps/${name}.xml`, async () =>
      sitemapOf(await sitemapFile(name, { origin, api })),
    );
  });

  for (const locale of locales) {
    app.get(localisedPath('/manifest.webmanifest', locale), (_request, reply) =>
      reply
        .headers({ ...headers, 'cache-control': 'public, max-age=3600' })
        .type('application/manifest+json; charset=utf-8')
        .send(webManifest(locale)),
    );
    for (const { path, feed } of feedAddresses)
      app.get(path(locale), { handlerTimeout: feedTimeoutMs }, (request, reply) =>
        sendFeed(request, reply, feed, locale),
      );
    const blogFeedPath = localisedPath('/blog/rss.xml', locale);
    app.get(blogFeedPath, (request, reply) => sendFile(request, reply, blogFeedPath, () => blogFeedOf(locale)));
  }

  function sitemapOf(text: string | null | undefined): WrittenFile {
    if (typeof text !== 'string') return text;
    return { text, tags: ['everything'], type: 'application/xml', until: now() + sitemapLifetime };
  }

  async function blogFeedOf(locale: Locale): Promise<WrittenFile> {
    const feed = await blogFeed({ origin, locale, api: options.api(locale) });
    if (!feed) return undefined;
    const until = Math.min(now() + blogFeedLifetime, feed.changesAt ?? Number.POSITIVE_INFINITY);
    return { text: feed.text, tags: ['everything', 'content'], type: 'application/rss+xml', until };
  }

  /** @param path the file's address in its one form: a request can percent-encode any part of it, and gets no copy of its own in the cache */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    write: () => Promise<WrittenFile>,
  ): Promise<FastifyReply> {
    const page = await cache.get(origin + path, async () => {
      const file = await write();
      const until = file?.until ?? now();
      return {
        response: fileResponse(file),
        pattern: request.routeOptions.url ?? '',
        tags: file?.tags ?? [],
        freshUntil: until,
        staleUntil: until,
        cacheable: true,
      };
    });
    return 'encodings' in page ? sendLoadedPage(request, reply, page) : sendResponse(request, reply, page);
  }

  function fileResponse(file: WrittenFile): PageResponse {
    if (file)
      return {
        status: 200,
        headers: new Headers({
          ...headers,
          'content-type': `${file.type}; charset=utf-8`,
          'cache-control': 'public, max-age=600',
        }),
        body: Buffer.from(file.text),
      };
    const isMissing = file === null;
    return {
      status: isMissing ? 404 : 503,
      headers: new Headers({
        ...headers,
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        ...(isMissing ? {} : { 'retry-after': '60' }),
      }),
      body: Buffer.from(isMissing ? 'Not found' : 'Come again in a minute'),
    };
  }

  async function sendFeed(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FetchedFeed,
    locale: Locale,
  ): Promise<FastifyReply> {
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    const client = normalizeIP(request.ip);
    const ofClient = openFeeds.filter((open) => open === client).length;
    if (ofClient >= maxOpenFeeds.ofClient || openFeeds.length >= maxOpenFeeds.inAll) return busy(reply);
    openFeeds.push(client);
    const end = () => openFeeds.splice(openFeeds.indexOf(client), 1);
    const chunks = productFeed(options.api(locale), feed, inTurn);
    let first: IteratorResult<string>;
    try {
      first = await chunks.next();
    } catch (error) {
      end();
      request.log.error({ err: error }, 'a feed could not be started');
      return busy(reply);
    }
    const text = Readable.from(all(first, chunks));
    text.once('close', end);
    reply.type(`${feedTypes[fetchedFeeds[feed]]}; charset=utf-8`).header('vary', 'accept-encoding');
    if (acceptedEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(text);
    const zipped = createGzip();
    pipeline(text, zipped, (error) => {
      // The reader may have closed the connection.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.error({ err: error }, 'a feed was aborted');
    });
    return reply.header('content-encoding', 'gzip').send(zipped);
  }
}

function busy(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '60').type('text/plain').send('Come again in a minute');
}

async function* all(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
