import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { storeCategoryRows } from './queries.ts';
import { findStores, readStore } from './stores.ts';

/** The same for everybody, and kept until something about branches changes. */
const ofStores = { cacheTags: () => ['stores'] };

/** Branches and their categories (spec 7, Utilities). */
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
    ofStores,
  );

  route(
    app,
    shop,
    'GET /utils/api/stores/{id}',
    async ({ params, locale }) => {
      const store = await readStore(shop.db, params.id, { now: shop.clock(), locale });
      return store ? ok(store) : fail('not_found');
    },
    ofStores,
  );

  route(
    app,
    shop,
    'GET /utils/api/store-categories',
    async ({ locale }) => ok(await storeCategoryRows(shop.db, locale)),
    ofStores,
  );
}
