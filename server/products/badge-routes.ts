import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { visibleProductsByIds } from '../catalogue/catalogue.ts';
import { route } from '../http/route.ts';
import { badgePictures } from './present.ts';
import { readCards } from './products.ts';

/** The calls of `contract/product-badges.ts`. */
export function badgeRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'POST /pagerender/content/product-badge', async ({ body, locale }) => {
    const found = await visibleProductsByIds(context.db, body.products);
    const productIds = [...new Set(found.map(({ productId }) => productId))];
    const cards = await readCards(context, productIds, { now: context.clock(), locale });
    const badgesOf = new Map(cards.map(({ productId, badges }) => [productId, badges]));
    return ok(
      Object.fromEntries(
        found.flatMap(({ id, productId }) => {
          const badges = badgesOf.get(productId);
          return badges ? [[id, { productId: id, badges, badgeImage: badgePictures(badges) }]] : [];
        }),
      ),
    );
  });
}
