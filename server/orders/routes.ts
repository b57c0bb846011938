import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { createSlipReader } from '../bank-transfers/bank-transfers.ts';
import { resultTransaction } from '../db/database.ts';
import { runOnce } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrderInvoice, requestTaxInvoice } from './invoices.ts';
import { listOrderInstallments } from './payment/installments.ts';
import { payByCard, refreshPayment, replacePaymentAttempt, startPayment } from './payment/pay-order.ts';
import { readSlipPicture, uploadSlip } from './payment/slips.ts';
import { listOrders, readOrder } from './read-orders.ts';

/** The calls of `contract/orders.ts`, and the documents of orders. */
export function ordersRoutes(app: FastifyInstance, context: AppContext): void {
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
        runOnce(tx, idempotency, now, () =>
          replacePaymentAttempt(context, tx, {
            orderId,
            customerId,
            method: body.paymentMethod,
            installmentPlanId: body.installmentPlanId,
            now,
          }),
        ),
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

  route(app, context, 'POST /cart/api/order/{orderId}/refresh-payment', ({ params, identity, locale }) =>
    refreshPayment(context, params.orderId, identity.customerId, locale),
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
