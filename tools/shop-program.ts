import { Command, InvalidArgumentError } from 'commander';
import { shop as brand } from '#contract/shop.ts';
import type { AppContext } from '#server/app-context.ts';
import { attentionCommand } from '#server/attention/commands.ts';
import { type BackupCliContext, backupCommand, restoreCommand } from '#server/backup/commands.ts';
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
import type { OpenDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { feedCommand } from '#server/feeds/commands.ts';
import { endFlashSaleCommand } from '#server/flash-sales/commands.ts';
import { helpCommand } from '#server/help/commands.ts';
import { type CliContext, importExportCommand } from '#server/import-export/commands.ts';
import { stockImportExport } from '#server/inventory/commands.ts';
import { invoicesCommand } from '#server/invoices/commands.ts';
import { mailFileOf, sampleDocument, type Typesetter } from '#server/invoices/invoices.ts';
import { jobsCommand } from '#server/jobs/commands.ts';
import type { RunningJobs } from '#server/jobs/pg-boss.ts';
import { mailsCommand } from '#server/messaging/commands.ts';
import { type OrdersCliContext, ordersCommand } from '#server/orders/commands.ts';
import type { PreviewCliContext } from '#server/preview-key.ts';
import { previewCommand, productsCommand } from '#server/products/commands.ts';
import { endPromotionCommand, listPromotionsCommand } from '#server/promotions/commands.ts';
import { checkCommand } from '#server/readiness/commands.ts';
import { reindexCommand, searchCommand } from '#server/search/commands.ts';
import type { Settings } from '#server/settings.ts';
import { scheduleHandlers } from '#server/workers.ts';
import { growToDemoShop } from './demo-shop.ts';
import { helpRows } from './import-export-examples/help-rows.ts';
import { importExports } from './import-exports.ts';
import { initCommand } from './init/init-command.ts';
import { root } from './run.ts';

/** What the contexts of commands give to their work. */
type ShopContext = AppContext & { jobs: RunningJobs };

export type ShopCliContext = BackupCliContext &
  CheckCliContext &
  CliContext &
  OrdersCliContext &
  PreviewCliContext &
  TryCartCliContext;

/** What the commands run with. */
export interface ShopProgramOptions {
  cli: ShopCliContext;
  /** The server's settings; what only a server needs may be missing. */
  settings: (overrides?: Record<string, string>) => Settings;
  typesetter: Typesetter;
  /** Opens the database for `work`. */
  withDatabase: <T>(
    work: (database: OpenDatabase, settings: Settings) => Promise<T>,
    settings?: Settings,
  ) => Promise<T>;
  /** Opens and migrates the shop for `work`, with everything that a server has besides HTTP. */
  withShop: <T>(work: (context: ShopContext) => Promise<T>) => Promise<T>;
  /** As `withShop`, on a migrated database. */
  withJobs: <T>(database: OpenDatabase, settings: Settings, work: (context: ShopContext) => Promise<T>) => Promise<T>;
}

/** The operator's command line: `npm run shop`. */
export function shopProgram({
  cli,
  settings,
  typesetter,
  withDatabase,
  withShop,
  withJobs,
}: ShopProgramOptions): Command {
  const program = new Command('shop')
    .description(`${brand.name.en}: operator commands. They use the server's settings (see README).`)
    .helpCommand(false)
    .showHelpAfterError();

  program
    .command('migrate')
    .description('run the migrations of this version')
    .action(() =>
      withDatabase(async (database) => {
        const { ran } = await migrate(database, undefined, (message) => void cli.errors.write(`${message}\n`));
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
      cataloguePicturesCommand({ ...cli, settings }),
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
      settings,
      sampleDocument: (type) => mailFileOf(typesetter, sampleDocument(type)),
    }),
  );
  program.addCommand(reindexCommand({ withContext: withShop, errors: cli.errors }));
  program.addCommand(searchCommand(cli));
  program.addCommand(
    checkCommand({
      settings: () => settings({ NODE_ENV: 'production' }),
      buildProblem: () => storefrontProblem(root),
      withDatabase: (settings, work) => withDatabase(work, settings),
      withShop: (settings, database, work) => withJobs(database, settings, work),
      output: process.stdout,
      markFailed: cli.markFailed,
    }),
  );
  return program;
}

function positiveNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be an integer greater than zero.');
  return number;
}
