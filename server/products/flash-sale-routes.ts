import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { readFlashSales } from './products.ts';

const cacheOptions = { cacheTags: () => ['flash-sales', 'catalogue', 'promotions'] };

/** The schedule of flash sales and the one for landing pages; public and cacheable. */
export function flashSaleRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /pagerender/content/flash-sale/schedule',
    async ({ query, locale }) => ok({ ...(await readFlashSales(context, { ...query, locale })), ...query }),
    cacheOptions,
  );
  route(
    app,
    context,
    'GET /pagerender/landing/flash-sale',
    async ({ query, locale }) => {
      const { items } = await readFlashSales(context, { ...query, limit: 1, offset: 0, locale });
      return ok(items[0] ?? null);
    },
    cacheOptions,
  );
}
