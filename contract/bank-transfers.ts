import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** An account of the shop that orders are paid to by bank transfer. */
export const BankAccount = z.object({
  /** Of the Bank of Thailand: `004`. */
  bankCode: z.string(),
  bankName: z.string(),
  /** As the bank writes it: `123-4-56789-0`. */
  accountNumber: z.string(),
  accountName: z.string(),
  branch: z.nullable(z.string()),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** Of slips that did not pay their order: `waiting` for an operator who compares it with the bank account. */
export const openSlipStatuses = ['waiting', 'rejected'] as const;
export type OpenSlipStatus = (typeof openSlipStatuses)[number];
const slipStatuses = [...openSlipStatuses, 'accepted'] as const;
export type SlipStatus = (typeof slipStatuses)[number];

/** A picture that proves a transfer, uploaded by the customer. */
export const Slip = z.object({
  slipId: z.string(),
  status: z.enum(slipStatuses),
  uploadedAt: z.string(),
  /** Why it was rejected, in the operator's words. */
  reason: z.nullable(z.string()),
});
export type Slip = z.infer<typeof Slip>;

/** The bank transfer of an order that is or was to be paid by it. */
export const BankTransfer = z.object({
  /** Empty unless the order can be paid. */
  accounts: z.array(BankAccount),
  /** Oldest first. */
  slips: z.array(Slip),
  /** Whether the customer can upload a slip now. */
  canUpload: z.boolean(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/** Media types of a slip. HEIC is recognised, and refused with an explanation (docs/reference/payments.md). */
export const slipTypes = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'application/pdf',
  // Browsers that do not know a file's type.
  'application/octet-stream',
] as const;

export const maxSlipBytes = 10 * 1024 * 1024;
/** Slips of one order, including rejected ones. */
export const maxSlipsPerOrder = 5;

export const bankTransfersEndpoints = endpoints({
  'GET /cart/api/order/{orderId}/slips/{slipId}': {
    operationId: 'downloadSlip',
    summary: "The picture of a slip of one of the customer's orders",
    access: 'customer',
    params: z.object({
      orderId: z.string().check(z.maxLength(40, 'too_long')),
      slipId: z.string().check(z.maxLength(64, 'too_long')),
    }),
    file: 'image/jpeg',
    errors: ['order_not_found', 'slip_not_found'],
  },
});
