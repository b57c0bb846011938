/*
 * Mutation testing: changes the code that decides about money, stock, sessions and caches in one small way after the other, and
 * reports the changes that no test notices (docs/decisions/034-mutation-testing.md).
 */
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { endWithUsage, readCommandLine } from '../command-line.ts';
import { bar, step } from '../progress.js';
import { mutatedFiles } from './files.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openTests, type Tests } from './run-tests.ts';

/** Percent of the mutants that tests must notice. */
const requiredScore = 95;

const usage = `npm run mutants -- [--list] [FILE …]

Changes the code that decides about money, stock, sessions and caches in one
small way after the other, and reports the changes that no test notices. With
files, such as server/cart/merge-rules.ts, only those: tools/mutants/files.ts
lists all.

  --list   prints the mutants and runs nothing
  --help   prints this

Runs on a temporary PostgreSQL, without which mutants of locks survive. Exits
with 1 if less than ${requiredScore} % of the mutants are noticed.`;

/** How often a test file runs at most with the mutants that are left, when what one of them did makes its tests fail. */
const maxRounds = 4;

/** The mutants that tests notice. */
async function findNoticed(tests: Tests, mutants: readonly Mutant[], files: readonly string[]): Promise<Set<number>> {
  const noticed = new Set<number>();
  /** Mutants that a test ran with. */
  const covered = new Set<number>();
  /** Test files that reach a mutant in a test that did not run with it. */
  const open = new Map<number, Set<string>>();
  /** Test files that reach a mutant before their tests, such as one of a constant. */
  const loading = new Map<number, Set<string>>();
  const isAlive = ({ id, equivalent }: Mutant) => equivalent === undefined && !noticed.has(id);

  /** Whether more mutants can be tried in another run. */
  async function runFile(file: string): Promise<boolean> {
    const entries = await tests.runWithEach([file], mutants.filter(isAlive));
    for (const testFiles of open.values()) testFiles.delete(file);
    for (const { kind, ids } of entries)
      for (const id of ids)
        if (kind === 'killed') noticed.add(id);
        else if (kind === 'covered') covered.add(id);
        else addTo(kind === 'loaded' ? loading : open, id, file);
    return entries.some(({ kind }) => kind === 'spoiled') && entries.some(({ kind }) => kind === 'killed');
  }

  await step('Running each test with the mutants that it reaches', async (showDetail) => {
    for (const [at, file] of files.entries()) {
      showDetail(`${bar(at, files.length)} ${file}`);
      for (let round = 1; round <= maxRounds && (await runFile(file)); round += 1);
    }
  });
  const missing = ({ id }: Mutant) => [
    ...new Set([...(open.get(id) ?? []), ...(covered.has(id) ? [] : (loading.get(id) ?? []))]),
  ];
  const left = mutants.filter((mutant) => isAlive(mutant) && missing(mutant).length > 0);
  await step(`Running the tests with one mutant from the start, ${left.length} times`, async (showDetail) => {
    const testFiles = [...new Set(left.flatMap(missing))];
    if (testFiles.length > 0 && !(await tests.pass(testFiles))) throw new Error('Without a mutant, a test fails.');
    for (const [at, mutant] of left.entries()) {
      showDetail(`${bar(at, left.length)} ${mutant.file}:${mutant.line}`);
      if (!(await tests.pass(missing(mutant), mutant))) noticed.add(mutant.id);
    }
  });
  return noticed;
}

function addTo(sets: Map<number, Set<string>>, id: number, file: string): void {
  sets.set(id, (sets.get(id) ?? new Set()).add(file));
}

function reportFile(file: string, mutants: readonly Mutant[], noticed: ReadonlySet<number>): void {
  const counted = mutants.filter((mutant) => mutant.file === file && mutant.equivalent === undefined);
  const survivors = counted.filter(({ id }) => !noticed.has(id));
  console.log(`${percent(counted.length - survivors.length, counted.length)}  ${file}: ${counted.length} mutants`);
  for (const { line, change } of survivors) console.log(`          line ${line}: ${change}`);
}

function percent(part: number, total: number): string {
  return `${(total === 0 ? 100 : Math.floor((1000 * part) / total) / 10).toFixed(1).padStart(5)} %`;
}

async function main(): Promise<number> {
  const { values, positionals: named } = readCommandLine(
    usage,
    { list: { type: 'boolean' } },
    { allowPositionals: true },
  );
  const unlisted = named.find((file) => !(file in mutatedFiles));
  if (unlisted) endWithUsage(`${unlisted} is not in tools/mutants/files.ts.`, usage);
  const files = named.length > 0 ? named : Object.keys(mutatedFiles);
  const mutants = mutantsOf(files);
  if (values.list) {
    for (const { file, line, change, equivalent } of mutants)
      console.log(`${file}:${line}: ${change}${equivalent === undefined ? '' : ` (equivalent: ${equivalent})`}`);
    return 0;
  }
  const testFiles = [...new Set(files.flatMap((file) => mutatedFiles[file] ?? []))];
  const cluster = (await findPostgres()) ? await startCluster() : undefined;
  if (cluster) process.env.TEST_DATABASE_URL = cluster.socketUrl;
  else console.log('There is no PostgreSQL on this machine: mutants of locks survive.');
  const tests = await openTests(mutants);
  try {
    const noticed = await findNoticed(tests, mutants, testFiles);
    for (const file of files) reportFile(file, mutants, noticed);
    const counted = mutants.filter(({ equivalent }) => equivalent === undefined).length;
    const equivalent = mutants.length - counted;
    console.log(`\n${percent(noticed.size, counted)} of ${counted} mutants noticed; ${equivalent} are equivalent`);
    return (100 * noticed.size) / counted >= requiredScore ? 0 : 1;
  } finally {
    await tests.close();
    await cluster?.stop();
  }
}

process.exitCode = await main();
