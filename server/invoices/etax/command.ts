import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Command, createCommand, type Option } from 'commander';
import { createFolder } from '../../create-folder.ts';
import { type Db, snapshot } from '../../db/database.ts';
import { type CliContext, personalFile, writeText } from '../../import-export/commands.ts';
import { showProgress } from '../../import-export/progress.ts';
import type { Invoice } from '../document.ts';
import { findInvoicesByNumber, findInvoicesOfReferences, invoicesOfMonth } from '../queries.ts';
import { EtaxNotPossible } from './not-possible.ts';

const help = `
One file NUMBER.xml for each document, in the form of ETDA's standard ขมธอ. 3 (schema 2.1): TI as T03, AB as T05, CN as 81.
Existing files are replaced; the same document always gives the same file. The files are not signed: that is done with the
merchant's certificate, by the merchant or a service provider. Documents that are refused are reported and skipped.`;

interface Options {
  month?: string;
  to: string;
  dryRun?: boolean;
}

/** `npm run shop -- invoices xml`: documents as e-Tax XML. */
export function xmlCommand(cli: CliContext, month: Option): Command {
  return createCommand('xml')
    .description('write documents as e-Tax XML: those of a month, or single ones')
    .argument('[numbers...]', 'numbers of documents, such as TI2611-000001')
    .addOption(month)
    .option('--to <folder>', 'the folder to write to', 'e-tax')
    .option('--dry-run', 'report what would be written without writing')
    .addHelpText('after', help)
    .action((numbers: string[], options: Options, command: Command) => {
      const { month: monthNumber } = options;
      if ((monthNumber === undefined) === (numbers.length === 0))
        command.error('Give either numbers of documents or --month.');
      return writeXml(cli, options, (db, report) =>
        monthNumber === undefined ? byNumber(db, numbers, report) : invoicesOfMonth(db, monthNumber),
      );
    });
}

type Report = (number: string, problem: string) => void;

async function* byNumber(db: Db, numbers: readonly string[], report: Report): AsyncGenerator<readonly Invoice[]> {
  const invoices = await findInvoicesByNumber(db, numbers);
  const found = new Set(invoices.map(({ invoiceNumber }) => invoiceNumber));
  for (const number of numbers) if (!found.has(number)) report(number, 'there is no such document');
  yield invoices;
}

async function writeXml(
  cli: CliContext,
  { to, dryRun = false }: Options,
  read: (db: Db, report: Report) => AsyncIterable<readonly Invoice[]>,
): Promise<void> {
  const progress = showProgress(cli.errors, 'documents');
  const counts = { written: 0, refused: 0 };
  const report = (number: string, problem: string) => {
    counts.refused += 1;
    progress.line(`${number}: ${problem}`);
  };
  // Only now: it takes a fifth of a second, which other commands should not wait for.
  const { etaxXml } = await import('./etax-xml.ts');
  if (!dryRun) createFolder(to);
  await cli.withContext(({ db }) =>
    snapshot(db, async (tx) => {
      for await (const invoices of read(tx, report)) {
        const related = await findInvoicesOfReferences(
          tx,
          invoices.map(({ reference }) => reference),
        );
        for (const invoice of invoices) {
          try {
            const xml = etaxXml(invoice, related.get(invoice.reference) ?? []);
            if (!dryRun)
              await writeText(Readable.from([xml]), join(to, `${invoice.invoiceNumber}.xml`), cli.output, personalFile);
            counts.written += 1;
            progress.done(counts.written);
          } catch (error) {
            if (!(error instanceof EtaxNotPossible)) throw error;
            report(invoice.invoiceNumber, error.message);
          }
        }
      }
    }),
  );
  progress.clear();
  const { written, refused } = counts;
  cli.output.write(`${written} written, ${refused} refused${dryRun ? '; nothing was written' : ''}\n`);
  if (refused > 0) cli.markFailed();
}
