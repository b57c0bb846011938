import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import type { OmiseSettings } from '../../payment-settings.ts';
import type { ChargeRefusal, ChargeRequest, Gateway, NewCharge, WebhookEvent } from '../gateway.ts';
import { callOmise, type OmiseResponse } from './client.ts';
import { downloadQrImage } from './qr-image.ts';
import { readRefund, refundCharge } from './refunds.ts';
import { capabilityOf, chargeOf, chargeOfPayment, eventOf, installmentSourceType } from './rules.ts';
import { OmiseCapability, OmiseCharge, OmiseCharges, OmiseEvent } from './schema.ts';
import { isSignedByOmise } from './signature.ts';

/** Omise's limits of a charge in Thailand. */
const limits = { minAmount: 20_00, maxAmount: 150_000_00 };
/** Charges per page of a list, the most that Omise returns. */
const pageSize = 100;
const maxPages = 20;
/** The clocks of Omise and the shop may differ by this. */
const clockDifferenceMs = 60_000;

type Answer<Data> = Result<Data, 'payment_gateway_unavailable'>;

/** Adapter for Omise (docs/reference/payments.md); undefined without its settings. */
export function omiseAdapter(context: AppContext): Gateway | undefined {
  const { omise } = context.settings.payments;
  if (!omise) return undefined;
  const caller = { omise, log: context.log };

  async function createCharge(request: ChargeRequest): Promise<Answer<NewCharge | ChargeRefusal>> {
    const created = await callOmise(caller, OmiseCharge, {
      method: 'POST',
      path: '/charges',
      body: chargeBody(request, caller.omise),
    });
    if (created.kind === 'refused') return ok({ chargeId: null, failureCode: created.code });
    return answerOf(created);
  }

  /** Lists the charges since then, oldest first: unlike the search, the list has every charge at once. */
  async function findCharge(paymentId: string, requestedAt: Date): Promise<Answer<NewCharge | null>> {
    const from = new Date(requestedAt.getTime() - clockDifferenceMs).toISOString();
    for (let page = 0; page < maxPages; page += 1) {
      const listed = await callOmise(caller, OmiseCharges, {
        method: 'GET',
        path: '/charges',
        query: { from, order: 'chronological', limit: String(pageSize), offset: String(page * pageSize) },
      });
      if (listed.kind !== 'done') return fail('payment_gateway_unavailable');
      const found = chargeOfPayment(listed.data.data, paymentId);
      if (found) return ok(chargeOf(found));
      if ((page + 1) * pageSize >= listed.data.total) return ok(null);
    }
    context.log.error({ paymentId, from }, 'Omise lists too many charges to find one of them');
    return fail('payment_gateway_unavailable');
  }

  const readCharge = async (chargeId: string): Promise<Answer<NewCharge>> =>
    answerOf(await callOmise(caller, OmiseCharge, { method: 'GET', path: `/charges/${encodeURIComponent(chargeId)}` }));

  /** Omise does not expire every kind of charge: one that stays pending is settled if it is paid later. */
  async function expireCharge(chargeId: string): Promise<Answer<NewCharge>> {
    const path = `/charges/${encodeURIComponent(chargeId)}/expire`;
    const expired = await callOmise(caller, OmiseCharge, { method: 'POST', path });
    return expired.kind === 'refused' ? readCharge(chargeId) : answerOf(expired);
  }

  return {
    name: 'omise',
    limits: { card: limits, promptpay: limits, installment: limits },
    cardVault: { kind: 'omise', url: omise.vaultUrl, publicKey: omise.publicKey },
    cardTokenKinds: omise.whiteLabelInstallments ? ['card', 'installment'] : ['card'],
    async readCapability() {
      const call = { method: 'GET', path: '/capability', key: 'public' } as const;
      const read = await callOmise(caller, OmiseCapability, call);
      if (read.kind !== 'done') return fail('payment_gateway_unavailable');
      return ok(capabilityOf(read.data, { isWhiteLabel: omise.whiteLabelInstallments }));
    },
    createCharge,
    findCharge,
    readCharge,
    expireCharge,
    refundCharge: (request) => refundCharge(caller, request),
    readRefund: (refund) => readRefund(caller, refund),
    async readQrImage(url) {
      try {
        return ok(await downloadQrImage(url, omise.apiUrl));
      } catch (error) {
        context.log.warn({ err: error }, 'the picture of a QR code cannot be read');
        return fail('payment_gateway_unavailable');
      }
    },
    verifyWebhook(rawBody, headers) {
      const isGenuine = isSignedByOmise(rawBody, headers, { secrets: omise.webhookSecrets, now: context.clock() });
      return isGenuine ? readEvent(rawBody) : fail('webhook_signature_not_valid');
    },
  };
}

function answerOf(response: OmiseResponse<OmiseCharge>): Answer<NewCharge> {
  return response.kind === 'done' ? ok(chargeOf(response.data)) : fail('payment_gateway_unavailable');
}

/** @throws Error if a charge in installments has no plan */
function chargeBody(request: ChargeRequest, { whiteLabelInstallments }: OmiseSettings): object {
  const common = {
    amount: request.amount,
    currency: 'thb',
    description: request.description,
    return_uri: request.returnUrl,
    metadata: { paymentId: request.paymentId, reference: request.reference },
  };
  switch (request.kind) {
    case 'card':
      return { ...common, card: request.cardToken };
    case 'promptpay':
      return { ...common, source: { type: 'promptpay' }, expires_at: request.expiresAt.toISOString() };
    case 'installment':
      return whiteLabelInstallments
        ? { ...common, card: request.cardToken, source: installmentSource(request, true) }
        : { ...common, source: installmentSource(request, false) };
  }
}

function installmentSource({ paymentId, installment }: ChargeRequest, isWhiteLabel: boolean): object {
  if (!installment) throw new Error(`the charge of ${paymentId} has no installment plan`);
  const { agentCode, installmentMonth, interestRate } = installment;
  return {
    type: installmentSourceType(agentCode, isWhiteLabel),
    installment_term: installmentMonth,
    zero_interest_installments: interestRate === 0,
  };
}

function readEvent(rawBody: Buffer): Result<WebhookEvent | null, 'bad_request'> {
  try {
    return ok(eventOf(OmiseEvent.parse(JSON.parse(rawBody.toString('utf8')))));
  } catch {
    return fail('bad_request');
  }
}
