import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { stockOfProducts } from './inventory.ts';

/** The calls of `contract/inventory.ts`. */
export function inventoryRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'POST /inventory/api/stock', async ({ body }) =>
    ok(await stockOfProducts(shop.db, body.productIds)),
  );
}
