import { statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { Command } from 'commander';
import type { OpenDatabase } from '../db/database.ts';
import type { ProgressOutput } from '../import-export/progress.ts';
import { table } from '../import-export/text-table.ts';
import type { Manifest } from './archive.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

export { ArchiveUnusable } from './archive.ts';

/** The environment of `npm run shop -- backup` and `restore`. */
export interface BackupCliContext {
  /** Opens the database, without migrating it. */
  withDatabase<T>(work: (database: OpenDatabase, settings: { dataFolder: string }) => Promise<T>): Promise<T>;
  clock(): Date;
  output: Pick<Writable, 'write'>;
  errors: ProgressOutput;
  /** Makes the process exit with code 1. */
  markFailed(): void;
}

/** Tables whose totals are printed. */
const shown = ['customers', 'products', 'stocks', 'store_stocks', 'orders', 'payment_attempts', 'refunds', 'invoices'];

/** `npm run shop -- backup FILE`. */
export function backupCommand(cli: BackupCliContext): Command {
  return new Command('backup')
    .description('write database and pictures to a new file, while the shop is open on PostgreSQL')
    .argument('<file>', 'such as shop.tar.gz; only its owner can read it')
    .addHelpText(
      'after',
      '\nIt has customers and orders: keep it encrypted and elsewhere. It does not have the secret (TOKEN_SECRET), settings, the brand or waiting jobs.',
    )
    .action((file: string) =>
      cli.withDatabase(async (database, { dataFolder }) => {
        const { manifest, pictures } = await writeBackup(database, dataFolder, file, cli.clock());
        printTotals(cli, manifest, pictures);
        for (const violation of manifest.violations) cli.errors.write(`the books: ${violation}\n`);
        cli.output.write(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`);
      }),
    );
}

/** `npm run shop -- restore FILE`. */
export function restoreCommand(cli: BackupCliContext): Command {
  return new Command('restore')
    .description('restore a backup into an empty database, PostgreSQL or embedded, and check the books')
    .argument('<file>', 'written by backup, on either database')
    .action((file: string) =>
      cli.withDatabase(async (database, { dataFolder }) => {
        const { manifest, pictures, newViolations, unsentMails } = await restoreBackup(database, dataFolder, file);
        printTotals(cli, manifest, pictures);
        cli.output.write('Rows and sums of every table are those of the backup.\n');
        for (const violation of manifest.violations) cli.errors.write(`the books, as before: ${violation}\n`);
        for (const violation of newViolations) cli.errors.write(`the books: ${violation}\n`);
        if (newViolations.length > 0) cli.markFailed();
        else cli.output.write('The books are in order, as far as they were at the time of the backup.\n');
        if (unsentMails > 0)
          cli.output.write(`${unsentMails} mails waited at the time of the backup. They are not sent again.\n`);
      }),
    );
}

function printTotals(cli: BackupCliContext, manifest: Pick<Manifest, 'createdAt' | 'tables'>, pictures: number): void {
  const rows = shown.flatMap((name) => {
    const totals = manifest.tables[name];
    if (!totals) return [];
    const sums = Object.entries(totals.sums).map(([column, sum]) => `${column} ${sum}`);
    return [[name, String(totals.rows), sums.join(', ')]];
  });
  cli.output.write(`As of ${manifest.createdAt}\n`);
  cli.output.write(table([['TABLE', 'ROWS', 'SUMS'], ...rows, ['pictures', String(pictures), '']]));
}
