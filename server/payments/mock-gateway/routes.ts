import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { completeCharge, enterCard, findChargeWithCurrentStatus, presentCharge } from './mock-gateway.ts';
import { signEvent } from './signature.ts';

/** Delay of a webhook that is to arrive `after` the shopper's return, in seconds. */
const webhookDelaySeconds = 2;

/** The API of the mock gateway's own pages. The unguessable charge id authorises a call. */
export function mockGatewayRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /mock-payment/api/charges/{chargeId}', async ({ params, locale }) => {
    const charge = await findChargeWithCurrentStatus(context, params.chargeId);
    return charge ? ok(presentCharge(charge, locale)) : fail('payment_not_found');
  });

  route(app, context, 'POST /mock-payment/api/charges/{chargeId}/card', async ({ params, body, locale }) => {
    const entered = await enterCard(context, params.chargeId, body);
    if (!entered.ok) return entered;
    if (entered.data.status !== 'pending')
      await deliverMockEvent(context, app, newEvent(params.chargeId)).catch(logUndelivered);
    return ok(presentCharge(entered.data, locale));
  });

  route(app, context, 'POST /mock-payment/api/charges/{chargeId}/complete', async ({ params, body, locale }) => {
    const completed = await completeCharge(context, params.chargeId, body.action);
    if (!completed.ok) return completed;
    const event = newEvent(params.chargeId);
    if (body.webhook === 'after') {
      await transaction(context.db, (tx) =>
        context.jobs.send(tx, 'mock-webhook', event, { afterSeconds: webhookDelaySeconds }),
      );
    } else if (body.webhook !== 'never') {
      const deliveries = body.webhook === 'twice' ? [event, event] : [event];
      await Promise.all(deliveries.map((delivery) => deliverMockEvent(context, app, delivery).catch(logUndelivered)));
    }
    return ok(presentCharge(completed.data, locale));
  });

  function logUndelivered(error: unknown): void {
    context.log.warn({ err: error }, 'the mock gateway could not deliver a webhook');
  }
}

function newEvent(chargeId: string): JobData['mock-webhook'] {
  return { chargeId, eventId: `evnt_mock_${randomUUID()}` };
}

/**
 * Delivers a signed event of the mock gateway to the shop's webhook address.
 *
 * @throws Error if the shop does not accept it: the job is then retried
 */
export async function deliverMockEvent(
  context: AppContext,
  app: Pick<FastifyInstance, 'inject'>,
  { chargeId, eventId }: JobData['mock-webhook'],
): Promise<void> {
  const payload = JSON.stringify({
    object: 'event',
    id: eventId,
    key: 'charge.complete',
    data: { object: 'charge', id: chargeId },
  });
  const timestamp = String(Math.floor(context.clock().getTime() / 1000));
  const response = await app.inject({
    method: 'POST',
    url: '/payment/api/webhooks/mock',
    headers: {
      'content-type': 'application/json',
      'mock-signature-timestamp': timestamp,
      'mock-signature': signEvent(context, timestamp, Buffer.from(payload)),
    },
    payload,
  });
  if (response.statusCode >= 300) throw new Error(`the shop answered ${response.statusCode} to the webhook ${eventId}`);
}
