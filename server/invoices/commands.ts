import { Readable } from 'node:stream';
import { Command, InvalidArgumentError, Option } from 'commander';
import { dayInBangkok } from '#contract/bangkok-time.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { type Db, snapshot } from '../db/database.ts';
import { type CliContext, file, personalFile, writeText } from '../import-export/commands.ts';
import { serialiseRows } from '../import-export/formats.ts';
import { showProgress } from '../import-export/progress.ts';
import { bahtText, table, timeInBangkok } from '../import-export/text-table.ts';
import { parseDay } from '../import-export/time-cells.ts';
import { plain } from '../import-export/unreadable-cell.ts';
import type { IssuedInvoice } from './document.ts';
import { xmlCommand } from './etax/command.ts';
import { invoicesOfMonth, invoicesOfReference } from './queries.ts';

/** The columns of the sales tax report (รายงานภาษีขาย). */
const columns = {
  date: { cell: 'text' },
  invoice_number: { cell: 'text' },
  series: { cell: 'text' },
  buyer: { cell: 'text' },
  tax_id: { cell: 'text' },
  branch: { cell: 'text' },
  value: { cell: 'baht' },
  vat: { cell: 'baht' },
  total: { cell: 'baht' },
  order: { cell: 'text' },
  replaces: { cell: 'text' },
  replaced_by: { cell: 'text' },
  corrects: { cell: 'text' },
} as const;

const help = `
One row for each document of the month, by series and number: TI full tax invoices, AB abbreviated ones, CN credit notes.
Amounts are baht and add up to the sales tax of the month: credit notes are negative, and an abbreviated tax invoice that
a full one replaced is 0. Dates are those in Bangkok.`;

const month = (description: string) => new Option('--month <month>', description).argParser(parseMonth);

/** Reads a month: `2026-11`, `11/2026`, in either era and with Thai digits. @returns yymm */
function parseMonth(text: string): string {
  const written = plain(text);
  const firstDay = written.replace(/^\d{4}-\d{1,2}$/, '$&-01').replace(/^\d{1,2}\/\d{4}$/, '1/$&');
  const day = firstDay === written ? null : parseDay(firstDay);
  const [, year = '', number = ''] = /^20(\d\d)-(\d\d)-01$/.exec(String(day)) ?? [];
  if (!year) throw new InvalidArgumentError('It must be a year and a month, such as 2026-11.');
  return year + number;
}

/** `npm run shop -- invoices`: the documents, the sales tax report and e-Tax XML. */
export function invoicesCommand(cli: CliContext): Command {
  const command = new Command('invoices').description('tax invoices and credit notes').helpCommand(false);
  command
    .command('export')
    .description('write the sales tax report of a month (รายงานภาษีขาย) as CSV')
    .addArgument(file)
    .addOption(month('the month, such as 2026-11 (required)').makeOptionMandatory())
    .addHelpText('after', help)
    .action((path: string | undefined, options: { month: string }) => exportReport(cli, path, options.month));
  command
    .command('list')
    .description('print the documents of a month, or of an order')
    .addOption(month('of that month, such as 2026-11').conflicts('order'))
    .option('--order <order>', 'of the order of that id')
    .action(async (options: { month?: string; order?: string }, list: Command) => {
      const { month: monthNumber, order } = options;
      if (order === undefined && monthNumber === undefined) list.error('Give --month or --order.');
      const rows = await documentRows(cli, (db) =>
        order === undefined ? invoicesOfMonth(db, monthNumber ?? '') : invoicesOfReference(db, order),
      );
      if (order !== undefined && rows.length === 0) list.error(`There is no document of an order ${order}.`);
      cli.output.write(table([['NUMBER', 'ISSUED', 'ORDER', 'TOTAL', 'VAT', 'BUYER', 'ABOUT'], ...rows]));
    });
  command.addCommand(xmlCommand(cli, month('of that month, such as 2026-11')));
  return command;
}

async function documentRows(
  cli: CliContext,
  read: (db: Db) => AsyncIterable<readonly IssuedInvoice[]>,
): Promise<string[][]> {
  const rows: string[][] = [];
  await cli.withContext(({ db }) =>
    snapshot(db, async (tx) => {
      for await (const batch of read(tx)) rows.push(...batch.map(listedRow));
    }),
  );
  return rows;
}

function listedRow({ invoiceNumber, issuedAt, reference, total, vat, document, ...others }: IssuedInvoice): string[] {
  const { replaces, replacedBy, corrects } = others;
  const about = [
    replaces ? `replaces ${replaces}` : '',
    replacedBy ? `replaced by ${replacedBy}` : '',
    corrects ? `credits ${corrects}` : '',
  ];
  return [
    invoiceNumber,
    timeInBangkok(issuedAt),
    reference,
    bahtText(total),
    bahtText(vat),
    document.buyer?.name ?? '',
    about.filter(Boolean).join(', '),
  ];
}

async function exportReport(cli: CliContext, path: string | undefined, monthNumber: string): Promise<void> {
  const sums = { documents: 0, value: 0, vat: 0, total: 0 };
  const rows = async function* (batches: AsyncIterable<readonly IssuedInvoice[]>) {
    for await (const batch of batches) {
      const amounts = batch.map(amountsOf);
      for (const { value, vat, total } of amounts) {
        sums.documents += 1;
        sums.value += value;
        sums.vat += vat;
        sums.total += total;
      }
      yield batch.map((invoice, index) => rowOf(invoice, amounts[index] ?? { value: 0, vat: 0, total: 0 }));
    }
  };
  await cli.withContext(({ db }) =>
    snapshot(db, (tx) =>
      writeText(
        Readable.from(serialiseRows(rows(invoicesOfMonth(tx, monthNumber)), 'csv', columns)),
        path,
        cli.output,
        personalFile,
      ),
    ),
  );
  const [value, vat, total] = [sums.value, sums.vat, sums.total].map(bahtText);
  showProgress(cli.errors, 'documents').line(
    `${sums.documents} documents: value ${value}, VAT ${vat}, total ${total} baht`,
  );
}

/** In satang, as they count in the report. */
function amountsOf({ series, total, vat, replacedBy }: IssuedInvoice) {
  const sign = replacedBy ? 0 : series === 'CN' ? -1 : 1;
  return { value: sign * (total - vat), vat: sign * vat, total: sign * total };
}

function rowOf(invoice: IssuedInvoice, { value, vat, total }: ReturnType<typeof amountsOf>) {
  const { buyer } = invoice.document;
  return {
    date: dayInBangkok(invoice.issuedAt),
    invoice_number: invoice.invoiceNumber,
    series: invoice.series,
    buyer: buyer?.name ?? null,
    tax_id: buyer?.taxId ?? null,
    branch: buyer?.branch ?? null,
    value: bahtFromSatang(value),
    vat: bahtFromSatang(vat),
    total: bahtFromSatang(total),
    order: invoice.reference,
    replaces: invoice.replaces,
    replaced_by: invoice.replacedBy,
    corrects: invoice.corrects,
  };
}
