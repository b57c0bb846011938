import type { FileContent } from '#contract/endpoint.ts';
import type { InvoiceSummary, InvoiceType } from '#contract/invoices.ts';
import type { Localised } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { findTaxpayer } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { skuName } from '../catalogue/catalogue.ts';
import { resultTransaction, type Tx } from '../db/database.ts';
import {
  creditInvoice,
  type Invoice,
  type InvoiceLine,
  type InvoiceSeries,
  issueInvoice,
  listInvoices,
  replaceInvoice,
} from '../invoices/invoices.ts';
import { includedVat, pricingTerms } from '../pricing/pricing.ts';
import { findOwnOrder, lockOrder, setVat } from './queries.ts';
import type { RefundPart } from './refunds/refund-rules.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';

/**
 * A locked order at its tax point, which is when its money was received: if the VAT rate changed since it was placed, the same total
 * contains another VAT, which is stored. Call it before anything that shows its VAT as paid.
 */
export async function withVatAt(tx: Tx, order: StoredOrder, taxPoint: Date): Promise<StoredOrder> {
  const { vatRate } = await pricingTerms(tx, taxPoint);
  if (vatRate === order.vatRate) return order;
  const atTaxPoint = { ...order, vatRate, vat: includedVat(order.payable, vatRate) };
  await setVat(tx, atTaxPoint);
  return atTaxPoint;
}

/** Issues the tax invoice of an order that is paid, as it is at its tax point (`withVatAt`). Last in the transaction (`issueInvoice`). */
export async function issueOrderInvoice(
  tx: Tx,
  { orderId, deliveryFee, deliveryFeeDiscount, payable, vat, vatRate, invoiceBuyer }: StoredOrder,
  lines: readonly StoredLine[],
  now: Date,
): Promise<void> {
  await issueInvoice(
    tx,
    {
      reference: orderId,
      buyer: invoiceBuyer,
      lines: lines.map(invoiceLine),
      deliveryFee: deliveryFee - deliveryFeeDiscount,
      total: payable,
      vat,
      vatRate,
    },
    now,
  );
}

/** Credits the part of its tax invoice that an order's refund gives back, and returns the credit note's number; null without one. Last in the transaction. */
export async function creditOrderInvoice(
  tx: Tx,
  { orderId, vatRate }: StoredOrder,
  { part, reason, now }: { part: RefundPart; reason: Localised; now: Date },
): Promise<string | null> {
  const { deliveryFee, total } = part;
  const vat = includedVat(total, vatRate);
  const lines = part.lines.map(({ line, units, discount }) => invoiceLine({ ...line, quantity: units, discount }));
  return await creditInvoice(tx, { reference: orderId, reason, credited: { lines, deliveryFee, total, vat } }, now);
}

function invoiceLine(line: StoredLine): InvoiceLine {
  const { quantity, unitPrice, discount } = line;
  return { name: skuName(line), quantity, unitPrice, discount };
}

/** A document of one of a customer's orders, as PDF. */
export async function readOrderInvoice(
  { db, typesetter }: Pick<AppContext, 'db' | 'typesetter'>,
  { orderId, invoiceNumber, customerId }: { orderId: string; invoiceNumber: string; customerId: string },
): Promise<Result<FileContent, 'order_not_found' | 'invoice_not_found' | 'service_unavailable'>> {
  const order = await findOwnOrder(db, orderId, customerId);
  if (!order) return fail('order_not_found');
  const invoices = await listInvoices(db, orderId);
  const invoice = invoices.find((one) => one.invoiceNumber === invoiceNumber);
  if (!invoice) return fail('invoice_not_found');
  const replacedBy = invoices.find(({ replaces }) => replaces === invoiceNumber)?.invoiceNumber ?? null;
  const content = await typesetter.typeset({ ...invoice, replacedBy });
  if (content === 'unavailable') return fail('service_unavailable');
  return ok({ fileName: `${invoiceNumber}.pdf`, content });
}

/** Replaces the abbreviated tax invoice of a customer's order by a full one for one of their billing addresses. */
export function requestTaxInvoice(
  context: AppContext,
  { orderId, customerId, billingAddressId }: { orderId: string; customerId: string; billingAddressId: string },
): Promise<Result<null, 'order_not_found' | 'address_not_found' | 'tax_invoice_not_available'>> {
  return resultTransaction(
    context.db,
    async (tx): Promise<Result<null, 'order_not_found' | 'address_not_found' | 'tax_invoice_not_available'>> => {
      const order = await lockOrder(tx, orderId);
      if (order?.customerId !== customerId) return fail('order_not_found');
      const buyer = await findTaxpayer(tx, customerId, billingAddressId);
      if (!buyer) return fail('address_not_found');
      const replaced = await replaceInvoice(tx, { reference: orderId, buyer }, context.clock());
      return replaced ? ok(null) : fail('tax_invoice_not_available');
    },
  );
}

const types: Record<InvoiceSeries, InvoiceType> = {
  TI: 'tax_invoice',
  AB: 'abbreviated_tax_invoice',
  CN: 'credit_note',
};

export function presentInvoices(invoices: readonly Invoice[]): InvoiceSummary[] {
  const replaced = new Set(invoices.map(({ replaces }) => replaces));
  return invoices.map(({ invoiceNumber, series, issuedAt, total }) => ({
    invoiceNumber,
    type: types[series],
    issuedAt: issuedAt.toISOString(),
    total: bahtFromSatang(total),
    isReplaced: replaced.has(invoiceNumber),
  }));
}
