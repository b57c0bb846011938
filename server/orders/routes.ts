import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import { resultTransaction } from '../db/database.ts';
import { runOnce } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { refreshPayment, replacePaymentAttempt, startPayment } from './pay-order.ts';
import { listOrders, readOrder } from './read-orders.ts';

/** The calls of `contract/orders.ts`. */
export function ordersRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'GET /cart/api/order/list', async ({ query, identity, locale }) =>
    ok(await listOrders(shop, identity.customerId, query, locale)),
  );

  route(app, shop, 'GET /cart/api/order/{orderId}', ({ params, identity, locale }) =>
    readOrder(shop, params.orderId, identity.customerId, locale),
  );

  route(
    app,
    shop,
    'POST /cart/api/order/request-payment/{orderId}',
    async ({ params: { orderId }, body, identity, locale, idempotency }) => {
      const { customerId } = identity;
      const now = shop.clock();
      const replaced = await resultTransaction(shop.db, (tx) =>
        runOnce(tx, idempotency, now, () =>
          replacePaymentAttempt(shop, tx, { orderId, customerId, method: body.paymentMethod, now }),
        ),
      );
      if (!replaced.ok) return replaced;
      const started = await startPayment(shop, orderId, replaced.data.paymentId, locale);
      return started.ok ? readOrder(shop, orderId, customerId, locale) : started;
    },
  );

  route(app, shop, 'POST /cart/api/order/{orderId}/refresh-payment', ({ params, identity, locale }) =>
    refreshPayment(shop, params.orderId, identity.customerId, locale),
  );

  route(app, shop, 'POST /cart/api/order/{orderId}/cancel', ({ params, identity, locale }) =>
    cancelOrder(shop, params.orderId, identity.customerId, locale),
  );
}
