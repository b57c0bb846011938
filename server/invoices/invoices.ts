import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { shop } from '#contract/shop.ts';
import type { Db, Tx } from '../db/database.ts';
import type { MailAttachment, MailFile } from '../messaging/messaging.ts';
import type { Invoice, InvoiceBuyer, InvoiceLine } from './document.ts';
import { findInvoice, findInvoices, insertInvoice } from './queries.ts';
import { currentInvoice, invoiceMonth, isReplaceable, remainingCredit, vatOfCredit } from './rules.ts';
import type { Typesetter } from './typesetter.ts';

export type { Invoice, InvoiceBuyer, InvoiceLine, InvoiceSeries } from './document.ts';
export { sampleDocument } from './samples.ts';
export { createTypesetter, type Typesetter } from './typesetter.ts';
export { isReplaceable };

/*
 * Tax invoices and credit notes (docs/reference/invoices.md). This feature does not depend on orders: a `reference` identifies what
 * was paid for. Issuing locks the series of the month until the transaction ends: call it last.
 */

/** What was paid for, in satang. */
export interface Sale {
  reference: string;
  /** With a buyer the tax invoice is full, else abbreviated. */
  buyer: InvoiceBuyer | null;
  lines: readonly InvoiceLine[];
  /** After its discount. */
  deliveryFee: Satang;
  /** VAT included. */
  total: Satang;
  vat: Satang;
  /** In percent. */
  vatRate: number;
}

/** Issues the tax invoice of a sale and returns its number; null if nothing was paid. */
export async function issueInvoice(tx: Tx, sale: Sale, now: Date): Promise<string | null> {
  const { reference, buyer, lines, deliveryFee, total, vat, vatRate } = sale;
  if (total === 0) return null;
  return await insertInvoice(tx, invoiceMonth(now), {
    series: buyer ? 'TI' : 'AB',
    reference,
    issuedAt: now,
    total,
    vat,
    vatRate,
    document: { seller: shop.company, buyer, lines, deliveryFee, credit: null },
    replaces: null,
    corrects: null,
  });
}

/** What a credit note credits. */
export interface Credited {
  lines: readonly InvoiceLine[];
  /** After its discount. */
  deliveryFee: Satang;
  /** VAT included. */
  total: Satang;
  /** In the total. A credit note may differ from it by some satang, so that all of an invoice add up to its VAT. */
  vat: Satang;
}

/**
 * Issues a credit note for a part of the tax invoice of a reference and returns its number; null if there is no tax invoice. The
 * last one, for all that is left, takes what is left of the VAT. The caller has locked what the reference identifies.
 *
 * @throws RangeError if less is left of the invoice
 */
export async function creditInvoice(
  tx: Tx,
  { reference, reason, credited }: { reference: string; reason: Localised; credited: Credited },
  now: Date,
): Promise<string | null> {
  const invoices = await findInvoices(tx, reference);
  const invoice = currentInvoice(invoices);
  if (!invoice) return null;
  const { lines, deliveryFee, total } = credited;
  const remaining = remainingCredit(invoices);
  const vat = vatOfCredit(credited, remaining);
  const originalValue = invoice.total - invoice.vat;
  const valueBefore = remaining.total - remaining.vat;
  return await insertInvoice(tx, invoiceMonth(now), {
    series: 'CN',
    reference,
    issuedAt: now,
    total,
    vat,
    vatRate: invoice.vatRate,
    document: {
      ...invoice.document,
      lines,
      deliveryFee,
      credit: {
        reason,
        invoiceIssuedAt: invoice.issuedAt.toISOString(),
        originalValue,
        creditedBefore: originalValue - valueBefore,
        correctValue: valueBefore - (total - vat),
      },
    },
    replaces: null,
    corrects: invoice.invoiceNumber,
  });
}

/**
 * Replaces the abbreviated tax invoice of a reference by a full one for a buyer, and returns its number; null if it cannot be
 * replaced (`isReplaceable`). The caller has locked what the reference identifies.
 */
export async function replaceInvoice(
  tx: Tx,
  { reference, buyer }: { reference: string; buyer: InvoiceBuyer },
  now: Date,
): Promise<string | null> {
  const invoices = await findInvoices(tx, reference);
  const current = currentInvoice(invoices);
  if (!current || !isReplaceable(invoices, now)) return null;
  return await insertInvoice(tx, invoiceMonth(now), {
    ...current,
    series: 'TI',
    issuedAt: now,
    document: { ...current.document, buyer },
    replaces: current.invoiceNumber,
  });
}

/** The documents of a reference, oldest first. */
export function listInvoices(db: Db, reference: string): Promise<Invoice[]> {
  return findInvoices(db, reference);
}

/** A document that is attached to a mail, as PDF: by its number, or the current tax invoice of a reference; undefined if there is none. */
export async function readMailAttachment(
  { db, typesetter }: { db: Db; typesetter: Typesetter },
  attachment: MailAttachment,
): Promise<MailFile | undefined> {
  const invoice =
    'invoiceNumber' in attachment
      ? await findInvoice(db, attachment.invoiceNumber)
      : currentInvoice(await findInvoices(db, attachment.taxInvoiceOf));
  return invoice && (await mailFileOf(typesetter, invoice));
}

/** @throws Error if it cannot be typeset, or not now */
export async function mailFileOf(typesetter: Typesetter, invoice: Invoice): Promise<MailFile> {
  const content = await typesetter.typeset(invoice);
  if (content === 'unavailable') throw new Error('too many documents wait to be typeset');
  return { fileName: `${invoice.invoiceNumber}.pdf`, content };
}
