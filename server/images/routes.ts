import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { sendError } from '../http/errors.ts';
import { networkOf } from '../http/miss-limit.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { createPictures } from './images.ts';
import { createRenderer } from './render.ts';
import { formatFor, formats, parseSize } from './rules.ts';
import { folderSource, pictureSource } from './source.ts';

const cacheBytes = 512 * 1024 * 1024;
/** URLs have no version, so no picture is immutable (decision 012). */
const cacheControl = {
  found: `public, max-age=${7 * 86_400}, stale-while-revalidate=${30 * 86_400}`,
  missing: 'public, max-age=60',
  unavailable: 'no-store',
};
const statuses = { missing: 404, unavailable: 502 } as const;

/**
 * `GET /images/{path}?width=&height=`: pictures of the data folder, or of `IMAGE_HOST`, in the sizes of `rules.ts`
 * (docs/reference/content.md). Another size is 400; a missing picture is a placeholder with status 404.
 */
export function imagesRoutes(app: FastifyInstance, context: AppContext): void {
  const { dataFolder } = context.settings;
  const localSource = folderSource(join(dataFolder, 'images'));
  let cache: Promise<DiskCache> | undefined;
  const renderer = createRenderer();
  app.addHook('onClose', async () => renderer.close());
  const pictures = createPictures({
    localSource,
    source: pictureSource(context.settings, context.clock),
    cache: () =>
      (cache ??= openDiskCache(join(dataFolder, 'image-cache'), cacheBytes).catch((error: unknown) => {
        cache = undefined;
        throw error;
      })),
    renderer,
    log: context.log,
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/images/*', async (request, reply) => {
    const parsed = parseSize(request.query);
    if (!parsed.ok) {
      return sendError(request, reply, {
        ok: false,
        code: 'bad_request',
        fields: Object.fromEntries(parsed.invalid.map((side) => [side, ['not_valid']])),
      });
    }
    const path = request.params['*'];
    const format = formatFor(path, request.headers.accept);
    const picture = await pictures.respond({
      path,
      format,
      size: parsed.size,
      ifNoneMatch: request.headers['if-none-match'],
      caller: networkOf(request),
    });
    // Pictures are shown elsewhere, too: in mails, by search engines and marketplaces.
    reply.header('vary', 'accept').header('cross-origin-resource-policy', 'cross-origin');
    if (picture.kind === 'found' || picture.kind === 'unchanged') {
      reply.header('cache-control', cacheControl.found).header('etag', picture.etag);
      return picture.kind === 'found' ? reply.type(formats[format]).send(picture.body) : reply.code(304).send();
    }
    return reply
      .code(statuses[picture.kind])
      .header('cache-control', cacheControl[picture.kind])
      .type(formats[format])
      .send(picture.body);
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/images/*',
    handler: (request, reply) =>
      sendError(request, reply.header('allow', 'GET, HEAD'), { ok: false, code: 'method_not_allowed' }),
  });
}
