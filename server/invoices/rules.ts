import { inBangkok } from '#contract/bangkok-time.ts';
import type { Satang } from '#contract/money.ts';
import type { Invoice } from './document.ts';

/** The month in Bangkok by which documents are numbered, as yymm. */
export function invoiceMonth(at: Date): string {
  return inBangkok(at).toISOString().slice(2, 7).replace('-', '');
}

/** The tax invoice that holds: the full one if it replaced an abbreviated one. Undefined if none was issued. */
export function currentInvoice(invoices: readonly Invoice[]): Invoice | undefined {
  const taxInvoices = invoices.filter(({ series }) => series !== 'CN');
  return taxInvoices.find(({ invoiceNumber }) => !taxInvoices.some(({ replaces }) => replaces === invoiceNumber));
}

/** Whether a full tax invoice may replace the current one: an abbreviated one of this month of which nothing was credited. */
export function isReplaceable(invoices: readonly Invoice[], now: Date): boolean {
  const current = currentInvoice(invoices);
  return (
    current?.series === 'AB' &&
    invoiceMonth(current.issuedAt) === invoiceMonth(now) &&
    !invoices.some(({ series }) => series === 'CN')
  );
}

/** What can still be credited of the documents of a reference, VAT included, and the VAT in it. */
export function remainingCredit(invoices: readonly Invoice[]): { total: Satang; vat: Satang } {
  const invoice = currentInvoice(invoices);
  const credited = invoices.filter(({ series }) => series === 'CN');
  const sumOf = (pick: (one: Invoice) => Satang) => credited.reduce((sum, one) => sum + pick(one), 0);
  return {
    total: (invoice?.total ?? 0) - sumOf(({ total }) => total),
    vat: (invoice?.vat ?? 0) - sumOf(({ vat }) => vat),
  };
}

/**
 * The VAT of a credit note: that of its total, and all that is left if nothing of the invoice is left. In between, it leaves the
 * rest a VAT that is possible.
 *
 * @throws RangeError if less is left of the invoice
 */
export function vatOfCredit(
  { total, vat }: { total: Satang; vat: Satang },
  remaining: { total: Satang; vat: Satang },
): Satang {
  if (total > remaining.total) throw new RangeError('a credit note cannot exceed what is left of its tax invoice');
  const rest = remaining.total - total;
  return Math.max(Math.min(vat, remaining.vat), remaining.vat - Math.max(0, rest - 1));
}
