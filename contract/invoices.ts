import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

const invoiceTypes = ['tax_invoice', 'abbreviated_tax_invoice', 'credit_note'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** A tax invoice or credit note of an order (docs/reference/invoices.md). */
export const InvoiceSummary = z.object({
  /** Gap-free per series and month: `TI2611-000001`. */
  invoiceNumber: z.string(),
  type: z.enum(invoiceTypes),
  issuedAt: z.string(),
  /** In baht, VAT included; of a credit note, what is credited. */
  total: z.number(),
  /** Whether a full tax invoice has replaced it. */
  isReplaced: z.boolean(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const invoicesEndpoints = endpoints({
  'GET /cart/api/order/{orderId}/invoices/{invoiceNumber}': {
    operationId: 'downloadInvoice',
    summary: "A tax invoice or credit note of one of the customer's orders, as PDF",
    access: 'customer',
    params: z.object({
      orderId: z.string().check(z.maxLength(40, 'too_long')),
      invoiceNumber: z.string().check(z.maxLength(40, 'too_long')),
    }),
    file: 'application/pdf',
    errors: ['order_not_found', 'invoice_not_found', 'service_unavailable'],
  },
});
