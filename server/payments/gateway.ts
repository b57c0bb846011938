import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ChargeKind } from '#contract/payment-methods.ts';
import type { Result } from '#contract/result.ts';
import type { AmountLimits } from './rules.ts';

/** The charge that a gateway is requested to create. */
export interface ChargeRequest {
  /** Id of the payment attempt, used as the idempotency key: the same id always returns the same charge. */
  paymentId: string;
  /** Order id; letters and digits only, because banks show it as reference 1 of a PromptPay bill. */
  reference: string;
  kind: ChargeKind;
  amount: Satang;
  /** In the shopper's language. */
  description: string;
  locale: Locale;
  /** URL that the gateway's pages redirect the shopper to afterwards. */
  returnUrl: string;
  expiresAt: Date;
}

/** The state of a charge at the gateway. */
export interface Charge {
  chargeId: string;
  status: 'pending' | 'successful' | 'failed' | 'expired';
  /** The gateway's reason for a failed charge. */
  failureCode: string | null;
}

/** A new charge with the ways to pay it. */
export interface NewCharge extends Charge {
  redirectUrl: string | null;
  /** EMVCo payload. */
  qrPayload: string | null;
}

type GatewayResult<Data> = Promise<Result<Data, 'payment_gateway_unavailable'>>;

/** A payment provider. Any call that gets no response fails with `payment_gateway_unavailable`. */
export interface Gateway {
  name: string;
  /** Limits of a single charge of each kind. */
  limits: Record<ChargeKind, AmountLimits>;
  createCharge(request: ChargeRequest): GatewayResult<NewCharge>;
  readCharge(chargeId: string): GatewayResult<Charge>;
  /** Expires an open charge. Returns its current state: it may have been paid just before. */
  expireCharge(chargeId: string): GatewayResult<Charge>;
  /** Verifies the signature of a webhook and parses its event; `bad_request` if the body is malformed. */
  verifyWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Result<WebhookEvent, 'webhook_signature_not_valid' | 'bad_request'>;
}

/** Notification that a charge has changed. Its new state is read from the gateway. */
export interface WebhookEvent {
  eventId: string;
  chargeId: string;
}
