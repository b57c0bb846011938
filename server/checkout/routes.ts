import type { FastifyInstance } from 'fastify';
import type { Order } from '#contract/orders.ts';
import { type Ok, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { readCartRules } from '../cart/cart.ts';
import { resultTransaction } from '../db/database.ts';
import { runOnce } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import { readOrder, startPayment } from '../orders/orders.ts';
import { listBranches } from './branches.ts';
import { chooseDelivery, readCheckout } from './checkout.ts';
import { orderCart } from './order-cart.ts';
import { listPaymentMethods } from './payment-offer.ts';

/** The calls of `contract/checkout.ts`. */
export function checkoutRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /utils/api/configurations/payment-methods',
    async () => ok({ items: await listPaymentMethods(context) }),
    // Changes of plans and of accounts at gateways invalidate everything.
    { cacheTags: () => [] },
  );

  route(app, context, 'GET /cart/api/checkout/{cartId}', ({ params, query, identity, locale }) =>
    readCheckout(context, { ...params, ...query, customerId: identity.customerId, locale }),
  );

  route(
    app,
    context,
    'PUT /cart/api/checkout/{cartId}/delivery',
    ({ params: { cartId }, body, identity: { customerId }, locale }) =>
      chooseDelivery(context, { cartId, customerId, delivery: body, locale }),
  );

  route(
    app,
    context,
    'GET /cart/api/checkout/{cartId}/branches',
    ({ params: { cartId }, query: { latitude, longitude, ...page }, identity: { customerId }, locale }) => {
      const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      return listBranches(context, { cartId, customerId, from, ...page, locale });
    },
  );

  route(
    app,
    context,
    'POST /cart/api/order/create',
    async ({ body, identity: { customerId }, locale, idempotency }) => {
      const rules = await readCartRules(context);
      const placed = await resultTransaction(context.db, (tx) =>
        runOnce(tx, idempotency, context.clock(), () => orderCart(context, tx, { ...body, customerId, rules, locale })),
      );
      if (placed.ok) {
        const { orderId, paymentId } = placed.data;
        // The order exists even if the gateway fails: the pay page tries again.
        if (paymentId) await startPayment(context, orderId, paymentId, locale);
        return expectOrder(await readOrder(context, orderId, customerId, locale));
      }
      const { code } = placed;
      if (code !== 'out_of_stock' && code !== 'product_information_updated' && code !== 'checkout_error') return placed;
      const { cartId, paymentMethod, installmentPlanId } = body;
      const checkout = await readCheckout(context, { cartId, customerId, paymentMethod, installmentPlanId, locale });
      return checkout.ok ? { ...placed, data: checkout.data } : placed;
    },
  );
}

/** @throws if the order cannot be read: it was just placed */
function expectOrder(order: Result<Order>): Ok<Order> {
  if (!order.ok) throw new Error('an order that was just placed cannot be read');
  return order;
}
