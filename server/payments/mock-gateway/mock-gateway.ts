import { createHmac } from 'node:crypto';
import { generate } from 'promptparse';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { ChargeKind } from '#contract/payment-methods.ts';
import type { MockCharge } from '#contract/payments.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { shop as merchant } from '#contract/shop.ts';
import type { Shop } from '../../shop.ts';
import { findCharge, insertCharge, type StoredCharge, updateOpenCharge } from './queries.ts';
import { type MockAction, type MockStatus, outcomes, refusalOfCard, statusAt } from './rules.ts';

/*
 * A payment provider for trials and tests that happens to live in this process, with its own table and its own pages
 * (`/mock-payment`). The shop knows it through `mock-adapter.ts` only, as it knows a foreign one.
 */

export type MockChargeRow = StoredCharge & { status: MockStatus };

export interface MockChargeRequest {
  /** The same key finds the same charge. */
  idempotencyKey: string;
  kind: ChargeKind;
  reference: string;
  amount: Satang;
  description: string;
  locale: Locale;
  returnUrl: string;
  expiresAt: Date;
}

/** How a charge of each kind is paid: on which page of the mock gateway, and with which QR payload. */
const chargePages: Record<
  ChargeKind,
  { path: string; qrPayload: (reference: string, amount: Satang) => string | null }
> = {
  card: { path: '/mock-payment', qrPayload: () => null },
  promptpay: { path: '/mock-payment/qr', qrPayload: promptPayBill },
};

/** Makes a charge, or finds the one of that key, with the page where it is paid and, for PromptPay, its QR payload. */
export async function createCharge(
  shop: Shop,
  request: MockChargeRequest,
): Promise<{ charge: MockChargeRow; authorizeUrl: string; qrPayload: string | null }> {
  const chargeId = `chrg_mock_${secretDigest(shop, request.idempotencyKey)}`;
  const charge = await insertCharge(shop.db, {
    charge_id: chargeId,
    kind: request.kind,
    status: 'pending',
    amount_satang: request.amount,
    description: request.description,
    return_url: request.returnUrl,
    expires_at: request.expiresAt,
    created_at: shop.clock(),
  });
  const { path, qrPayload } = chargePages[request.kind];
  return {
    charge: chargeNow(shop, charge),
    authorizeUrl: `${shop.settings.origin}${request.locale === 'en' ? '/en' : ''}${path}?charge=${chargeId}`,
    qrPayload: qrPayload(request.reference, request.amount),
  };
}

/** The charge as it is now. */
export async function readCharge(shop: Shop, chargeId: string): Promise<MockChargeRow> {
  const charge = await findChargeNow(shop, chargeId);
  if (!charge) throw new Error('the mock gateway has no such charge');
  return charge;
}

/** Makes an open charge unpayable; answers with the charge as it is then. */
export async function expireCharge(shop: Shop, chargeId: string): Promise<MockChargeRow> {
  await updateOpenCharge(shop.db, chargeId, shop.clock(), { status: 'expired' });
  return readCharge(shop, chargeId);
}

/** The charge as it is now; undefined where nobody made it. */
export async function findChargeNow(shop: Shop, chargeId: string): Promise<MockChargeRow | undefined> {
  const charge = await findCharge(shop.db, chargeId);
  return charge && chargeNow(shop, charge);
}

function chargeNow(shop: Shop, charge: StoredCharge): MockChargeRow {
  return { ...charge, status: statusAt(charge, shop.clock()) };
}

type Changed = Promise<Result<MockChargeRow, 'payment_not_found' | 'payment_not_open'>>;

/** The shopper enters a card: a bad one fails the charge, any other waits for 3-D Secure. */
export function enterCard(
  shop: Shop,
  chargeId: string,
  card: { cardNumber: string; expiryMonth: number; expiryYear: number },
): Changed {
  const refusal = refusalOfCard(card, shop.clock());
  return changeCharge(shop, chargeId, {
    card_last_digits: card.cardNumber.slice(-4),
    ...(refusal ? { status: 'failed', failure_code: refusal } : {}),
  });
}

/** The shopper ends the charge. */
export function completeCharge(shop: Shop, chargeId: string, action: MockAction): Changed {
  const { status, failureCode } = outcomes[action];
  return changeCharge(shop, chargeId, { status, failure_code: failureCode });
}

async function changeCharge(shop: Shop, chargeId: string, change: Parameters<typeof updateOpenCharge>[3]): Changed {
  const changed = await updateOpenCharge(shop.db, chargeId, shop.clock(), change);
  if (changed) return ok(chargeNow(shop, changed));
  return fail((await findCharge(shop.db, chargeId)) ? 'payment_not_open' : 'payment_not_found');
}

/** A charge as the mock gateway's pages get it. */
export function presentCharge(charge: MockChargeRow): MockCharge {
  return {
    chargeId: charge.charge_id,
    kind: charge.kind as ChargeKind,
    status: charge.status,
    amount: bahtFromSatang(charge.amount_satang),
    description: charge.description,
    returnUrl: charge.return_url,
    expiresAt: charge.expires_at.toISOString(),
    cardLastDigits: charge.card_last_digits,
  };
}

/** Unguessable without the secret, and the same for the same text. */
function secretDigest(shop: Shop, text: string): string {
  return createHmac('sha256', shop.secretFor('mock-gateway')).update(`charge ${text}`).digest('base64url').slice(0, 32);
}

/** A dynamic PromptPay bill: biller, the reference as reference 1, and the amount. */
function promptPayBill(reference: string, amount: Satang): string {
  return generate.billPayment({
    billerId: merchant.promptPayBillerId,
    ref1: reference,
    amount: bahtFromSatang(amount),
  });
}
