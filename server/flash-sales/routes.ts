import type { FastifyInstance } from 'fastify';
import type { ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { currentFlashSales } from './queries.ts';

/** What other features say of products and is handed in by `app.ts`. */
export interface FlashSalesDeps {
  /** Cards of the visible ones among these products, in the order of the ids. */
  readCards(productIds: readonly number[], reading: { now: Date; locale: Locale }): Promise<ProductCard[]>;
}

/** The schedule of flash sales: public and the same for everybody. */
export function flashSalesRoutes(app: FastifyInstance, shop: Shop, { readCards }: FlashSalesDeps): void {
  route(
    app,
    shop,
    'GET /pagerender/content/flash-sale/schedule',
    async ({ query: { limit, offset }, locale }) => {
      const now = shop.clock();
      const { flashSales, total } = await currentFlashSales(shop.db, { now, locale, limit, offset });
      const ids = [...new Set(flashSales.flatMap(({ productIds }) => productIds))];
      const cards = new Map((await readCards(ids, { now, locale })).map((card) => [card.productId, card]));
      const items = flashSales.map(({ productIds, startsAt, endsAt, ...sale }) => ({
        ...sale,
        startDate: startsAt.toISOString(),
        endDate: endsAt.toISOString(),
        products: productIds.flatMap((id) => cards.get(id) ?? []),
      }));
      return ok({ items, total, limit, offset });
    },
    { tags: () => ['flash-sales', 'catalogue'] },
  );
}
