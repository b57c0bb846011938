/*
 * `npm run shop -- …`: the operator's command line. Each command opens the shop's database with the server's settings.
 */
import { pino } from 'pino';
import type { AppContext } from '#server/app-context.ts';
import { ArchiveUnusable } from '#server/backup/commands.ts';
import { dataFolderProblem } from '#server/data-folder.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { errorInLog } from '#server/error-log.ts';
import { pictureFinder } from '#server/images/images.ts';
import { FileTaken } from '#server/import-export/draft-file.ts';
import { UnreadableFileError } from '#server/import-export/unreadable-file.ts';
import { writingProblem } from '#server/import-export/writing-problem.ts';
import { createTypesetter } from '#server/invoices/invoices.ts';
import { type RunningJobs, startJobs } from '#server/jobs/pg-boss.ts';
import { StartRefused } from '#server/preflight.ts';
import { LinkNotUsable } from '#server/preview-key.ts';
import { isForOperator } from '#server/run-server.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { NotTheDemoShop } from './demo-shop.ts';
import { type ShopCliContext, shopProgram } from './shop-program.ts';

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
const reportWait = (message: string) => void process.stderr.write(`${message}\n`);
const typesetter = createTypesetter();

/** Runs `work` on a migrated database with everything that a server has besides HTTP. */
async function withJobs<T>(
  database: OpenDatabase,
  settings: Settings,
  work: (context: AppContext & { jobs: RunningJobs }) => Promise<T>,
): Promise<T> {
  const log = pino({ level: settings.logLevel, serializers: { err: errorInLog } });
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
    await migrate(database, undefined, reportWait);
    return withJobs(database, settings, work);
  });
}

const cli: ShopCliContext = {
  withContext: (work) =>
    withDatabase(async (database, settings) => {
      await migrate(database, undefined, reportWait);
      const log = pino({ level: settings.logLevel, serializers: { err: errorInLog } });
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

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe early, as `head` does.
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${writingProblem(error) ?? error.stack}\n`);
  process.exit(1);
});
try {
  await shopProgram({ cli, settings: operatorSettings, typesetter, withDatabase, withShop, withJobs }).parseAsync();
} catch (error) {
  const expected =
    isForOperator(error) ||
    [UnreadableFileError, FileTaken, LinkNotUsable, NotTheDemoShop, ArchiveUnusable].some(
      (kind) => error instanceof kind,
    );
  const unexpected = error instanceof Error ? error.stack : error;
  const problem = writingProblem(error) ?? databaseProblem(error);
  process.stderr.write(`${problem ?? (expected ? (error as Error).message : unexpected)}\n`);
  process.exitCode = 1;
} finally {
  typesetter.close();
}
