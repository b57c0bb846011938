import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { Command } from 'commander';
import type { AppContext } from '../app-context.ts';
import { DatabaseUnusable, type OpenDatabase } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { type Settings, SettingsNotValid } from '../settings.ts';
import { type Check, type CheckOptions, type Finding, notChecked, notReady, ready } from './checks/check.ts';
import { checks } from './checks/checks.ts';

/** The environment of the command. */
export interface ReadinessCliContext {
  /** @throws SettingsNotValid */
  settings(): Settings;
  /** What is wrong with the build of the storefront. */
  buildProblem(): string | undefined;
  /** Runs `work` with the database, which is left as it is. @throws DatabaseUnusable or StartRefused, for the operator */
  withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T>;
  /** Runs `work` with everything that a server has besides HTTP. */
  withShop<T>(settings: Settings, database: OpenDatabase, work: (context: AppContext) => Promise<T>): Promise<T>;
  output: Writable;
  /** Makes the process exit with code 1. */
  markFailed(): void;
}

interface Line extends Finding {
  check: string;
}

const help = `
The shop is checked as in production, with the server's settings. Nothing in it is changed. It can stay open, unless its
database is the embedded one. The exit code is 1 if something is not ready. What is not checked does not change it.`;

/** `npm run shop -- check`: what is and what is not ready for opening the shop. */
export function checkCommand(cli: ReadinessCliContext): Command {
  return new Command('check')
    .description('list what is and what is not ready for opening the shop')
    .helpCommand(false)
    .option('--mail-to <address>', 'send a test mail there')
    .option('--backups <path>', 'the last backup, or the folder of backups: not older than 26 hours')
    .option('--json', 'print the list as JSON')
    .addHelpText('after', help)
    .action(async ({ json, ...options }: CheckOptions & { json?: boolean }) => {
      const lines: Line[] = [];
      for await (const line of linesOf(cli, options)) {
        lines.push(line);
        if (!json) cli.output.write(textOf(line, cli.output));
      }
      const failed = lines.filter(({ state }) => state === 'not ready').length;
      if (json) cli.output.write(`${JSON.stringify({ ready: failed === 0, checks: lines }, null, 2)}\n`);
      else cli.output.write(failed === 0 ? 'Ready to open.\n' : `Not ready to open: ${failed} of ${lines.length}.\n`);
      if (failed > 0) cli.markFailed();
    });
}

async function* linesOf(cli: ReadinessCliContext, options: CheckOptions): AsyncGenerator<Line> {
  let settings: Settings;
  try {
    settings = cli.settings();
  } catch (error) {
    if (!(error instanceof SettingsNotValid)) throw error;
    yield { check: 'Settings', ...notReady(error.message, 'correct them; nothing else can be checked before') };
    return;
  }
  yield { check: 'Settings', ...ready('valid') };
  const build = cli.buildProblem();
  yield { check: 'Build', ...(build ? notReady(build, 'npm run build') : ready('of these files')) };
  yield* await cli
    .withDatabase(settings, (database) => databaseLines(cli, settings, database, options))
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseUnusable)) throw error;
      return withoutDatabase(error.message, 'correct DATABASE_URL, or stop the server of an embedded database');
    });
}

async function databaseLines(
  cli: ReadinessCliContext,
  settings: Settings,
  database: OpenDatabase,
  options: CheckOptions,
): Promise<Line[]> {
  const pending = await pendingMigrations(database);
  if (pending.length > 0)
    return withoutDatabase(
      `${pending.length} migrations have not run, from ${pending[0]}`,
      'start the server, or npm run shop -- migrate',
    );
  const lines: Line[] = [{ check: 'Database', ...ready('answers, and has all migrations of this version') }];
  await cli.withShop(settings, database, async (context) => {
    for (const check of checks) lines.push({ check: check.name, ...(await findingOf(check, context, options)) });
  });
  return lines;
}

async function findingOf({ run }: Check, context: AppContext, options: CheckOptions): Promise<Finding> {
  try {
    return await run(context, options);
  } catch (error) {
    return notReady(`cannot be checked: ${(error as Error).message}`, 'see the log of the server');
  }
}

function withoutDatabase(problem: string, remedy: string): Line[] {
  const others = checks.map(({ name }): Line => ({ check: name, ...notChecked('needs the database') }));
  return [{ check: 'Database', ...notReady(problem, remedy) }, ...others];
}

const marks = { ready: '✓', 'not ready': '✗', 'not checked': '–' };
const colours = { ready: 'green', 'not ready': 'red', 'not checked': 'dim' } as const;
const width = Math.max(...checks.map(({ name }) => name.length)) + 2;

function textOf({ check, state, message, remedy }: Line, stream: Writable): string {
  const mark = styleText(colours[state], marks[state], { stream: stream as NodeJS.WriteStream });
  const lines = [`${mark} ${check.padEnd(width)}${message}`];
  if (remedy) lines.push(`${' '.repeat(width + 2)}→ ${remedy}`);
  return `${lines.join('\n')}\n`;
}
