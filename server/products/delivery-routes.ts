import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { readProductDelivery } from './product-delivery.ts';

/** The calls of `contract/product-delivery.ts`. */
export function deliveryRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /pim/api/products/{id}/delivery',
    async ({ params: { id }, locale }) => {
      const delivery = await readProductDelivery(context, id, locale);
      return delivery ? ok(delivery) : fail('product_not_found');
    },
    { cacheTags: ({ productId }) => [`product:${productId}`, 'shipping'] },
  );
}
