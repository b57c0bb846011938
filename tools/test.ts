/*
 * Runs all checks and tests in stages, each with its duration. A stage keeps two cores busy by itself, and two at once take longer than one
 * after the other; but tests of the built shop often wait, so others run in the background meanwhile. Prints the output of failed stages in
 * full; the last line is `N passed, N failed`.
 *
 * `npm test` runs all of them, `npm run verify` those that start no process of the shop.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { buildWhenStale, bundleWhenStale } from './build.ts';
import { type Check, checks } from './checks.ts';
import { readCommandLine } from './command-line.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { step } from './progress.js';
import { providePostgres } from './provide-postgres.ts';
import { root, runNode, stopSignals } from './run.ts';
import { playwrightResult, programResult, type StageResult, vitestResult } from './stage-results.ts';
import { testedOnPostgres } from './tested-on-postgres.ts';

const usage = `npm test
npm run verify

Runs all checks and tests. The last line is 'N passed, N failed'.

  --no-processes  without tests that start the shop as a process: npm run dev,
                  fault injection, and journeys in a browser (npm run verify)
  --help          prints this

TEST_DATABASE_URL is a PostgreSQL to test on; by default a temporary one is
started with the machine's programs, or else with those of npm. With CI=true a
machine that can have neither fails.`;

const { values } = readCommandLine(usage, { 'no-processes': { type: 'boolean' } });
const processes = !values['no-processes'];

// Each process of the tests compiles its modules once for all, which halves its start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');
const memoryFolder = createMemoryFolder();
if (memoryFolder) process.env.TMPDIR = memoryFolder;
const processTestsConfig = 'e2e/vitest.config.ts';
const reports = mkdtempSync(join(tmpdir(), 'saifah-reports-'));
const results: StageResult[] = [];
const postgresVersion = await providePostgres();
let interrupted = false;
for (const signal of stopSignals) {
  process.once(signal, () => {
    interrupted = true;
  });
}

/** Returns whether nothing failed. */
async function runStage(title: string, work: () => Promise<StageResult>): Promise<boolean> {
  if (interrupted) return false;
  const outcome = await step(title, work, ({ passed, failed }) => ({
    ok: failed === 0,
    note: failed > 0 ? `${passed} passed, ${failed} failed` : passed > 1 ? `${passed} passed` : '',
  }));
  if (outcome.failed > 0 && !interrupted) console.log(`\n${outcome.output.trim()}\n`);
  results.push(outcome);
  return outcome.failed === 0;
}

function runCheck({ title, run }: Check): Promise<boolean> {
  return runStage(title, async () => programResult(await run()));
}

