import type { FastifyInstance } from 'fastify';
import { satangFromBaht } from '#contract/money.ts';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { currentFlashSales } from '../flash-sales/flash-sales.ts';
import { route } from '../http/route.ts';
import { percentSaved } from '../pricing/pricing.ts';
import { readCards } from './products.ts';

/** The schedule of flash sales; public and cacheable. */
export function flashSaleRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /pagerender/content/flash-sale/schedule',
    async ({ query: { limit, offset }, locale }) => {
      const now = context.clock();
      const { flashSales, total } = await currentFlashSales(context.db, { now, locale, limit, offset });
      const ids = [...new Set(flashSales.flatMap(({ productIds }) => productIds))];
      const cards = new Map((await readCards(context, ids, { now, locale })).map((card) => [card.productId, card]));
      const items = flashSales.map(({ productIds, startsAt, endsAt, appliedProducts, ...sale }) => ({
        ...sale,
        startDate: startsAt.toISOString(),
        endDate: endsAt.toISOString(),
        appliedProducts: appliedProducts.map((offer) => ({
          ...offer,
          discountPercent: percentSaved(satangFromBaht(offer.standardPrice), satangFromBaht(offer.price)),
        })),
        products: productIds.flatMap((id) => cards.get(id) ?? []),
      }));
      return ok({ items, total, limit, offset });
    },
    { cacheTags: () => ['flash-sales', 'catalogue', 'promotions'] },
  );
}
