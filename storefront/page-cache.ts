import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode } from './content-encoding.ts';

interface Form {
  headers: Record<string, string>;
  body: Buffer;
}

/** A page that is the same for everybody, ready to be sent. */
export interface StoredPage {
  status: number;
  etag: string;
  /** Per encoding: the finished headers, and the bytes. Brotli is kept; the others are made of it when somebody asks. */
  forms: Readonly<Record<Encoding, Form>>;
  /** The headers of `304 Not Modified`. */
  unchangedHeaders: Record<string, string>;
}

/** A render with what its makers know about its life; times are milliseconds since 1970. */
export interface RenderedPage {
  response: Response;
  tags: Iterable<string>;
  /** Until here it is served as it is. */
  freshUntil: number;
  /** Until here it is served while a new one is made. */
  staleUntil: number;
  /** False where its makers know it as less than whole. */
  mayBeKept: boolean;
}

export interface PageCacheOptions {
  /** Of all forms of all pages together. */
  maxBytes: number;
  now: () => number;
  /** Hears of renewals that failed; whoever asked got the page that was there. */
  onError: (error: unknown, key: string) => void;
}

export interface PageCache {
  /** The page, where it is there and fresh. */
  find(key: string): StoredPage | undefined;
  /**
   * The page, rendered by one of those who ask for it at the same time. What must not be shared comes back as the plain
   * response, to the one who rendered it. Throws what `render` throws.
   */
  get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | Response>;
  /** Drops every page that carries one of the tags, also those being rendered at this moment. */
  invalidate(tags: Iterable<string>): void;
  readonly bytes: number;
  readonly pages: number;
}

/** Milliseconds between two attempts to renew a page whose renewal failed. */
const retryAfter = 5_000;
/** What a page costs beside its bodies: headers, keys, index. */
const overhead = 2_048;
/** A page's bytes when it is kept in gzip too, as a multiple of brotli's. */
const withGzip = 2.2;

interface Entry {
  page: StoredPage;
  tags: string[];
  bytes: number;
  freshUntil: number;
  staleUntil: number;
}

type Outcome = { page: StoredPage; outdated: boolean } | { response: Response; failed: boolean };

/** One render that several may wait for. */
interface Flight {
  /** Tags that fell since it began. */
  fallen: Set<string>;
  outcome: Promise<Outcome>;
}

export function createPageCache({ maxBytes, now, onError }: PageCacheOptions): PageCache {
  const flights = new Map<string, Flight>();
  const keysByTag = new Map<string, Set<string>>();

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

  async function fly(key: string, flight: Flight, render: () => Promise<RenderedPage>): Promise<Outcome> {
    try {
      const rendered = await render();
      if (!isShareable(rendered)) {
        const { response, mayBeKept } = rendered;
        // Gone or private now, so its old self must go too; a render that failed leaves it for the next attempt.
        const failed = response.status >= 500 || !mayBeKept;
        if (!failed) entries.delete(key);
        return { response, failed };
      }
      const { page, bytes } = await pack(rendered.response);
      const tags = [...new Set(rendered.tags)];
      const outdated = tags.some((tag) => flight.fallen.has(tag));
      const { freshUntil, staleUntil } = rendered;
      if (!outdated) entries.set(key, { page, tags, bytes: bytes + key.length, freshUntil, staleUntil });
      return { page, outdated };
    } finally {
      flights.delete(key);
    }
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<Outcome> {
    const flight: Flight = {
      fallen: new Set(),
      outcome: Promise.resolve({ response: Response.error(), failed: true }),
    };
    flights.set(key, flight);
    flight.outcome = fly(key, flight, render);
    return flight.outcome;
  }

  function renew(key: string, entry: Entry, render: () => Promise<RenderedPage>): void {
    if (flights.has(key)) return;
    start(key, render).then(
      (outcome) => {
        if ('response' in outcome && outcome.failed) entry.freshUntil = now() + retryAfter;
      },
      (error) => {
        entry.freshUntil = now() + retryAfter;
        onError(error, key);
      },
    );
  }

  return {
    find(key) {
      const entry = entries.get(key);
      return entry && now() < entry.freshUntil ? entry.page : undefined;
    },

    async get(key, render) {
      const entry = entries.get(key);
      if (entry && now() < entry.freshUntil) return entry.page;
      if (entry && now() < entry.staleUntil) {
        renew(key, entry, render);
        return entry.page;
      }
      for (;;) {
        const flight = flights.get(key);
        if (!flight) {
          const outcome = await start(key, render);
          return 'page' in outcome ? outcome.page : outcome.response;
        }
        // Whoever comes after a tag fell must not see a render from before.
        const late = flight.fallen.size > 0;
        const outcome = await flight.outcome.catch(() => undefined);
        if (!outcome || 'response' in outcome) return (await render()).response;
        if (!(outcome.outdated && late)) return outcome.page;
      }
    },

    invalidate(tags) {
      for (const tag of tags) {
        for (const flight of flights.values()) flight.fallen.add(tag);
        for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
      }
    },

    get bytes() {
      return entries.calculatedSize;
    },
    get pages() {
      return entries.size;
    },
  };
}

function isShareable({ response, mayBeKept }: RenderedPage): boolean {
  if (!mayBeKept || response.status >= 400 || response.headers.has('set-cookie')) return false;
  return !/\b(?:private|no-store)\b/i.test(response.headers.get('cache-control') ?? '');
}

async function pack(response: Response): Promise<{ page: StoredPage; bytes: number }> {
  const body = Buffer.from(await response.arrayBuffer());
  const br = compact(await encode(body, 'br'));
  // Weak, because the encodings of one page share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  const common: Record<string, string> = { ...Object.fromEntries(response.headers), etag };
  common.vary = common.vary ? `${common.vary}, accept-encoding` : 'accept-encoding';
  delete common['content-length'];
  const { 'content-type': _, ...unchangedHeaders } = common;
  return {
    bytes: Math.round(br.length * withGzip) + overhead,
    page: { status: response.status, etag, unchangedHeaders, forms: new Forms(br, common) },
  };
}

/** Bytes in memory of their own: compressed ones are the first part of a larger piece, which would be kept as a whole. */
function compact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Nearly all browsers take brotli: the other forms cost memory or time only where they are wanted. */
class Forms {
  readonly br: Form;
  readonly #common: Record<string, string>;
  #gzip: Form | undefined;

  constructor(br: Buffer, common: Record<string, string>) {
    this.#common = common;
    this.br = this.#form(br, 'br');
  }

  get gzip(): Form {
    this.#gzip ??= this.#form(compact(gzipSync(brotliDecompressSync(this.br.body))), 'gzip');
    return this.#gzip;
  }

  get identity(): Form {
    return this.#form(brotliDecompressSync(this.br.body));
  }

  #form(body: Buffer, encoding?: string): Form {
    const headers: Record<string, string> = { ...this.#common, 'content-length': String(body.length) };
    if (encoding) headers['content-encoding'] = encoding;
    return { body, headers };
  }
}
