/*
 * `npm run shop -- …`: the operator's command line. Each command opens the shop's database with the server's settings.
 */
import { Command, InvalidArgumentError } from 'commander';
import { pino } from 'pino';
import { shop as brand } from '#contract/shop.ts';
import type { AppContext } from '#server/app-context.ts';
import { attentionCommand } from '#server/attention/commands.ts';
import { ArchiveUnusable, type BackupCliContext, backupCommand, restoreCommand } from '#server/backup/commands.ts';
import { storefrontProblem } from '#server/builds.ts';
import { type TryCartCliContext, tryCartCommand } from '#server/cart/commands.ts';
import {
  catalogueImportExport,
  cataloguePicturesCommand,
  removeFromCatalogueCommand,
} from '#server/catalogue/commands.ts';
import { paymentsCommand } from '#server/checkout/commands.ts';
import { cookieConsentsCommand } from '#server/consent/commands.ts';
import { messagesCommand } from '#server/contact/commands.ts';
import { type CheckCliContext, contentCheckCommand, contentPreviewCommand } from '#server/content/commands.ts';
import {
  couponUsageCommand,
  endCouponCommand,
  generateCodesCommand,
  listCouponsCommand,
} from '#server/coupons/commands.ts';
import { customersCommand } from '#server/customers/commands.ts';
import { dataFolderProblem } from '#server/data-folder.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { feedCommand } from '#server/feeds/commands.ts';
import { endFlashSaleCommand } from '#server/flash-sales/commands.ts';
import { helpCommand } from '#server/help/commands.ts';
import { pictureFinder } from '#server/images/images.ts';
import { type CliContext, importExportCommand } from '#server/import-export/commands.ts';
import { UnreadableFileError } from '#server/import-export/unreadable-file.ts';
import { stockImportExport } from '#server/inventory/commands.ts';
import { invoicesCommand } from '#server/invoices/commands.ts';
import { createTypesetter, mailFileOf, sampleDocument } from '#server/invoices/invoices.ts';
import { jobsCommand } from '#server/jobs/commands.ts';
import { type RunningJobs, startJobs } from '#server/jobs/pg-boss.ts';
import { mailsCommand } from '#server/messaging/commands.ts';
import { type OrdersCliContext, ordersCommand } from '#server/orders/commands.ts';
import { StartRefused } from '#server/preflight.ts';
import { LinkNotUsable, type PreviewCliContext } from '#server/preview-key.ts';
import { previewCommand, productsCommand } from '#server/products/commands.ts';
import { endPromotionCommand, listPromotionsCommand } from '#server/promotions/commands.ts';
import { checkCommand } from '#server/readiness/commands.ts';
import { isForOperator } from '#server/run-server.ts';
import { reindexCommand, searchCommand } from '#server/search/commands.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { scheduleHandlers } from '#server/workers.ts';
import { growToDemoShop, NotTheDemoShop } from './demo-shop.ts';
import { helpRows } from './import-export-examples/help-rows.ts';
import { importExports } from './import-exports.ts';
import { initCommand } from './init/init-command.ts';
import { root } from './run.ts';

/** The server's settings; what only a server needs may be missing. */
function operatorSettings(overrides: Record<string, string> = {}): Settings {
  const { EMBEDDED_DB, PAYMENTS, OMISE_SECRET_KEY } = process.env;
  return readSettings({
    ...process.env,
    ...overrides,
    EMBEDDED_DB: EMBEDDED_DB || 'allow',
    PAYMENTS: PAYMENTS || (OMISE_SECRET_KEY ? '' : 'mock'),
  });
}

/** Opens the database for `work`. */
async function withDatabase<T>(
  work: (database: OpenDatabase, settings: Settings) => Promise<T>,
  settings = operatorSettings(),
): Promise<T> {
  const usesFolder = !settings.databaseUrl || !settings.tokenSecret;
  const problem = usesFolder ? await dataFolderProblem(settings.dataFolder) : undefined;
  if (problem) throw new StartRefused(problem);
  const database = await openDatabase(settings);
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

const clock = () => new Date();
const typesetter = createTypesetter();

/** Runs `work` on a migrated database with everything that a server has besides HTTP. */
async function withJobs<T>(
  database: OpenDatabase,
  settings: Settings,
  work: (context: AppContext & { jobs: RunningJobs }) => Promise<T>,
): Promise<T> {
  const log = pino({ level: settings.logLevel });
  const jobs = await startJobs({ database, log });
  try {
    const { db } = database;
    return await work({ settings, database, db, clock, jobs, log, typesetter, secretFor: deriveSecrets(settings) });
  } finally {
    await jobs.stop();
  }
}

/** Opens and migrates the shop for `work`, with everything that a server has besides HTTP. */
function withShop<T>(work: (context: AppContext & { jobs: RunningJobs }) => Promise<T>): Promise<T> {
  return withDatabase(async (database, settings) => {
    await migrate(database);
    return withJobs(database, settings, work);
  });
}

const cli: BackupCliContext & CheckCliContext & CliContext & OrdersCliContext & PreviewCliContext & TryCartCliContext =
  {
    withContext: (work) =>
      withDatabase(async (database, settings) => {
        await migrate(database);
        const log = pino({ level: settings.logLevel });
        const hasPicture = settings.imageHost ? undefined : pictureFinder(settings, clock);
        return work({ db: database.db, clock, log, settings, secretFor: deriveSecrets(settings), hasPicture });
      }),
    withShop,
    withDatabase,
    clock,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    markFailed: () => {
      process.exitCode = 1;
    },
  };

function positiveNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be an integer greater than zero.');
  return number;
}

