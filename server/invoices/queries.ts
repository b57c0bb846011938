import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Invoices } from '../db/tables.ts';
import {
  documentPrefixes,
  type Invoice,
  type InvoiceDocument,
  type InvoiceSeries,
  type IssuedInvoice,
} from './document.ts';

/**
 * Inserts a document under the next number of its series and month. The series stays locked until the transaction ends, so that
 * no number is skipped: do this last.
 */
export async function insertInvoice(tx: Tx, month: string, invoice: Omit<Invoice, 'invoiceNumber'>): Promise<string> {
  const { rows } = await sql<{ invoiceNumber: string }>`
    with next as (
      insert into invoice_series (series, month, last_number) values (${invoice.series}, ${month}, 1)
      on conflict (series, month) do update set last_number = invoice_series.last_number + 1
      returning series, month, last_number as number
    )
    insert into invoices (invoice_number, series, month, number, reference, issued_at, total_satang, vat_satang, vat_rate, document,
      replaces, corrects)
    select ${documentPrefixes[invoice.series]}::text || month || '-' || lpad(number::text, 6, '0'), series, month, number, ${invoice.reference}, ${invoice.issuedAt},
      ${invoice.total}, ${invoice.vat}, ${invoice.vatRate}, ${JSON.stringify(invoice.document)}::jsonb,
      ${invoice.replaces}, ${invoice.corrects}
    from next
    returning invoice_number as "invoiceNumber"`.execute(tx);
  if (!rows[0]) throw new Error('an invoice was not inserted');
  return rows[0].invoiceNumber;
}

const batchSize = 500;

/** The documents of a month, in batches, by series and number. */
export function invoicesOfMonth(db: Db, month: string): AsyncGenerator<readonly IssuedInvoice[]> {
  return issuedInvoices(db, 'month', month);
}

/** The documents of a reference, in batches, by series and number. */
export function invoicesOfReference(db: Db, reference: string): AsyncGenerator<readonly IssuedInvoice[]> {
  return issuedInvoices(db, 'reference', reference);
}

async function* issuedInvoices(
  db: Db,
  column: 'month' | 'reference',
  value: string,
): AsyncGenerator<readonly IssuedInvoice[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('invoices')
      .leftJoin('invoices as replacement', 'replacement.replaces', 'invoices.invoice_number')
      .selectAll('invoices')
      .select('replacement.invoice_number as replaced_by')
      .where(`invoices.${column}`, '=', value)
      .where('invoices.invoice_number', '>', after)
      .orderBy('invoices.invoice_number')
      .limit(batchSize)
      .execute();
    if (rows.length > 0) yield rows.map((row) => ({ ...invoiceOf(row), replacedBy: row.replaced_by }));
    after = rows.at(-1)?.invoice_number ?? '';
    if (rows.length < batchSize) return;
  }
}

export async function findInvoice(db: Db, invoiceNumber: string): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
  return row && invoiceOf(row);
}

/** Documents by their numbers, in the order of the numbers; unknown numbers are left out. */
export async function findInvoicesByNumber(db: Db, numbers: readonly string[]): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_number', 'in', [...numbers])
    .orderBy('invoice_number')
    .execute();
  return rows.map(invoiceOf);
}

/** All documents of each reference. */
export async function findInvoicesOfReferences(db: Db, references: readonly string[]): Promise<Map<string, Invoice[]>> {
  const rows =
    references.length > 0
      ? await db
          .selectFrom('invoices')
          .selectAll()
          .where('reference', 'in', [...new Set(references)])
          .execute()
      : [];
  return Map.groupBy(rows.map(invoiceOf), ({ reference }) => reference);
}

/** The documents of a reference, oldest first. */
export async function findInvoices(db: Db, reference: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('issued_at')
    .orderBy(sql`corrects is not null`)
    .orderBy(sql`replaces is not null`)
    .orderBy('invoice_number')
    .execute();
  return rows.map(invoiceOf);
}

function invoiceOf(row: Selectable<Invoices>): Invoice {
  return {
    invoiceNumber: row.invoice_number,
    series: row.series as InvoiceSeries,
    reference: row.reference,
    issuedAt: row.issued_at,
    total: row.total_satang,
    vat: row.vat_satang,
    vatRate: row.vat_rate,
    document: row.document as unknown as InvoiceDocument,
    replaces: row.replaces,
    corrects: row.corrects,
  };
}
