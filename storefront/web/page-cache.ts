import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageResponse } from '../request/page-response.ts';
import { type Encoding, encode } from './content-encoding.ts';

interface EncodedBody {
  headers: Record<string, string>;
  body: Buffer;
}

/** A page that is the same for everybody, ready to be sent. */
export interface StoredPage {
  status: number;
  /** The pattern of its path in the table of pages. */
  pattern: string;
  etag: string;
  /** Per encoding: the complete headers, and the bytes. Only brotli is stored at first; the others are derived from it on request. */
  encodings: Readonly<Record<Encoding, EncodedBody>>;
  /** The headers of `304 Not Modified`. */
  unchangedHeaders: Record<string, string>;
}

/** A render and how it may be cached; times are milliseconds since 1970. */
export interface RenderedPage {
  response: PageResponse;
  /** The pattern of its path in the table of pages. */
  pattern: string;
  tags: Iterable<string>;
  /** Until then it is served without revalidation. */
  freshUntil: number;
  /** Until then it is served while it is revalidated. */
  staleUntil: number;
  /** False if a loader set `noStore`. */
  cacheable: boolean;
}

export interface PageCacheOptions {
  /** The limit for all encodings of all pages together. */
  maxBytes: number;
  now: () => number;
  /** Receives failed revalidations; the stale page was served. */
  onError: (error: unknown, key: string) => void;
}

export interface PageCache {
  /** The page, if it is stored and fresh. */
  find(key: string): StoredPage | undefined;
  /**
   * The page; concurrent requests share one render (single flight). A response that must not be shared is returned as it
   * is, to the request that rendered it. Throws what `render` throws.
   */
  get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | PageResponse>;
  /** Drops every page that carries one of the tags, also those that are being rendered. */
  invalidate(tags: Iterable<string>): void;
  /** How often each page with status 200 was requested since the last call, for the first 5,000 of them. */
  takeRequests(): ReadonlyMap<string, number>;
  /** How often a page was found fresh, found stale, or had to be rendered. */
  readonly lookups: Readonly<Record<'hit' | 'stale' | 'miss', number>>;
  readonly bytes: number;
  readonly pages: number;
}

/** Milliseconds between two attempts to revalidate a page after a failure. */
const retryDelay = 5_000;
/** Bytes of memory that a page needs besides its bodies: headers, keys, index. */
const overhead = 2_048;
/** Pages whose requests are counted at a time. */
const maxCountedPages = 5_000;
/** The bytes of brotli and gzip together, as a multiple of brotli's. */
const gzipFactor = 2.2;

interface Entry {
  page: StoredPage;
  tags: string[];
  bytes: number;
  freshUntil: number;
  staleUntil: number;
}

type Outcome = { page: StoredPage; outdated: boolean } | { response: PageResponse; failed: boolean };

/** One render that several requests may wait for. */
interface Flight {
  /** Tags that were invalidated since it began. */
  invalidatedTags: Set<string>;
  outcome: Promise<Outcome>;
}

