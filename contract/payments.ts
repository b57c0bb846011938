import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ChosenInstallment } from './installments.ts';
import { chargeKinds, prepaidMethods } from './payment-methods.ts';
import { maxLength } from './validation.ts';

export const paymentStatuses = ['created', 'pending', 'succeeded', 'failed', 'expired', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The protocols by which browsers exchange a card for a token. Each has an entry in the storefront's table of vaults. */
const cardVaultKinds = ['omise'] as const;
export type CardVaultKind = (typeof cardVaultKinds)[number];

/**
 * An attempt to pay an order. `created` means that it waits for a card (`cardVault`), or that the gateway has not responded yet:
 * refresh-payment retries, request-payment starts another attempt.
 */
export const Payment = z.object({
  paymentId: z.string(),
  paymentMethod: z.enum(prepaidMethods),
  status: z.enum(paymentStatuses),
  /** In baht. */
  amount: z.number(),
  /**
   * While the attempt waits for a card: the shopper enters it on the pay page, the browser exchanges it at `url`, by the protocol of
   * `kind`, for a single-use token, and card-payment takes the token. Card data is never sent to the shop.
   */
  cardVault: z.nullable(z.object({ kind: z.enum(cardVaultKinds), url: z.string(), publicKey: z.string() })),
  /** URL of the gateway's payment page, while pending: its card form, 3-D Secure, or the mock gateway's page for a QR code. */
  redirectUrl: z.nullable(z.string()),
  /** EMVCo payload to draw as a QR code (PromptPay), while pending. */
  qrPayload: z.nullable(z.string()),
  /** Path of the QR code's picture (PNG), while pending, if the gateway draws it itself. */
  qrImagePath: z.nullable(z.string()),
  /** When the attempt expires. */
  expiresAt: z.nullable(z.string()),
  /** The gateway's reason if the attempt failed: `insufficient_fund`, `payment_rejected` … */
  failureCode: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;

/** What a shopper can choose on the pages of the mock gateway (`/mock-payment` and below). */
export const mockActions = ['approve', 'decline', 'cancel', 'expire'] as const;
/** Whether and when the webhook is sent, relative to the shopper's return. */
export const mockWebhookDeliveries = ['before', 'after', 'twice', 'never'] as const;

/** A charge of the mock gateway. */
export const MockCharge = z.object({
  chargeId: z.string(),
  kind: z.enum(chargeKinds),
  status: z.enum(['pending', 'successful', 'failed', 'expired']),
  /** In baht. */
  amount: z.number(),
  description: z.string(),
  returnUrl: z.string(),
  expiresAt: z.string(),
  /** Last four digits once a card was entered. */
  cardLastDigits: z.nullable(z.string()),
  /** Of a charge of the kind `installment`. */
  installment: z.nullable(
    z.object({
      ...ChosenInstallment.shape,
      /** The parameters that the bank requires with the plan, by name. */
      parameters: z.record(z.string(), z.string()),
    }),
  ),
});
export type MockCharge = z.infer<typeof MockCharge>;

const chargeId = z.object({ chargeId: z.string().check(z.maxLength(64, 'too_long')) });

export const paymentsEndpoints = endpoints({
  'POST /payment/api/webhooks/{gateway}': {
    operationId: 'receiveGatewayEvent',
    summary: "A payment gateway's events, signed over the raw body; safe in any order and any number",
    access: 'signed',
    params: z.object({ gateway: z.string().check(z.maxLength(40, 'too_long')) }),
    errors: ['not_found', 'webhook_signature_not_valid', 'bad_request', 'payment_gateway_unavailable'],
  },
  'GET /payment/api/payments/{paymentId}/qr-code': {
    operationId: 'downloadPaymentQrCode',
    summary: 'The picture of the QR code of a pending payment, by its unguessable id',
    access: 'visitor',
    params: z.object({ paymentId: z.uuid('not_valid') }),
    file: 'image/png',
    errors: ['payment_not_found', 'payment_gateway_unavailable'],
  },
  'GET /mock-payment/api/charges/{chargeId}': {
    operationId: 'getMockCharge',
    summary: 'Mock gateway: one charge, by its unguessable id',
    access: 'visitor',
    params: chargeId,
    data: MockCharge,
    errors: ['payment_not_found'],
  },
  'POST /mock-payment/api/charges/{chargeId}/card': {
    operationId: 'enterMockCard',
    summary:
      'Mock gateway: enter a card. 4111 1111 1114 0011 has insufficient funds, 4111 1111 1113 0012 is reported lost; others continue to 3-D Secure',
    access: 'visitor',
    params: chargeId,
    body: z.object({
      cardNumber: z.string('required').check(z.regex(/^\d{13,19}$/, 'not_valid')),
      cardHolder: z.string('required').check(z.trim(), z.minLength(1, 'required'), maxLength(100)),
      expiryMonth: z.int('required').check(z.gte(1, 'not_valid'), z.lte(12, 'not_valid')),
      expiryYear: z.int('required').check(z.gte(2020, 'not_valid'), z.lte(2099, 'not_valid')),
      securityCode: z.string('required').check(z.regex(/^\d{3,4}$/, 'not_valid')),
    }),
    data: MockCharge,
    errors: ['payment_not_found', 'payment_not_open'],
  },
  'POST /mock-payment/api/charges/{chargeId}/complete': {
    operationId: 'completeMockCharge',
    summary: 'Mock gateway: approve, decline, cancel or expire a charge, and choose when the webhook comes',
    access: 'visitor',
    params: chargeId,
    body: z.object({
      action: z.enum(mockActions, 'not_valid'),
      webhook: z._default(z.enum(mockWebhookDeliveries, 'not_valid'), 'before'),
    }),
    data: MockCharge,
    errors: ['payment_not_found', 'payment_not_open'],
  },
});
