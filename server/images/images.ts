import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DiskCache } from './disk-cache.ts';
import type { Renderer } from './render.ts';
import { type Format, isPicturePath, namesTag, type Size } from './rules.ts';
import type { Original, Source } from './source.ts';

/** A picture to show. */
export interface Wanted {
  /** Decoded, below `/images/`. */
  path: string;
  size: Size;
  format: Format;
  /** The `if-none-match` of whoever has an older copy. */
  knownTag: string | undefined;
}

/** `missing` and `unavailable` come with the placeholder picture. */
export type Answer =
  | { kind: 'found'; body: Buffer; etag: string }
  | { kind: 'unchanged'; etag: string }
  | { kind: 'missing'; body: Buffer }
  | { kind: 'unavailable'; body: Buffer };

export interface Pictures {
  answer(wanted: Wanted): Promise<Answer>;
}

export interface PicturesOptions {
  /** Where the shop's own placeholder is. */
  own: Source;
  source: Source;
  cache: () => Promise<DiskCache>;
  renderer: Renderer;
  log: FastifyBaseLogger;
}

const placeholderPath = 'placeholder.svg';
const builtInPlaceholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="#f5f7fa"/><path d="M330 780l170-210 120 140 90-100 160 170z" fill="#e3e7ee"/><circle cx="760" cy="450" r="60" fill="#e3e7ee"/></svg>',
);

/** The shop's pictures in the sizes that pages ask for: each rendered once, then served from the disk cache. */
export function createPictures({ own, source, cache, renderer, log }: PicturesOptions): Pictures {
  const rendering = new Map<string, Promise<Original>>();

  /** The picture from the cache, or rendered: once, however many ask for it meanwhile. */
  const rendered = (name: string, wanted: Wanted, read: () => Promise<Original>): Promise<Original> => {
    const underWay = rendering.get(name);
    if (underWay) return underWay;
    const result = cachedOrRendered(name, wanted, read).finally(() => rendering.delete(name));
    rendering.set(name, result);
    return result;
  };

  const cachedOrRendered = async (
    name: string,
    { path, size, format }: Wanted,
    read: () => Promise<Original>,
  ): Promise<Original> => {
    const files = await cache().catch((error: unknown) => {
      log.warn({ err: error }, 'the image cache cannot be opened');
      return undefined;
    });
    const kept = await files?.get(name);
    if (kept) return kept;
    const original = await read();
    if (!Buffer.isBuffer(original)) return original;
    const body = await renderer.render(original, size, format).catch((error: unknown) => {
      log.warn({ err: error, path }, 'a picture cannot be rendered');
      return 'missing' as const;
    });
    if (body === 'endless') {
      log.warn({ path }, 'a picture takes too long to render');
      return 'missing';
    }
    if (Buffer.isBuffer(body)) {
      await files
        ?.set(name, body)
        .catch((error: unknown) => log.warn({ err: error }, 'the image cache cannot be written'));
    }
    return body;
  };

  const ofShop = async (wanted: Wanted): Promise<Original> => {
    const version = await own.version(placeholderPath);
    if (version === null) return 'missing';
    return rendered(nameOf(wanted, placeholderPath, version), wanted, () => own.read(placeholderPath));
  };

  const placeholder = async (wanted: Wanted): Promise<Buffer> => {
    const chosen = await ofShop(wanted).catch(() => 'unavailable' as const);
    if (Buffer.isBuffer(chosen)) return chosen;
    const builtIn = await rendered(nameOf(wanted, '', 'built-in'), wanted, async () => builtInPlaceholder);
    return Buffer.isBuffer(builtIn) ? builtIn : Buffer.alloc(0);
  };

  const pictureOf = async (wanted: Wanted): Promise<Answer> => {
    const { path } = wanted;
    const version = isPicturePath(path) ? await source.version(path) : null;
    if (version === null) return { kind: 'missing', body: await placeholder(wanted) };
    const name = nameOf(wanted, path, version);
    const etag = `"${name}"`;
    if (namesTag(wanted.knownTag, etag)) return { kind: 'unchanged', etag };
    const body = await rendered(name, wanted, () => source.read(path));
    return Buffer.isBuffer(body) ? { kind: 'found', body, etag } : { kind: body, body: await placeholder(wanted) };
  };

  return {
    async answer(wanted) {
      try {
        return await pictureOf(wanted);
      } catch (error) {
        log.warn({ err: error, path: wanted.path }, 'a picture cannot be read');
        return { kind: 'unavailable', body: await placeholder(wanted) };
      }
    },
  };
}

/** One name for each path, version, size and format: the file in the cache and, in quotes, the ETag. */
function nameOf({ size, format }: Wanted, path: string, version: string): string {
  const told = [path, version, size.width ?? '', size.height ?? '', format].join('\n');
  return `${createHash('sha256').update(told).digest('base64url').slice(0, 32)}.${format}`;
}
