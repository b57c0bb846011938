import { fail, ok, type Result } from '#contract/result.ts';
import type { GatewayRefund, RefundRequest } from '../gateway.ts';
import { callOmise } from './client.ts';
import { OmiseRefund, OmiseRefunds } from './schema.ts';

type Caller = Parameters<typeof callOmise>[0];
type Answer<Data> = Promise<Result<Data, 'payment_gateway_unavailable'>>;

const refundsPath = (chargeId: string) => `/charges/${encodeURIComponent(chargeId)}/refunds`;

/** Refunds a part of a charge. Omise has no key against a second refund: the id of ours is in its metadata. */
export async function refundCharge(
  caller: Caller,
  { chargeId, refundId, amount }: RefundRequest,
): Answer<GatewayRefund> {
  const made = await callOmise(caller, OmiseRefund, {
    method: 'POST',
    path: refundsPath(chargeId),
    body: { amount, metadata: { refundId } },
  });
  if (made.kind === 'refused') return ok({ gatewayRefundId: null, status: 'failed', failureCode: made.code });
  return made.kind === 'done' ? ok(refundOf(made.data)) : fail('payment_gateway_unavailable');
}

/** The refund of a charge that was made for ours. A charge has fewer refunds than a page of the list. */
export async function readRefund(
  caller: Caller,
  { chargeId, refundId }: { chargeId: string; refundId: string },
): Answer<GatewayRefund | null> {
  const listed = await callOmise(caller, OmiseRefunds, {
    method: 'GET',
    path: refundsPath(chargeId),
    query: { limit: '100' },
  });
  if (listed.kind !== 'done') return fail('payment_gateway_unavailable');
  const own = listed.data.data.find(({ metadata }) => metadata?.refundId === refundId);
  return ok(own ? refundOf(own) : null);
}

/** Statuses of Omise. Any other one is not final. */
const finalStatuses: Partial<Record<string, GatewayRefund['status']>> = { closed: 'succeeded', failed: 'failed' };

function refundOf({ id, status }: OmiseRefund): GatewayRefund {
  return {
    gatewayRefundId: id,
    status: finalStatuses[status ?? 'closed'] ?? 'pending',
    failureCode: status === 'failed' ? 'failed' : null,
  };
}
