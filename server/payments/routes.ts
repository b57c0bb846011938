import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { findGateway } from './gateways.ts';
import { readQrImage } from './payments.ts';
import { type OnSettled, settleCharge } from './settlement.ts';
import { WebhookFailures } from './webhook-failures.ts';

/** The pictures of QR codes, and the webhooks of the gateways. An event only triggers reading the charge from the gateway (docs/reference/payments.md). */
export function paymentsRoutes(app: FastifyInstance, context: AppContext, onSettled: OnSettled): void {
  route(
    app,
    context,
    'GET /payment/api/payments/{paymentId}/qr-code',
    ({ params }) => readQrImage(context, params.paymentId),
    // Each is read from the gateway.
    { rateLimit: { calls: 60, seconds: 60 } },
  );

  // An encapsulated scope with its own body parser: signatures cover the raw bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const failures = new WebhookFailures(context);
    route(scope, context, 'POST /payment/api/webhooks/{gateway}', async ({ params, request }) => {
      const gateway = findGateway(context, params.gateway);
      if (!gateway) return fail('not_found');
      return failures.watch(gateway.name, async () => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = gateway.verifyWebhook(rawBody, request.headers);
        if (!event.ok) return event;
        if (!event.data) return { ok: true, data: undefined };
        const settled = await settleCharge(context, gateway, event.data.chargeId, onSettled, event.data);
        return settled.ok ? { ok: true, data: undefined } : settled;
      });
    });
  });
}
