import { timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { Charge, Gateway, GatewayRefund, WebhookEvent } from './gateway.ts';
import { createCharge, expireCharge, type MockChargeRow, readCharge } from './mock-gateway/mock-gateway.ts';
import { createRefund, type MockRefundRow, readRefund } from './mock-gateway/refunds.ts';
import { signEvent } from './mock-gateway/signature.ts';

const maxSignatureAgeMs = 5 * 60_000;

const limits = { minAmount: 20_00, maxAmount: 1_000_000_00 };

/** Adapter for the mock gateway. Treats it as an external service: any error makes it unavailable. */
export function mockAdapter(context: AppContext): Gateway {
  const callGateway = async <Data>(work: () => Promise<Data>): Promise<Result<Data, 'payment_gateway_unavailable'>> => {
    try {
      return ok(await work());
    } catch (error) {
      context.log.warn({ err: error }, 'the mock gateway does not respond');
      return fail('payment_gateway_unavailable');
    }
  };
  return {
    name: 'mock',
    limits: { card: limits, promptpay: limits, installment: limits },
    cardVault: null,
    cardTokenKinds: [],
    createCharge: ({ paymentId, ...request }) =>
      callGateway(async () => {
        const { charge, authorizeUrl, qrPayload } = await createCharge(context, {
          ...request,
          idempotencyKey: paymentId,
        });
        return { ...chargeOf(charge), redirectUrl: authorizeUrl, qrPayload, qrImageUrl: null };
      }),
    readCharge: (chargeId) => callGateway(async () => chargeOf(await readCharge(context, chargeId))),
    expireCharge: (chargeId) => callGateway(async () => chargeOf(await expireCharge(context, chargeId))),
    refundCharge: (request) =>
      callGateway(async () => {
        const refund = await createRefund(context, request);
        return refund ? refundOf(refund) : { gatewayRefundId: null, status: 'failed', failureCode: 'refund_rejected' };
      }),
    readRefund: ({ refundId }) =>
      callGateway(async () => {
        const refund = await readRefund(context, refundId);
        return refund ? refundOf(refund) : null;
      }),
    verifyWebhook(rawBody, headers) {
      const timestamp = headers['mock-signature-timestamp'];
      const signature = headers['mock-signature'];
      if (typeof timestamp !== 'string' || typeof signature !== 'string') return fail('webhook_signature_not_valid');
      const age = Math.abs(context.clock().getTime() - Number(timestamp) * 1000);
      const isRecent = /^\d{1,12}$/.test(timestamp) && age <= maxSignatureAgeMs;
      const expected = Buffer.from(signEvent(context, timestamp, rawBody));
      const given = Buffer.from(signature);
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
      return isRecent && isGenuine ? readEvent(rawBody) : fail('webhook_signature_not_valid');
    },
  };
}

function chargeOf(row: MockChargeRow): Charge {
  const { charge_id: chargeId, amount_satang: amount, status, failure_code: failureCode, paid_at: paidAt } = row;
  return { chargeId, amount, currency: 'THB', status, failureCode, paidAt };
}

function refundOf({ mock_refund_id, status }: MockRefundRow): GatewayRefund {
  return { gatewayRefundId: mock_refund_id, status, failureCode: status === 'failed' ? 'refund_failed' : null };
}

function readEvent(rawBody: Buffer): Result<WebhookEvent, 'bad_request'> {
  try {
    const event = JSON.parse(rawBody.toString('utf8')) as { id?: unknown; data?: { id?: unknown } | null } | null;
    const eventId = event?.id;
    const chargeId = event?.data?.id;
    if (typeof eventId === 'string' && typeof chargeId === 'string') return ok({ eventId, chargeId, paymentId: null });
  } catch {
    // Malformed JSON is a bad request, too.
  }
  return fail('bad_request');
}
