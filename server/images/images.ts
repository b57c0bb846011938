import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DiskCache } from './disk-cache.ts';
import type { Renderer } from './render.ts';
import { type Format, isPicturePath, matchesEtag, placeholderPath, type Size } from './rules.ts';
import { type Original, pictureSource, type Source } from './source.ts';

export { FairQueue, type TaskRequest } from './fair-queue.ts';
export { importPictures, type PictureImport, type PictureOutcome } from './import-pictures.ts';
export { normalName, segmentsOf } from './picture-names.ts';
export { placeholderPicture } from './rules.ts';
export { createTaskProcess } from './task-process.ts';
export { isUnfinishedPicture } from './unfinished-pictures.ts';

/** Returns a function that says whether the shop has a picture, by its path below `/images/`. */
export function pictureFinder(
  settings: { dataFolder: string; imageHost: string | undefined },
  clock: () => Date,
): (path: string) => Promise<boolean> {
  const source = pictureSource(settings, clock);
  return async (path) => {
    if (!isPicturePath(path)) return false;
    return settings.imageHost ? (await source.read(path)) !== 'missing' : (await source.version(path)) !== null;
  };
}

/** A picture as a browser requests it. */
export interface PictureRequest {
  /** Decoded, below `/images/`. */
  path: string;
  size: Size;
  format: Format;
  ifNoneMatch: string | undefined;
  /** The client's address: pictures of different clients are rendered by turns. */
  caller: string;
}

/** `missing` and `unavailable` come with the placeholder picture. */
export type PictureResponse =
  | { kind: 'found'; body: Buffer; etag: string }
  | { kind: 'unchanged'; etag: string }
  | { kind: 'missing'; body: Buffer }
  | { kind: 'unavailable'; body: Buffer };

export interface Pictures {
  respond(request: PictureRequest): Promise<PictureResponse>;
}

export interface PicturesOptions {
  /** The data folder, which may contain the shop's own placeholder. */
  localSource: Source;
  source: Source;
  cache: () => Promise<DiskCache>;
  renderer: Renderer;
  log: FastifyBaseLogger;
}

const builtInPlaceholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="#f5f7fa"/><path d="M330 780l170-210 120 140 90-100 160 170z" fill="#e3e7ee"/><circle cx="760" cy="450" r="60" fill="#e3e7ee"/></svg>',
);

/** The shop's pictures in the requested sizes: each is rendered once, then served from the disk cache. */
export function createPictures({ localSource, source, cache, renderer, log }: PicturesOptions): Pictures {
  const rendering = new Map<string, Promise<Original>>();

  /** From the cache, or rendered; concurrent requests share one rendering. */
  const renderOnce = (name: string, request: PictureRequest, read: () => Promise<Original>): Promise<Original> => {
    const pending = rendering.get(name);
    if (pending) return pending;
    const result = findOrRender(name, request, read).finally(() => rendering.delete(name));
    rendering.set(name, result);
    return result;
  };

  const findOrRender = async (
    name: string,
    { path, size, format, caller }: PictureRequest,
    read: () => Promise<Original>,
  ): Promise<Original> => {
    const files = await cache().catch((error: unknown) => {
      log.warn({ err: error }, 'the image cache cannot be opened');
      return undefined;
    });
    const cached = await files?.get(name);
    if (cached) return cached;
    const original = await read();
    if (!Buffer.isBuffer(original)) return original;
    const body = await renderer.render(original, { size, format, caller }).catch((error: unknown) => {
      log.warn({ err: error, path }, 'a picture cannot be rendered');
      return 'missing' as const;
    });
    if (body === 'timed_out') {
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

  const renderShopPlaceholder = async (request: PictureRequest): Promise<Original> => {
    const version = await localSource.version(placeholderPath);
    if (version === null) return 'missing';
    return renderOnce(cacheNameOf(request, placeholderPath, version), request, () => localSource.read(placeholderPath));
  };

  const renderBuiltIn = async (request: PictureRequest): Promise<Buffer> => {
    const body = await renderOnce(cacheNameOf(request, '', 'built-in'), request, async () => builtInPlaceholder);
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  };

  const placeholder = async (request: PictureRequest): Promise<Buffer> => {
    const chosen = await renderShopPlaceholder(request).catch(() => 'unavailable' as const);
    return Buffer.isBuffer(chosen) ? chosen : renderBuiltIn(request);
  };

  /** The placeholder of a shop without its own: SKUs without a picture name it. */
  const builtIn = async (request: PictureRequest): Promise<PictureResponse> => {
    const etag = `"${cacheNameOf(request, '', 'built-in')}"`;
    if (matchesEtag(request.ifNoneMatch, etag)) return { kind: 'unchanged', etag };
    return { kind: 'found', body: await renderBuiltIn(request), etag };
  };

  const pictureOf = async (request: PictureRequest): Promise<PictureResponse> => {
    const { path } = request;
    const version = isPicturePath(path) ? await source.version(path) : null;
    if (version === null && path === placeholderPath) return builtIn(request);
    if (version === null) return { kind: 'missing', body: await placeholder(request) };
    const name = cacheNameOf(request, path, version);
    const etag = `"${name}"`;
    if (matchesEtag(request.ifNoneMatch, etag)) return { kind: 'unchanged', etag };
    const body = await renderOnce(name, request, () => source.read(path));
    return Buffer.isBuffer(body) ? { kind: 'found', body, etag } : { kind: body, body: await placeholder(request) };
  };

  return {
    async respond(request) {
      try {
        return await pictureOf(request);
      } catch (error) {
        log.warn({ err: error, path: request.path }, 'a picture cannot be read');
        return { kind: 'unavailable', body: await placeholder(request) };
      }
    },
  };
}

/** One name per path, version, size and format: the file name in the cache and, quoted, the ETag. */
function cacheNameOf({ size, format }: PictureRequest, path: string, version: string): string {
  const parts = [path, version, size.width ?? '', size.height ?? '', format].join('\n');
  return `${createHash('sha256').update(parts).digest('base64url').slice(0, 32)}.${format}`;
}
