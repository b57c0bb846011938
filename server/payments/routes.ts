import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { findGateway } from './gateways.ts';
import { type OnSettled, settleCharge } from './settlement.ts';

/** The webhook of each gateway: what it says is only a reason to ask the gateway (behaviour 5). */
export function paymentsRoutes(app: FastifyInstance, shop: Shop, onSettled: OnSettled): void {
  // In a scope of its own: signatures are over the bytes as they came.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    route(scope, shop, 'POST /payment/api/webhooks/{gateway}', async ({ params, request }) => {
      const gateway = findGateway(shop, params.gateway);
      if (!gateway) return fail('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = gateway.verifyWebhook(rawBody, request.headers);
      if (!event.ok) return event;
      const settled = await settleCharge(shop, gateway, event.data.chargeId, onSettled, event.data.eventId);
      return settled.ok ? { ok: true, data: undefined } : settled;
    });
  });
}
