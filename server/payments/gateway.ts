import type { PlanParameters } from '#contract/installments.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ChargeKind } from '#contract/payment-methods.ts';
import type { CardVaultKind } from '#contract/payments.ts';
import type { Result } from '#contract/result.ts';
import type { AmountLimits } from './rules.ts';

/** The installment plan of a charge, as it was when it was chosen. */
export interface InstallmentSnapshot {
  installmentPlanId: number;
  /** The bank or card: `KBANK`, `KTC`, `FIRST-CHOICE` … */
  agentCode: string;
  agentDescription: Localised;
  installmentMonth: number;
  /** Flat percent per month; 0 if the merchant pays the interest. */
  interestRate: number;
  amountPerMonth: Satang;
  /** What the bank requires with the plan. */
  parameters: PlanParameters;
}

/** The charge that a gateway is requested to create. */
export interface ChargeRequest {
  /** Id of the payment attempt, which the gateway stores with the charge. */
  paymentId: string;
  /** Order id; letters and digits only, because banks show it as reference 1 of a PromptPay bill. */
  reference: string;
  kind: ChargeKind;
  /** Of a charge of the kind `installment`; null for any other. */
  installment: InstallmentSnapshot | null;
  amount: Satang;
  /** In the shopper's language. */
  description: string;
  locale: Locale;
  /** URL that the gateway's pages redirect the shopper to afterwards. */
  returnUrl: string;
  expiresAt: Date;
  /** Single-use token of the card that the shopper entered on the shop's page; null if the gateway's page asks for the card. */
  cardToken: string | null;
}

/** The state of a charge at the gateway. */
export interface Charge {
  chargeId: string;
  amount: Satang;
  /** Upper case, such as `THB`. */
  currency: string;
  status: 'pending' | 'successful' | 'failed' | 'expired';
  /** The gateway's reason for a failed charge. */
  failureCode: string | null;
  /** When a successful charge was paid; null if the gateway does not say. */
  paidAt: Date | null;
}

/** A new charge with the ways to pay it. */
export interface NewCharge extends Charge {
  redirectUrl: string | null;
  /** EMVCo payload. */
  qrPayload: string | null;
  /** The gateway's picture of a QR code, if it does not return the payload. */
  qrImageUrl: string | null;
}

/** The gateway refused to create a charge: it has none. */
export interface ChargeRefusal {
  chargeId: null;
  /** The gateway's reason. */
  failureCode: string;
}

/** What a gateway is requested to give back of a successful charge. */
export interface RefundRequest {
  chargeId: string;
  /** Id of our refund. The gateway's refund refers to it (idempotency key, metadata), so that `readRefund` finds it. */
  refundId: string;
  /** Up to what has not been refunded of the charge. */
  amount: Satang;
}

/** The state of a refund at the gateway. */
export interface GatewayRefund {
  /** The gateway's id; null if it refused the refund. */
  gatewayRefundId: string | null;
  /** `pending` while the gateway has accepted the refund, and the money is not on its way. */
  status: 'pending' | 'succeeded' | 'failed';
  /** The gateway's reason for a refund that failed or was refused. */
  failureCode: string | null;
}

type GatewayResult<Data> = Promise<Result<Data, 'payment_gateway_unavailable'>>;

/** What the shop's account at a gateway offers of what the gateway can do. */
export interface Capability {
  /** Limits of a single charge of each kind that is offered. */
  limits: Partial<Record<ChargeKind, AmountLimits>>;
  /** The months of installment plans by the code of the bank or card: `{"KBANK": [3, 6, 10]}`. */
  installmentMonths: Record<string, readonly number[]>;
}

/** Where browsers exchange card data for a token: it never reaches the shop's server. */
export interface CardVault {
  kind: CardVaultKind;
  url: string;
  publicKey: string;
}

/** A payment provider. Any call that gets no certain response fails with `payment_gateway_unavailable`. */
export interface Gateway {
  name: string;
  /** Limits of a single charge of each kind, unless the account has others (`readCapability`). */
  limits: Record<ChargeKind, AmountLimits>;
  /** Where the shop's own card form gets tokens; null if the gateway's page asks for cards. */
  cardVault: CardVault | null;
  /** The kinds of charges that need such a token. */
  cardTokenKinds: readonly ChargeKind[];
  /** What the account offers; absent if that does not differ between accounts. */
  readCapability?(): GatewayResult<Capability>;
  createCharge(request: ChargeRequest): GatewayResult<NewCharge | ChargeRefusal>;
  /**
   * The charge that an earlier `createCharge` since `requestedAt` made, if its response was lost; null if there is none yet.
   * Absent if repeating `createCharge` with the same `paymentId` returns the same charge.
   */
  findCharge?(paymentId: string, requestedAt: Date): GatewayResult<NewCharge | null>;
  readCharge(chargeId: string): GatewayResult<Charge>;
  /** Expires an open charge. Returns its current state: it may have been paid just before. */
  expireCharge(chargeId: string): GatewayResult<Charge>;
  /** Draws the picture of a charge's `qrImageUrl` as PNG. Absent if the gateway has none. */
  readQrImage?(url: string): GatewayResult<Uint8Array>;
  /**
   * Refunds all or a part of a charge. A refund that the gateway refuses is `failed`. After `payment_gateway_unavailable`, the refund may
   * have been made: the caller reads it back before it tries again, and never has two calls for one refund under way.
   */
  refundCharge(request: RefundRequest): GatewayResult<GatewayRefund>;
  /** The refund of a charge that was made for our refund; null if the gateway has none. */
  readRefund(refund: { chargeId: string; refundId: string }): GatewayResult<GatewayRefund | null>;
  /** Verifies the signature of a webhook and parses its event, null if it concerns no charge; `bad_request` if the body is malformed. */
  verifyWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Result<WebhookEvent | null, 'webhook_signature_not_valid' | 'bad_request'>;
}

/** Notification that a charge has changed. Its new state is read from the gateway. */
export interface WebhookEvent {
  eventId: string;
  chargeId: string;
  /** The attempt that the charge was created for, if the event says so: its response may not have arrived yet. */
  paymentId: string | null;
}