const program = new Command('shop')
  .description(`${brand.name.en}: operator commands. They use the server's settings (see README).`)
  .helpCommand(false)
  .showHelpAfterError();

program
  .command('migrate')
  .description('run the migrations of this version')
  .action(() =>
    withDatabase(async (database) => {
      const { ran } = await migrate(database);
      process.stdout.write(ran.length > 0 ? `Ran ${ran.join(', ')}.\n` : 'The database is up to date.\n');
    }),
  );

program
  .command('seed')
  .description('fill a shop without products with the demo; running it again changes nothing')
  .option('--products <number>', 'add variations until there are this many products, for load tests', positiveNumber)
  .action(({ products }: { products?: number }) => withShop((context) => growToDemoShop(context, products)));

program.addCommand(initCommand(cli));

/** Commands of a feature besides its import and export. */
const otherCommands: Record<string, readonly Command[]> = {
  catalogue: [
    previewCommand(cli),
    feedCommand(cli),
    cataloguePicturesCommand({ ...cli, settings: () => operatorSettings() }),
    removeFromCatalogueCommand(cli),
  ],
  content: [contentCheckCommand(cli), contentPreviewCommand(cli)],
  'cookie-policy': [cookieConsentsCommand(cli)],
  promotions: [listPromotionsCommand(cli), endPromotionCommand(cli), tryCartCommand(cli)],
  coupons: [listCouponsCommand(cli), endCouponCommand(cli), couponUsageCommand(cli), generateCodesCommand(cli)],
  'flash-sales': [endFlashSaleCommand(cli)],
};
for (const importExport of importExports) {
  const command = importExportCommand(importExport, cli, helpRows(importExport));
  for (const other of otherCommands[importExport.name] ?? []) command.addCommand(other);
  program.addCommand(command);
}
program.addCommand(
  jobsCommand({
    ...cli,
    withJobs: (work) =>
      withShop((context) => {
        const handlers = scheduleHandlers(context);
        return work({ db: context.db, run: (queue) => context.jobs.run(queue, handlers[queue]) });
      }),
  }),
);
program.addCommand(attentionCommand(cli));
program.addCommand(backupCommand(cli));
program.addCommand(restoreCommand(cli));
program.addCommand(productsCommand({ catalogue: catalogueImportExport, stock: stockImportExport }, cli));
program.addCommand(customersCommand(cli));
program.addCommand(messagesCommand(cli));
program.addCommand(ordersCommand(cli));
program.addCommand(invoicesCommand(cli));
program.addCommand(paymentsCommand(cli));
program.addCommand(helpCommand(cli));
program.addCommand(
  mailsCommand({
    ...cli,
    settings: () => operatorSettings(),
    sampleDocument: (type) => mailFileOf(typesetter, sampleDocument(type)),
  }),
);
program.addCommand(reindexCommand({ withContext: withShop, errors: cli.errors }));
program.addCommand(searchCommand(cli));
program.addCommand(
  checkCommand({
    settings: () => operatorSettings({ NODE_ENV: 'production' }),
    buildProblem: () => storefrontProblem(root),
    withDatabase: (settings, work) => withDatabase(work, settings),
    withShop: (settings, database, work) => withJobs(database, settings, work),
    output: process.stdout,
    markFailed: cli.markFailed,
  }),
);

/** Whether the system refused to open or write a file, such as one in a folder that does not exist: its message says which. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** What the operator can do if there is no room for a file; undefined for other errors. The system's message names neither the file nor the disk. */
function describeFullDisk(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return `The disk is full: ${message}. Free some space, or write to a file on another disk.`;
}

// The reader closed the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  await program.parseAsync();
} catch (error) {
  const expected =
    isForOperator(error) ||
    isFileError(error) ||
    [UnreadableFileError, LinkNotUsable, NotTheDemoShop, ArchiveUnusable].some((kind) => error instanceof kind);
  const unexpected = error instanceof Error ? error.stack : error;
  process.stderr.write(`${describeFullDisk(error) ?? (expected ? (error as Error).message : unexpected)}\n`);
  process.exitCode = 1;
} finally {
  typesetter.close();
}
