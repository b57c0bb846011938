import { z } from 'zod';

/* What the shop reads of Omise's objects, in the form of API version 2019-05-29. Amounts are in satang. */

export const OmiseCharge = z.object({
  object: z.literal('charge'),
  id: z.string().regex(/^chrg_\w{1,60}$/),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  authorize_uri: z.string().nullish(),
  failure_code: z.string().nullish(),
  /** Another form than expected is none: the charge counts. */
  paid_at: z.iso.datetime({ offset: true }).nullish().catch(null),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      scannable_code: z.object({ image: z.object({ download_uri: z.string() }) }).nullish(),
    })
    .nullish(),
});
export type OmiseCharge = z.infer<typeof OmiseCharge>;

export const OmiseCharges = z.object({ object: z.literal('list'), total: z.int(), data: z.array(OmiseCharge) });

/** What the account offers. A payment method of installments is named after its source. */
export const OmiseCapability = z.object({
  object: z.literal('capability'),
  limits: z.object({
    charge_amount: z.object({ min: z.int(), max: z.int() }),
    installment_amount: z.object({ min: z.int() }).nullish(),
  }),
  payment_methods: z.array(
    z.object({
      name: z.string(),
      currencies: z.array(z.string()),
      installment_terms: z.array(z.int()).nullish(),
    }),
  ),
});
export type OmiseCapability = z.infer<typeof OmiseCapability>;

export const OmiseRefund = z.object({
  object: z.literal('refund'),
  id: z.string().regex(/^rfnd_\w{1,60}$/),
  amount: z.int(),
  /** Missing in older versions, which have closed refunds only. */
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type OmiseRefund = z.infer<typeof OmiseRefund>;

export const OmiseRefunds = z.object({ object: z.literal('list'), data: z.array(OmiseRefund) });

/** An event: of charges, of refunds, which name their charge, or of something else. */
export const OmiseEvent = z.object({
  object: z.literal('event'),
  id: z.string().min(1).max(100),
  key: z.string(),
  data: z.object({
    object: z.string(),
    id: z.string().nullish(),
    /** Of a refund. */
    charge: z.unknown().optional(),
    metadata: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});
