import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { storeCategoryRows } from './queries.ts';
import { findStores, readStore } from './stores.ts';

/** Responses are cached until a branch changes. */
const cacheOptions = { cacheTags: () => ['stores'] };

/** Calls of branches and their categories. */
export function storesRoutes(app: FastifyInstance, shop: Shop): void {
  route(
    app,
    shop,
    'GET /utils/api/stores',
    async ({ query: { latitude, longitude, ...query }, locale }) => {
      const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      const page = await findStores(shop.db, { ...query, from }, { now: shop.clock(), locale });
      return ok({ ...page, limit: query.limit, offset: query.offset });
    },
    cacheOptions,
  );

  route(
    app,
    shop,
    'GET /utils/api/stores/{id}',
    async ({ params, locale }) => {
      const store = await readStore(shop.db, params.id, { now: shop.clock(), locale });
      return store ? ok(store) : fail('not_found');
    },
    cacheOptions,
  );

  route(
    app,
    shop,
    'GET /utils/api/store-categories',
    async ({ locale }) => ok(await storeCategoryRows(shop.db, locale)),
    cacheOptions,
  );
}