export function createPageCache({ maxBytes, now, onError }: PageCacheOptions): PageCache {
  const flights = new Map<string, Flight>();
  const keysByTag = new Map<string, Set<string>>();
  const lookups = { hit: 0, stale: 0, miss: 0 };
  let requests = new Map<string, number>();

  function count(key: string, { status }: StoredPage): void {
    if (status !== 200) return;
    const counted = requests.get(key);
    if (counted !== undefined || requests.size < maxCountedPages) requests.set(key, (counted ?? 0) + 1);
  }

  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
    onInsert: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  async function runFlight(key: string, flight: Flight, render: () => Promise<RenderedPage>): Promise<Outcome> {
    try {
      const rendered = await render();
      if (!isCacheable(rendered)) {
        const { response, cacheable } = rendered;
        // Now missing or private: the stored page is dropped. After a failed render it stays for the next attempt.
        // One visitor's limit of calls (429) says nothing about the page.
        const failed = response.status >= 500 || response.status === 429 || !cacheable;
        if (!failed) entries.delete(key);
        return { response, failed };
      }
      const { page, bytes } = await pack(rendered);
      const tags = [...new Set(rendered.tags)];
      const outdated = tags.some((tag) => flight.invalidatedTags.has(tag));
      const { freshUntil, staleUntil } = rendered;
      if (!outdated) entries.set(key, { page, tags, bytes: bytes + key.length, freshUntil, staleUntil });
      return { page, outdated };
    } finally {
      flights.delete(key);
    }
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<Outcome> {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    const flight: Flight = { invalidatedTags: new Set(), outcome };
    flights.set(key, flight);
    resolve(runFlight(key, flight, render));
    return outcome;
  }

  function revalidate(key: string, entry: Entry, render: () => Promise<RenderedPage>): void {
    if (flights.has(key)) return;
    start(key, render).then(
      (outcome) => {
        if ('response' in outcome && outcome.failed) entry.freshUntil = now() + retryDelay;
      },
      (error) => {
        entry.freshUntil = now() + retryDelay;
        onError(error, key);
      },
    );
  }

  function find(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    if (!entry || now() >= entry.freshUntil) return undefined;
    lookups.hit += 1;
    count(key, entry.page);
    return entry.page;
  }

  return {
    find,

    async get(key, render) {
      const fresh = find(key);
      if (fresh) return fresh;
      const entry = entries.get(key);
      if (entry && now() < entry.staleUntil) {
        lookups.stale += 1;
        count(key, entry.page);
        revalidate(key, entry, render);
        return entry.page;
      }
      lookups.miss += 1;
      for (;;) {
        const flight = flights.get(key);
        if (!flight) {
          const outcome = await start(key, render);
          if ('response' in outcome) return outcome.response;
          count(key, outcome.page);
          return outcome.page;
        }
        // A request made after an invalidation must not get a render that began before it.
        const late = flight.invalidatedTags.size > 0;
        const outcome = await flight.outcome.catch(() => undefined);
        if (!outcome || 'response' in outcome) return (await render()).response;
        if (!(outcome.outdated && late)) return outcome.page;
      }
    },

    invalidate(tags) {
      for (const tag of tags) {
        for (const flight of flights.values()) flight.invalidatedTags.add(tag);
        for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
      }
    },

    takeRequests() {
      const taken = requests;
      requests = new Map();
      return taken;
    },

    lookups,
    get bytes() {
      return entries.calculatedSize;
    },
    get pages() {
      return entries.size;
    },
  };
}

function isCacheable({ response, cacheable }: RenderedPage): boolean {
  if (!cacheable || response.status >= 400 || response.headers.has('set-cookie')) return false;
  return !/\b(?:private|no-store)\b/i.test(response.headers.get('cache-control') ?? '');
}

async function pack({ response, pattern }: RenderedPage): Promise<{ page: StoredPage; bytes: number }> {
  const { body } = response;
  const br = copyBytes(await encode(body, 'br'));
  // Weak, because the encodings of one page share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  const common: Record<string, string> = { ...Object.fromEntries(response.headers), etag };
  common.vary = common.vary ? `${common.vary}, accept-encoding` : 'accept-encoding';
  delete common['content-length'];
  const { 'content-type': _, ...unchangedHeaders } = common;
  return {
    bytes: Math.round(br.length * gzipFactor) + overhead,
    page: { status: response.status, pattern, etag, unchangedHeaders, encodings: new EncodedBodies(br, common) },
  };
}

/** A copy in memory of its own size: compressed output is a view of a larger buffer, which would stay in memory as a whole. */
function copyBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Nearly all browsers accept brotli: the other encodings cost memory or time only when requested. */
class EncodedBodies {
  readonly br: EncodedBody;
  readonly #common: Record<string, string>;
  #gzip: EncodedBody | undefined;

  constructor(br: Buffer, common: Record<string, string>) {
    this.#common = common;
    this.br = this.#form(br, 'br');
  }

  get gzip(): EncodedBody {
    this.#gzip ??= this.#form(copyBytes(gzipSync(brotliDecompressSync(this.br.body))), 'gzip');
    return this.#gzip;
  }

  get identity(): EncodedBody {
    return this.#form(brotliDecompressSync(this.br.body));
  }

  #form(body: Buffer, encoding?: string): EncodedBody {
    const headers: Record<string, string> = { ...this.#common, 'content-length': String(body.length) };
    if (encoding) headers['content-encoding'] = encoding;
    return { body, headers };
  }
}
