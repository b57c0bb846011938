import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import { currentFlashSales } from '../flash-sales/flash-sales.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { readCards } from './products.ts';

/** The schedule of flash sales; public and cacheable. */
export function flashSaleRoutes(app: FastifyInstance, shop: Shop): void {
  route(
    app,
    shop,
    'GET /pagerender/content/flash-sale/schedule',
    async ({ query: { limit, offset }, locale }) => {
      const now = shop.clock();
      const { flashSales, total } = await currentFlashSales(shop.db, { now, locale, limit, offset });
      const ids = [...new Set(flashSales.flatMap(({ productIds }) => productIds))];
      const cards = new Map((await readCards(shop.db, ids, { now, locale })).map((card) => [card.productId, card]));
      const items = flashSales.map(({ productIds, startsAt, endsAt, ...sale }) => ({
        ...sale,
        startDate: startsAt.toISOString(),
        endDate: endsAt.toISOString(),
        products: productIds.flatMap((id) => cards.get(id) ?? []),
      }));
      return ok({ items, total, limit, offset });
    },
    { cacheTags: () => ['flash-sales', 'catalogue'] },
  );
}