function readReport(name: string): string | undefined {
  const file = join(reports, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function runVitest(
  name: string,
  args: string[],
  { databaseUrl, background = false }: { databaseUrl?: string; background?: boolean } = {},
): Promise<StageResult> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, name)}`];
  const env = { TEST_DATABASE_URL: databaseUrl, GENERATED_FILES: 'current' };
  const run = await runNode('node_modules/vitest/vitest.mjs', ['run', ...report, ...args], env, { background });
  return vitestResult(run, readReport(name));
}

/** Test files that use a database: those that import `server/testing`, except what needs none there. */
function findTestsWithDatabase(): string[] {
  const usesTesting =
    /^[^'"\n]* from '(?:(?:#server|\.{1,2})\/(?:[^']*\/)?testing\/(?!postgres-cluster|free-port|template-database|evaluation-factory|etax-messages)|\.{1,2}\/test-(?:shop|database)\.ts)/m;
  return globSync('{server,seed,bench,tools}/**/*.test.ts', { cwd: root }).filter((file) =>
    usesTesting.test(readFileSync(join(root, file), 'utf8')),
  );
}

const testsWithDatabase = findTestsWithDatabase();

async function testWithoutDatabase(): Promise<void> {
  const args = ['--maxWorkers=2', ...testsWithDatabase.flatMap((file) => ['--exclude', file])];
  await runStage('Tests without a database', () => runVitest('no-database.json', args, { background: true }));
}

async function testOnPglite(): Promise<void> {
  const hasPostgres = postgresVersion || process.env.TEST_DATABASE_URL;
  const listed = new Set(hasPostgres ? globSync(testedOnPostgres, { cwd: root }) : []);
  const files = testsWithDatabase.filter((file) => !listed.has(file));
  await runStage('Tests on PGlite', () => runVitest('pglite.json', files));
}

async function testOnPostgres(): Promise<void> {
  const title = 'Tests on PostgreSQL';
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    await runStage(title, () => runVitest('postgres.json', testsWithDatabase, { databaseUrl }));
    return;
  }
  if (!postgresVersion)
    return reportMissingPostgres(title, 'NO TEST RAN ON POSTGRESQL: install it, or set TEST_DATABASE_URL');
  await runStage(`${title} ${postgresVersion}`, async () => {
    const cluster = await startCluster();
    try {
      return await runVitest('postgres.json', testsWithDatabase, { databaseUrl: cluster.socketUrl });
    } finally {
      await cluster.stop();
    }
  });
}

/** Prints what is not tested on a machine without PostgreSQL; with CI=true that is a failure. */
async function reportMissingPostgres(title: string, consequence: string): Promise<void> {
  const output = `There is no PostgreSQL on this machine, and none from npm, so ${consequence}.`;
  if (process.env.CI) await runStage(title, async () => ({ passed: 0, failed: 1, output }));
  else console.log(`\n  ! ${output}\n`);
}

/** Real processes of the built shop, which are killed, stopped, disconnected from their database, or cannot start, and the production folder. */
async function testProcesses(): Promise<void> {
  if (!postgresVersion) return reportMissingPostgres('Fault-injection tests', 'NO FAULT TEST RAN: install it');
  await runStage('Fault injection and the production folder', () =>
    runVitest('processes.json', ['--config', processTestsConfig, 'e2e/faults', 'e2e/production']),
  );
}

/** `npm run dev`, `npm run shop -- init` and other brands, in copies of the project. */
async function testDevelopment(): Promise<void> {
  const args = ['--config', processTestsConfig, 'e2e/development'];
  await runStage('npm run dev and shop -- init', () => runVitest('development.json', args, { background: true }));
}

/** Builds the storefront and bundles the server; false if that fails. */
async function build(): Promise<boolean> {
  if (interrupted) return false;
  try {
    await buildWhenStale();
    await bundleWhenStale();
    return true;
  } catch (error) {
    console.log(`\n${(error as Error).message}\n`);
    results.push({ passed: 0, failed: 1, output: '' });
    return false;
  }
}

/** Journeys in a browser, in the shop of the data folder. */
function testInBrowser(dataFolder: string): Promise<boolean> {
  return runStage('The built shop in a browser', async () => {
    const run = await runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
      PREPARED_DATA_FOLDER: dataFolder,
    });
    return playwrightResult(run, readReport('browser.json'));
  });
}

/** Journeys in a browser after the tests of processes, which often wait: the shop of the journeys is filled meanwhile. */
async function testBuiltShop(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-shop-'));
  const [isFilled] = await Promise.all([
    runStage('Filling the shop of the journeys', async () =>
      programResult(await runNode('e2e/support/prepare-shop.ts', [dataFolder])),
    ),
    testProcesses(),
  ]);
  if (isFilled) await testInBrowser(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Beside the built shop, whose tests often wait. */
async function testInBackground(): Promise<void> {
  await testWithoutDatabase();
  // Last, so that a build in it does not wait for all others.
  if (processes) await testDevelopment();
}

try {
  const { generated, ...others } = checks;
  await runCheck(generated);
  await Promise.all(Object.values(others).map(runCheck));
  const isBuilt = processes && (await build());
  await testOnPglite();
  await testOnPostgres();
  await Promise.all([testInBackground(), isBuilt && testBuiltShop()]);
} finally {
  rmSync(reports, { recursive: true, force: true });
  if (memoryFolder) rmSync(memoryFolder, { recursive: true, force: true });
}

const sum = (of: 'passed' | 'failed') => results.reduce((total, outcome) => total + outcome[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = interrupted ? 130 : sum('failed') > 0 ? 1 : 0;
