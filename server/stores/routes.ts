import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { storeCategoryRows } from './queries.ts';
import { findStorePoints, findStores, readStore } from './stores.ts';

/** Responses are cached until a branch changes, or what it has in stock. */
const cacheOptions = { cacheTags: () => ['stores', 'store-stocks'] };

/** Calls of branches and their categories. */
export function storesRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /utils/api/stores',
    async ({ query: { latitude, longitude, slug, ...query }, locale }) => {
      const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      const page = await findStores(
        context.db,
        { ...query, slugs: slug === undefined ? undefined : [slug], from },
        { now: context.clock(), locale },
      );
      return ok({ ...page, limit: query.limit, offset: query.offset });
    },
    cacheOptions,
  );

  route(
    app,
    context,
    'GET /utils/api/stores/{id}',
    async ({ params, locale }) => {
      const store = await readStore(context.db, params.id, { now: context.clock(), locale });
      return store ? ok(store) : fail('not_found');
    },
    cacheOptions,
  );

  route(
    app,
    context,
    'GET /utils/api/store-points',
    async ({ query, locale }) => ok(await findStorePoints(context.db, query, locale)),
    cacheOptions,
  );

  route(
    app,
    context,
    'GET /utils/api/store-categories',
    async ({ locale }) => ok(await storeCategoryRows(context.db, locale)),
    cacheOptions,
  );
}
