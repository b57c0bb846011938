import type { z } from 'zod';
import type { Capability, Charge, NewCharge, WebhookEvent } from '../gateway.ts';
import type { OmiseCapability, OmiseCharge, OmiseEvent } from './schema.ts';

/** Statuses of Omise. A reversed charge was authorised and given back. */
const statuses = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  expired: 'expired',
  reversed: 'failed',
} as const satisfies Record<OmiseCharge['status'], Charge['status']>;

export function chargeOf(charge: OmiseCharge): NewCharge {
  return {
    chargeId: charge.id,
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    status: statuses[charge.status],
    failureCode: charge.status === 'reversed' ? 'reversed' : (charge.failure_code ?? null),
    paidAt: charge.paid_at ? new Date(charge.paid_at) : null,
    redirectUrl: charge.authorize_uri ?? null,
    qrPayload: null,
    qrImageUrl: charge.source?.scannable_code?.image.download_uri ?? null,
  };
}

/** The charge of a payment among others: one that was paid before any other. */
export function chargeOfPayment(charges: readonly OmiseCharge[], paymentId: string): OmiseCharge | null {
  const own = charges.filter(({ metadata }) => metadata?.paymentId === paymentId);
  return own.find(({ status }) => status === 'successful') ?? own.at(-1) ?? null;
}

/** Before the name of the bank in sources of installments: `installment_kbank`, or by white label `installment_wlb_kbank`. */
function installmentPrefix(isWhiteLabel: boolean): string {
  return isWhiteLabel ? 'installment_wlb_' : 'installment_';
}

/** The type of source of a bank: `installment_first_choice` of `FIRST-CHOICE`. */
export function installmentSourceType(agentCode: string, isWhiteLabel: boolean): string {
  return installmentPrefix(isWhiteLabel) + agentCode.toLowerCase().replaceAll('-', '_');
}

/** What an account offers in baht, with its installments in one of their two forms. */
export function capabilityOf(
  { limits, payment_methods }: OmiseCapability,
  { isWhiteLabel }: { isWhiteLabel: boolean },
): Capability {
  const methods = payment_methods.filter(({ currencies }) => currencies.some((one) => one.toUpperCase() === 'THB'));
  const { min: minAmount, max: maxAmount } = limits.charge_amount;
  const charge = { minAmount, maxAmount };
  const isOffered = (source: string) => methods.some(({ name }) => name === source);
  const prefix = installmentPrefix(isWhiteLabel);
  const installmentMonths = Object.fromEntries(
    methods.flatMap(({ name, installment_terms }) => {
      const agentCode = name.slice(prefix.length).toUpperCase().replaceAll('_', '-');
      const isOfForm = name.startsWith(prefix) && (isWhiteLabel || !name.startsWith(installmentPrefix(true)));
      return isOfForm && installment_terms?.length ? [[agentCode, installment_terms]] : [];
    }),
  );
  return {
    limits: {
      ...(isOffered('card') ? { card: charge } : {}),
      ...(isOffered('promptpay') ? { promptpay: charge } : {}),
      ...(Object.keys(installmentMonths).length > 0
        ? { installment: { minAmount: Math.max(minAmount, limits.installment_amount?.min ?? 0), maxAmount } }
        : {}),
    },
    installmentMonths,
  };
}

/** The charge that an event concerns; null if it concerns none. */
export function eventOf({ id, data }: z.infer<typeof OmiseEvent>): WebhookEvent | null {
  const chargeId = data.object === 'charge' ? data.id : data.object === 'refund' ? data.charge : null;
  if (typeof chargeId !== 'string' || chargeId.length > 100) return null;
  const paymentId = data.object === 'charge' ? data.metadata?.paymentId : null;
  return { eventId: id, chargeId, paymentId: isPaymentId(paymentId) ? paymentId : null };
}

function isPaymentId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/**
 * Whether a picture may be downloaded: from Omise or the API's own host, so that no other address that is reachable from the shop's
 * server can be read.
 */
export function isOmiseUrl(url: string, apiUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, hostname, port } = new URL(url);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && port === '' && hostname.endsWith('.omise.co'));
}
