import { isGatewayMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { requireAttention } from '../attention/attention.ts';
import { transaction } from '../db/database.ts';
import { withoutTimeLimit } from '../db/work.ts';
import type { ChargeRequest, Gateway, NewCharge, WebhookEvent } from './gateway.ts';
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
  if (created.data.chargeId !== null) return store(context, attempt, created.data);
  const { failureCode } = created.data;
  await withoutTimeLimit(() => storeRefusal(context.db, paymentId, failureCode, context.clock()));
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
  if (found.data) return store(context, attempt, found.data);
  if (context.clock().getTime() - chargeRequestedAt.getTime() < certainAfterMs)
    return fail('payment_gateway_unavailable');
  await endChargeRequest(context.db, paymentId, chargeRequestedAt);
  return ok(null);
}

async function store(context: AppContext, known: Pick<Attempt, 'paymentId' | 'reference'>, charge: NewCharge): Outcome {
  return withoutTimeLimit(async () => {
    const attempt = await storeCharge(context.db, known.paymentId, charge, context.clock());
    if (attempt) return ok({ attempt, charge });
    await reportOtherCharge(context, known, charge.chargeId);
    return ok(null);
  });
}

async function reportOtherCharge(
  context: AppContext,
  { paymentId, reference }: Pick<Attempt, 'paymentId' | 'reference'>,
  chargeId: string,
): Promise<void> {
  const item = {
    kind: 'two_charges',
    subject: `${reference} ${chargeId}`,
    details: { paymentId, chargeId },
    now: context.clock(),
  } as const;
  await transaction(context.db, (tx) => requireAttention(tx, item));
}

/**
 * Stores a charge that an event reports before the response of its request has arrived, or after it was lost. If another one is the
 * charge of the attempt, an operator is to look at that of the event.
 */
export async function adoptCharge(
  context: AppContext,
  gateway: Gateway,
  attempt: Attempt,
  { chargeId }: Pick<WebhookEvent, 'chargeId'>,
): Outcome {
  const found = await gateway.findCharge?.(attempt.paymentId, attempt.createdAt);
  if (found && !found.ok) return found;
  if (!found?.data) return ok(null);
  if (found.data.chargeId !== chargeId) await reportOtherCharge(context, attempt, chargeId);
  return store(context, attempt, found.data);
}
