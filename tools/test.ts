/*
 * All checks, one after the other, each with its time; what failed is printed in full, and the last line is
 * `N passed, N failed`.
 *
 *   node tools/test.ts               everything (`npm test`)
 *   node tools/test.ts --no-browser  everything but the shop in processes of its own: `npm run dev`, the faults of the built
 *                                    shop, and that shop in a browser (`npm run verify`)
 *
 * TEST_DATABASE_URL names a PostgreSQL to test on; without it a throw-away one of the machine's own programs is used.
 * With CI=true a machine without PostgreSQL is a failure.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { buildWhenStale } from './build.ts';
import { checks } from './checks.ts';
import { step } from './progress.js';
import { type Outcome, ofPlaywright, ofProgram, ofVitest } from './results.ts';
import { root, runNode } from './run.ts';

const processTests = 'e2e/vitest.config.ts';
const reports = mkdtempSync(join(tmpdir(), 'saifah-reports-'));
const outcomes: Outcome[] = [];
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
  });
}

async function stage(title: string, work: () => Promise<Outcome>): Promise<void> {
  if (interrupted) return;
  const outcome = await step(title, work, ({ passed, failed }) => ({
    ok: failed === 0,
    note: failed > 0 ? `${passed} passed, ${failed} failed` : passed > 1 ? `${passed} passed` : '',
  }));
  if (outcome.failed > 0 && !interrupted) console.log(`\n${outcome.output.trim()}\n`);
  outcomes.push(outcome);
}

function readReport(name: string): string | undefined {
  const file = join(reports, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function vitest(name: string, args: string[], databaseUrl: string | undefined): Promise<Outcome> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, name)}`];
  const run = await runNode('node_modules/vitest/vitest.mjs', ['run', ...report, ...args], {
    TEST_DATABASE_URL: databaseUrl,
  });
  return ofVitest(run, readReport(name));
}

/** The test files that work on a database: those that use `server/testing` to get one. */
function testsWithDatabase(): string[] {
  const usesTesting = /from '(?:#server|\.{1,2})\/(?:[^']*\/)?testing\/(?!postgres-cluster|free-port)/;
  return globSync('{server,seed,bench,tools}/**/*.test.ts', { cwd: root }).filter(
    (file) => file.startsWith('server/testing/') || usesTesting.test(readFileSync(join(root, file), 'utf8')),
  );
}

async function testOnPostgres(): Promise<void> {
  const title = 'Tests on PostgreSQL';
  const files = testsWithDatabase();
  const given = process.env.TEST_DATABASE_URL;
  if (given) return stage(title, () => vitest('postgres.json', files, given));
  if (!(await findPostgres()))
    return withoutPostgres(title, 'NOTHING WAS TESTED ON IT: install it, or set TEST_DATABASE_URL');
  return stage(title, async () => {
    const cluster = await startCluster();
    try {
      return await vitest('postgres.json', files, cluster.url);
    } finally {
      await cluster.stop();
    }
  });
}

/** Says what is not tested on a machine without PostgreSQL; with CI=true that is a failure. */
async function withoutPostgres(title: string, consequence: string): Promise<void> {
  const output = `There is no PostgreSQL on this machine, so ${consequence}.`;
  if (process.env.CI) return stage(title, async () => ({ passed: 0, failed: 1, output }));
  console.log(`\n  ! ${output}\n`);
}

/** What becomes of real processes that are killed, stopped, cut off from their database or told to start in vain. */
async function testFaults(): Promise<void> {
  const title = 'Faults of the built shop';
  if (!(await findPostgres())) return withoutPostgres(title, 'NO FAULT WAS TESTED: install it');
  return stage(title, () => vitest('faults.json', ['--config', processTests, 'e2e/faults'], undefined));
}

function testDevelopment(): Promise<void> {
  return stage('npm run dev', () =>
    vitest('development.json', ['--config', processTests, 'e2e/development'], undefined),
  );
}

async function testBuiltShop(): Promise<void> {
  if (interrupted) return;
  try {
    await buildWhenStale();
  } catch (error) {
    console.log(`\n${(error as Error).message}\n`);
    outcomes.push({ passed: 0, failed: 1, output: '' });
    return;
  }
  await testFaults();
  await stage('The built shop in a browser', async () => {
    const run = await runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
    });
    return ofPlaywright(run, readReport('browser.json'));
  });
}

try {
  for (const { title, run } of Object.values(checks)) await stage(title, async () => ofProgram(await run()));
  await stage('Tests on PGlite', () => vitest('pglite.json', [], undefined));
  await testOnPostgres();
  if (!process.argv.includes('--no-browser')) {
    await testDevelopment();
    await testBuiltShop();
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = interrupted ? 130 : sum('failed') > 0 ? 1 : 0;
