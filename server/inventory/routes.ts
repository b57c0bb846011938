import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { stockOfProducts } from './inventory.ts';

/** The calls of `contract/inventory.ts`. */
export function inventoryRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'POST /inventory/api/stock', async ({ body }) =>
    ok(await stockOfProducts(context.db, body.productIds)),
  );
}
