import type { FastifyInstance } from 'fastify';
import type { FlashSale } from '#contract/flash-sales.ts';
import type { Locale } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { currentFlashSales } from '../flash-sales/flash-sales.ts';
import { route } from '../http/route.ts';
import { percentSaved } from '../pricing/pricing.ts';
import { readCards } from './products.ts';

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

async function readFlashSales(
  context: AppContext,
  page: { limit: number; offset: number; flashSaleId?: number | undefined; locale: Locale },
): Promise<{ items: FlashSale[]; total: number }> {
  const { locale } = page;
  const now = context.clock();
  const { flashSales, total } = await currentFlashSales(context.db, { ...page, now });
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
  return { items, total };
}
