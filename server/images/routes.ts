import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors.ts';
import type { Shop } from '../shop.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { createPictures } from './images.ts';
import { createRenderer } from './render.ts';
import { formatFor, formats, sizeOf } from './rules.ts';
import { folderSource, hostSource } from './source.ts';

const cacheBytes = 512 * 1024 * 1024;
/** What a browser keeps, in seconds: addresses have no version, so that nothing is kept for ever (decision 012). */
const kept = {
  found: `public, max-age=${7 * 86_400}, stale-while-revalidate=${30 * 86_400}`,
  missing: 'public, max-age=60',
  unavailable: 'no-store',
};
const statuses = { missing: 404, unavailable: 502 } as const;

/**
 * `GET /images/{path}?width=&height=`: pictures of the data folder, or of `IMAGE_HOST`, in the sizes of `rules.ts` (spec 9,
 * Images). Another size is 400; a picture that is not there is a placeholder with status 404.
 */
export function imagesRoutes(app: FastifyInstance, shop: Shop): void {
  const { dataFolder, imageHost } = shop.settings;
  const own = folderSource(join(dataFolder, 'images'));
  let cache: Promise<DiskCache> | undefined;
  const renderer = createRenderer();
  app.addHook('onClose', async () => renderer.close());
  const pictures = createPictures({
    own,
    source: imageHost ? hostSource(imageHost, shop.clock) : own,
    cache: () =>
      (cache ??= openDiskCache(join(dataFolder, 'image-cache'), cacheBytes).catch((error: unknown) => {
        cache = undefined;
        throw error;
      })),
    renderer,
    log: shop.log,
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/images/*', async (request, reply) => {
    const sized = sizeOf(request.query);
    if (!sized.ok) {
      return sendError(request, reply, {
        ok: false,
        code: 'bad_request',
        fields: Object.fromEntries(sized.wrong.map((side) => [side, ['not_valid']])),
      });
    }
    const path = request.params['*'];
    const format = formatFor(path, request.headers.accept);
    const answer = await pictures.answer({
      path,
      format,
      size: sized.size,
      knownTag: request.headers['if-none-match'],
    });
    reply.header('vary', 'accept');
    if (answer.kind === 'found' || answer.kind === 'unchanged') {
      reply.header('cache-control', kept.found).header('etag', answer.etag);
      return answer.kind === 'found' ? reply.type(formats[format]).send(answer.body) : reply.code(304).send();
    }
    return reply
      .code(statuses[answer.kind])
      .header('cache-control', kept[answer.kind])
      .type(formats[format])
      .send(answer.body);
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/images/*',
    handler: (request, reply) =>
      sendError(request, reply.header('allow', 'GET, HEAD'), { ok: false, code: 'method_not_allowed' }),
  });
}
