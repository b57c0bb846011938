import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { badgesByIds } from '../catalogue/catalogue.ts';
import { route } from '../http/route.ts';
import { badgePictures } from './present.ts';

/** The calls of `contract/product-badges.ts`. */
export function badgeRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'POST /pagerender/content/product-badge', async ({ body }) => {
    const rows = await badgesByIds(context.db, body.products);
    return ok(
      Object.fromEntries(
        rows.map(({ id, productId, badges }) => [id, { productId, badges, badgeImage: badgePictures(badges) }]),
      ),
    );
  });
}
