import { createHmac } from 'node:crypto';
import { generate } from 'promptparse';
import { type Locale, pathPrefix } from '#contract/locale.ts';
import { bahtFromSatang, type Satang, totalInterest } from '#contract/money.ts';
import type { ChargeKind } from '#contract/payment-methods.ts';
import type { MockCharge } from '#contract/payments.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { brand } from '#contract/shop.ts';
import type { AppContext } from '../../app-context.ts';
import type { InstallmentSnapshot } from '../gateway.ts';
import { findCharge, insertCharge, type StoredCharge, updateOpenCharge } from './queries.ts';
import { cardFailureCode, type MockAction, type MockStatus, outcomes, statusAt } from './rules.ts';

/*
 * A payment provider for trials and tests. It runs in this process, but has its own table and its own pages
 * (`/mock-payment`); the shop calls it only through `mock-adapter.ts`, like an external one.
 */

export type MockChargeRow = StoredCharge & { status: MockStatus };

export interface MockChargeRequest {
  /** The same key returns the same charge. */
  idempotencyKey: string;
  kind: ChargeKind;
  installment: InstallmentSnapshot | null;
  reference: string;
  amount: Satang;
  description: string;
  locale: Locale;
  returnUrl: string;
  expiresAt: Date;
}

/** The mock gateway's page and the QR payload for each kind of charge. */
const chargePages: Record<
  ChargeKind,
  { path: (request: MockChargeRequest) => string; qrPayload: (reference: string, amount: Satang) => string | null }
> = {
  card: { path: () => '/mock-payment', qrPayload: () => null },
  promptpay: { path: () => '/mock-payment/qr', qrPayload: promptPayBill },
  installment: {
    path: ({ installment }) => (installment?.agentCode === 'KTC' ? '/mock-payment/ktc' : '/mock-payment/installment'),
    qrPayload: () => null,
  },
};

/** Creates a charge, or finds the one with the same idempotency key. Returns it with its payment page and, for PromptPay, its QR payload. */
export async function createCharge(
  context: AppContext,
  request: MockChargeRequest,
): Promise<{ charge: MockChargeRow; authorizeUrl: string; qrPayload: string | null }> {
  const chargeId = `chrg_mock_${secretDigest(context, request.idempotencyKey)}`;
  const charge = await insertCharge(context.db, {
    charge_id: chargeId,
    kind: request.kind,
    installment: request.installment && JSON.stringify(request.installment),
    status: 'pending',
    amount_satang: request.amount,
    description: request.description,
    return_url: request.returnUrl,
    expires_at: request.expiresAt,
    created_at: context.clock(),
  });
  const { path, qrPayload } = chargePages[request.kind];
  return {
    charge: withCurrentStatus(context, charge),
    authorizeUrl: `${context.settings.origin}${pathPrefix(request.locale)}${path(request)}?charge=${chargeId}`,
    qrPayload: qrPayload(request.reference, request.amount),
  };
}

/**
 * A charge with its current status.
 *
 * @throws Error if there is none
 */
export async function readCharge(context: AppContext, chargeId: string): Promise<MockChargeRow> {
  const charge = await findChargeWithCurrentStatus(context, chargeId);
  if (!charge) throw new Error('the mock gateway has no such charge');
  return charge;
}

/** Expires an open charge. Returns the charge with its current status. */
export async function expireCharge(context: AppContext, chargeId: string): Promise<MockChargeRow> {
  await updateOpenCharge(context.db, chargeId, context.clock(), { status: 'expired' });
  return readCharge(context, chargeId);
}

/** A charge with its current status; undefined if there is none. */
export async function findChargeWithCurrentStatus(
  context: AppContext,
  chargeId: string,
): Promise<MockChargeRow | undefined> {
  const charge = await findCharge(context.db, chargeId);
  return charge && withCurrentStatus(context, charge);
}

function withCurrentStatus(context: AppContext, charge: StoredCharge): MockChargeRow {
  return { ...charge, status: statusAt(charge, context.clock()) };
}

type ChangeResult = Promise<Result<MockChargeRow, 'payment_not_found' | 'payment_not_open'>>;

/** The shopper enters a card: one that its bank refuses fails the charge, any other continues with 3-D Secure. */
export function enterCard(
  context: AppContext,
  chargeId: string,
  card: { cardNumber: string; expiryMonth: number; expiryYear: number },
): ChangeResult {
  const failureCode = cardFailureCode(card, context.clock());
  return changeCharge(context, chargeId, {
    card_last_digits: card.cardNumber.slice(-4),
    ...(failureCode ? { status: 'failed', failure_code: failureCode } : {}),
  });
}

/** The shopper chooses the outcome of the charge. */
export function completeCharge(context: AppContext, chargeId: string, action: MockAction): ChangeResult {
  const { status, failureCode } = outcomes[action];
  const paid = status === 'successful' ? { paid_at: context.clock() } : {};
  return changeCharge(context, chargeId, { status, failure_code: failureCode, ...paid });
}

async function changeCharge(
  context: AppContext,
  chargeId: string,
  change: Parameters<typeof updateOpenCharge>[3],
): ChangeResult {
  const changed = await updateOpenCharge(context.db, chargeId, context.clock(), change);
  if (changed) return ok(withCurrentStatus(context, changed));
  return fail((await findCharge(context.db, chargeId)) ? 'payment_not_open' : 'payment_not_found');
}

/** A charge in the form of the mock gateway's API, in the language of the request. */
export function presentCharge(charge: MockChargeRow, locale: Locale): MockCharge {
  const installment = charge.installment as InstallmentSnapshot | null;
  return {
    chargeId: charge.charge_id,
    kind: charge.kind as ChargeKind,
    status: charge.status,
    amount: bahtFromSatang(charge.amount_satang),
    description: charge.description,
    returnUrl: charge.return_url,
    expiresAt: charge.expires_at.toISOString(),
    cardLastDigits: charge.card_last_digits,
    installment: installment && {
      ...installment,
      agentDescription: installment.agentDescription[locale],
      amountPerMonth: bahtFromSatang(installment.amountPerMonth),
      totalInterest: bahtFromSatang(
        totalInterest(charge.amount_satang, installment.interestRate, installment.installmentMonth),
      ),
    },
  };
}

/** Deterministic, and unguessable without the secret. */
function secretDigest(context: AppContext, text: string): string {
  return createHmac('sha256', context.secretFor('mock-gateway'))
    .update(`charge ${text}`)
    .digest('base64url')
    .slice(0, 32);
}

/** The payload of a dynamic PromptPay bill payment: biller id, `reference` as reference 1, amount. */
function promptPayBill(reference: string, amount: Satang): string {
  return generate.billPayment({
    billerId: brand.promptPayBillerId,
    ref1: reference,
    amount: bahtFromSatang(amount),
  });
}
