import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { createSlipReader } from '../bank-transfers/bank-transfers.ts';
import { resultTransaction } from '../db/database.ts';
import { runOnce } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import { createSuccessLimit } from '../http/success-limit.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrderInvoice, requestTaxInvoice } from './invoices.ts';
import { listOrderInstallments } from './payment/installments.ts';
import { payByCard, refreshPayment, replacePaymentAttempt, startPayment } from './payment/pay-order.ts';
import { readSlipPicture, uploadSlip } from './payment/slips.ts';
import { listOrders, readOrder } from './read-orders.ts';

/** Each makes a charge at the gateway, whose limits of calls are for all customers together: per customer. */
const paymentLimit = { calls: 20, seconds: 600 };
/** Each reads the charge from the gateway; a page that waits does four in a minute. */
const refreshLimit = { calls: 60, seconds: 60 };

/** The calls of `contract/orders.ts`, and the documents of orders. */
export function ordersRoutes(app: FastifyInstance, context: AppContext): void {
  const payments = createSuccessLimit(context, 'requested payments', paymentLimit);
  const refreshes = createSuccessLimit(context, 'refreshed payments', refreshLimit);

  route(app, context, 'GET /cart/api/order/list', async ({ query, identity, locale }) =>
    ok(await listOrders(context, identity.customerId, query, locale)),
  );

  route(app, context, 'GET /cart/api/order/{orderId}', ({ params, identity, locale }) =>
    readOrder(context, params.orderId, identity.customerId, locale),
  );

  route(app, context, 'GET /cart/api/order/{orderId}/installments', ({ params: { orderId }, identity, locale }) =>
    listOrderInstallments(context, { orderId, customerId: identity.customerId }, locale),
  );

  route(
    app,
    context,
    'GET /cart/api/order/{orderId}/invoices/{invoiceNumber}',
    ({ params, identity }) => readOrderInvoice(context, { ...params, customerId: identity.customerId }),
    // Each is typeset in this process.
    { rateLimit: { calls: 60, seconds: 60 } },
  );

  const slipReader = createSlipReader(context.log);
  app.addHook('onClose', async () => slipReader.close());

  route(
    app,
    context,
    'POST /cart/api/order/{orderId}/slips',
    async ({ params: { orderId }, file, ended, identity: { customerId }, locale }) => {
      const uploaded = await uploadSlip(context, slipReader, { orderId, customerId }, { file, ended });
      return uploaded.ok ? readOrder(context, orderId, customerId, locale) : uploaded;
    },
    {
      rateLimit: { calls: 20, seconds: 600 },
      // Each may take the time limit of a file.
      missLimit: {
        misses: 10,
        seconds: 600,
        codes: ['slip_not_readable'],
        isGuess: () => true,
        visitor: ({ identity }) => identity.customerId,
        countsByVisitorOnly: true,
      },
    },
  );

  route(app, context, 'GET /cart/api/order/{orderId}/slips/{slipId}', ({ params, identity }) =>
    readSlipPicture(context, { ...params, customerId: identity.customerId }),
  );

  route(
    app,
    context,
    'POST /cart/api/order/request-payment/{orderId}',
    async ({ params: { orderId }, body, identity, locale, idempotency }) => {
      const { customerId } = identity;
      const now = context.clock();
      const replaced = await resultTransaction(context.db, (tx) =>
        runOnce(tx, idempotency, now, async () => {
          const retryAfterSeconds = payments.secondsToWait(customerId);
          if (retryAfterSeconds !== null) return fail('too_many_requests', { retryAfterSeconds });
          payments.count(customerId);
          const { paymentMethod: method, installmentPlanId } = body;
          return replacePaymentAttempt(context, tx, { orderId, customerId, method, installmentPlanId, now });
        }),
      );
      if (!replaced.ok) return replaced;
      const started = await startPayment(context, orderId, replaced.data.paymentId, locale);
      return started.ok ? readOrder(context, orderId, customerId, locale) : started;
    },
  );

  route(
    app,
    context,
    'POST /cart/api/order/{orderId}/card-payment',
    ({ params, body, identity, locale }) =>
      payByCard(context, { ...params, ...body, customerId: identity.customerId, locale }),
    // Guessing cards is the gateway's to stop; many tokens from one address are not a shopper's.
    { rateLimit: { calls: 20, seconds: 600 } },
  );

  route(
    app,
    context,
    'POST /cart/api/order/{orderId}/refresh-payment',
    ({ params: { orderId }, identity: { customerId }, locale }) => {
      if (refreshes.secondsToWait(customerId) !== null) return readOrder(context, orderId, customerId, locale);
      refreshes.count(customerId);
      return refreshPayment(context, orderId, customerId, locale);
    },
  );

  route(
    app,
    context,
    'POST /cart/api/order/{orderId}/tax-invoice',
    async ({ params: { orderId }, body, identity: { customerId }, locale }) => {
      const requested = await requestTaxInvoice(context, { orderId, customerId, ...body });
      return requested.ok ? readOrder(context, orderId, customerId, locale) : requested;
    },
  );

  route(app, context, 'POST /cart/api/order/{orderId}/cancel', ({ params, body, identity, locale }) =>
    cancelOrder(context, { ...params, ...body, customerId: identity.customerId }, locale),
  );
}
