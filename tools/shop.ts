/*
 * `npm run shop -- …`: the operator's command line. Each command opens the shop's database by the same settings as the server.
 */
import { Command } from 'commander';
import { pino } from 'pino';
import { shop as brand } from '#contract/shop.ts';
import { DatabaseUnusable } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startJobs } from '#server/jobs/pg-boss.ts';
import { secretsOf } from '#server/secrets.ts';
import { readSettings, SettingsNotValid } from '#server/settings.ts';
import type { Shop } from '#server/shop.ts';
import { step } from './progress.js';

/** Runs `work` with the opened, migrated shop. */
async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const settings = readSettings({ ...process.env, EMBEDDED_DB: process.env.EMBEDDED_DB || 'allow' });
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const log = pino({ level: settings.logLevel });
    const jobs = await startJobs({ database, log });
    await work({
      settings,
      database,
      db: database.db,
      clock: () => new Date(),
      jobs,
      log,
      secretFor: secretsOf(settings),
    });
    await jobs.stop();
  } finally {
    await database.close();
  }
}

const program = new Command('shop')
  .description(`${brand.name.en}: the operator's commands. Settings are those of the server (see README).`)
  .helpCommand(false)
  .showHelpAfterError();

program
  .command('migrate')
  .description('bring the database up to this version')
  .action(async () => {
    const database = await openDatabase(
      readSettings({ ...process.env, EMBEDDED_DB: process.env.EMBEDDED_DB || 'allow' }),
    );
    try {
      const names = await migrate(database);
      process.stdout.write(names.length > 0 ? `Ran ${names.join(', ')}.\n` : 'The database is up to date.\n');
    } finally {
      await database.close();
    }
  });

program
  .command('seed')
  .description('fill the shop with the demo products and customer; a second run changes nothing')
  .action(() =>
    withShop(async (shop) => {
      const { seedDemoShop } = await import('#seed/seed.ts');
      await step('Filling the shop with the demo products', () => seedDemoShop(shop, { onProgress: () => {} }));
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof SettingsNotValid || error instanceof DatabaseUnusable;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
