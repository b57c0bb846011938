import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ChargeKind } from '#contract/payment-methods.ts';
import type { Result } from '#contract/result.ts';
import type { AmountLimits } from './rules.ts';

/** What a gateway is asked to collect. */
export interface ChargeRequest {
  /** The attempt's id: the same one always finds the same charge. */
  paymentId: string;
  /** What the money is for; letters and digits, shown by banks as reference 1 of a PromptPay bill. */
  reference: string;
  kind: ChargeKind;
  amount: Satang;
  /** In the shopper's language. */
  description: string;
  locale: Locale;
  /** Where the gateway's pages send the shopper afterwards. */
  returnUrl: string;
  expiresAt: Date;
}

/** A charge as the gateway knows it. */
export interface Charge {
  chargeId: string;
  status: 'pending' | 'successful' | 'failed' | 'expired';
  /** The gateway's reason where it failed. */
  failureCode: string | null;
}

/** A charge that was just made, with what the shopper needs in order to pay it. */
export interface NewCharge extends Charge {
  redirectUrl: string | null;
  /** EMVCo payload. */
  qrPayload: string | null;
}

type Answer<Data> = Promise<Result<Data, 'payment_gateway_unavailable'>>;

/** A payment provider. Its calls fail with `payment_gateway_unavailable` for whatever reason it gives no answer. */
export interface Gateway {
  name: string;
  /** What one charge of each kind can amount to. */
  limits: Record<ChargeKind, AmountLimits>;
  createCharge(request: ChargeRequest): Answer<NewCharge>;
  readCharge(chargeId: string): Answer<Charge>;
  /** Makes an open charge unpayable; answers with the charge as it is then, which may have been paid just before. */
  expireCharge(chargeId: string): Answer<Charge>;
  /** The event of a genuine webhook; `webhook_signature_not_valid` for a forged, `bad_request` for a garbled one. */
  verifyWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Result<WebhookEvent, 'webhook_signature_not_valid' | 'bad_request'>;
}

/** Something happened to a charge; what it was is read from the gateway. */
export interface WebhookEvent {
  eventId: string;
  chargeId: string;
}
