import { isGatewayMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { ChargeRequest, Gateway, NewCharge } from './gateway.ts';
import { type Attempt, beginChargeRequest, endChargeRequest, storeCharge, storeRefusal } from './queries.ts';

/*
 * A request whose response is lost may have made a charge (decision 017). The time of the request is stored before it is sent; until
 * its outcome is known, no other charge is requested for the same attempt, nor for the next one.
 */

/** A request that made no charge within this time makes none: several times the time-out of a gateway's call. */
const certainAfterMs = 60_000;

/** A stored charge with its attempt. */
export interface StoredCharge {
  attempt: Attempt;
  charge: NewCharge;
}

type Outcome = Promise<Result<StoredCharge | null, 'payment_gateway_unavailable'>>;

/** Whether a new attempt waits for the card that the shopper enters on the shop's page. */
export function needsCardToken(
  { cardTokenKinds }: Pick<Gateway, 'cardTokenKinds'>,
  { method }: Pick<Attempt, 'method'>,
): boolean {
  return isGatewayMethod(method) && cardTokenKinds.includes(paymentMethodTerms[method].chargeKind);
}

/**
 * Requests the charge of a `created` attempt, at most once. Null if there is none: the gateway refused it, so that the attempt has
 * failed, or the shopper has not entered the card yet.
 */
export async function requestCharge(
  context: AppContext,
  gateway: Gateway,
  attempt: Attempt,
  request: ChargeRequest,
): Outcome {
  const { paymentId } = attempt;
  if (gateway.findCharge) {
    const recovered = await recoverCharge(context, gateway, attempt);
    if (!recovered.ok || recovered.data) return recovered;
    if (needsCardToken(gateway, attempt) && !request.cardToken) return ok(null);
    if (!(await beginChargeRequest(context.db, paymentId, context.clock()))) return fail('payment_gateway_unavailable');
  }
  const created = await gateway.createCharge(request);
  if (!created.ok) return created;
  if (created.data.chargeId !== null) return store(context, paymentId, created.data);
  await storeRefusal(context.db, paymentId, created.data.failureCode, context.clock());
  return ok(null);
}

/**
 * Finds and stores the charge of a request whose response was lost. Null if there is no such request, or it made no charge; it fails
 * while neither is certain.
 */
export async function recoverCharge(context: AppContext, gateway: Gateway, attempt: Attempt): Outcome {
  const { paymentId, chargeId, chargeRequestedAt } = attempt;
  if (!gateway.findCharge || chargeId || !chargeRequestedAt) return ok(null);
  const found = await gateway.findCharge(paymentId, chargeRequestedAt);
  if (!found.ok) return found;
  if (found.data) return store(context, paymentId, found.data);
  if (context.clock().getTime() - chargeRequestedAt.getTime() < certainAfterMs)
    return fail('payment_gateway_unavailable');
  await endChargeRequest(context.db, paymentId, chargeRequestedAt);
  return ok(null);
}

async function store(context: AppContext, paymentId: string, charge: NewCharge): Outcome {
  const attempt = await storeCharge(context.db, paymentId, charge, context.clock());
  if (attempt) return ok({ attempt, charge });
  context.log.error(
    { paymentId, chargeId: charge.chargeId },
    'the gateway has two charges for one payment: refund this one if it is paid',
  );
  return ok(null);
}

/** Stores a charge that an event reports before the response of its request has arrived, or after it was lost. */
export async function adoptCharge(context: AppContext, gateway: Gateway, attempt: Attempt): Outcome {
  const found = await gateway.findCharge?.(attempt.paymentId, attempt.createdAt);
  if (found && !found.ok) return found;
  return found?.data ? store(context, attempt.paymentId, found.data) : ok(null);
}
