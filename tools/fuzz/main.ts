/*
 * `npm run fuzz`: asks a demo shop for minutes for what it must never fail at: every call of the contract and every page, with valid,
 * almost valid and hostile requests of a random seed (docs/decisions/038-generated-requests.md). Fails if an answer is a 5xx other than
 * 503, or one that the contract does not allow, or if the server logs an error.
 */
import { type Finding, type FuzzedShop, fuzzCalls, fuzzPages, type Summary } from '#server/testing/fuzz/fuzz-calls.ts';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { buildWhenStale } from '../build.ts';
import { endWithUsage, readCommandLine } from '../command-line.ts';
import { step } from '../progress.js';
import { providePostgres } from '../provide-postgres.ts';
import { curlOf } from './curl.ts';
import { openDemoShop } from './demo-shop.ts';
import { pageSubjects } from './page-subjects.ts';

const usage = `npm run fuzz -- [--seed N] [--minutes M] [--postgres]

Sends generated requests to every call of the contract and every page of a demo shop of its own.

  --seed N      a whole number that decides the requests; random by default, and printed
  --minutes M   how long, 5 by default
  --postgres    on a temporary PostgreSQL instead of the embedded database
  --help        prints this

Exits with 1 if something was found; each finding is printed with its request as a curl command.`;

/** Requests for each call and page in a round. A round has a seed of its own, the first one that of the run. */
const casesPerRound = 20;

interface Options {
  seed: number;
  minutes: number;
  postgres: boolean;
}

function readOptions(): Options {
  const { values } = readCommandLine(usage, {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const minutes = Number(values.minutes);
  if (!Number.isInteger(seed) || Math.abs(seed) >= 2 ** 31)
    endWithUsage('--seed is a whole number, such as 42.', usage);
  if (!(minutes > 0)) endWithUsage('--minutes is a number greater than 0.', usage);
  return { seed, minutes, postgres: values.postgres };
}

async function fuzz(shop: FuzzedShop, { seed, minutes }: Options): Promise<Summary> {
  const total: Summary = { findings: [], cases: 0, statuses: new Map() };
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= end;
  await step('Sending requests', async (showDetail) => {
    for (let round = 0; !isOver(); round += 1) {
      const options = { seed: seed + round, cases: casesPerRound, isOver };
      for (const part of [() => fuzzCalls(shop, options), () => fuzzPages(shop, pageSubjects, options)])
        add(total, await part());
      showDetail(`${total.cases.toLocaleString('en')} requests, ${total.findings.length} findings`);
    }
  });
  return total;
}

/** Adds a round; of each subject the first finding is enough. */
function add(total: Summary, { findings, cases, statuses }: Summary): void {
  total.cases += cases;
  for (const [status, count] of statuses) total.statuses.set(status, (total.statuses.get(status) ?? 0) + count);
  const known = new Set(total.findings.map(({ subject }) => subject));
  total.findings.push(...findings.filter(({ subject }) => !known.has(subject)));
}

function printFinding({ subject, problem, call }: Finding, origin: string): void {
  console.log(
    `\n✗ ${subject}\n  ${problem.slice(0, 3000).replaceAll('\n', '\n  ')}${call ? `\n  ${curlOf(call, origin)}` : ''}`,
  );
}

async function main(): Promise<number> {
  const options = readOptions();
  console.log(`seed ${options.seed}`);
  await buildWhenStale();
  if (options.postgres) await providePostgres();
  const cluster = options.postgres ? await startCluster() : undefined;
  try {
    const shop = await openDemoShop(cluster?.url);
    try {
      const { findings, cases, statuses } = await fuzz(shop, options);
      const all = [...findings, ...shop.loggedErrors()];
      for (const finding of all) printFinding(finding, shop.origin);
      const counts = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`);
      console.log(
        `\nseed ${options.seed}: ${new Set([...shop.sent.values()].map(({ subject }) => subject)).size} calls and pages, ${cases} requests, ${all.length} findings`,
      );
      console.log(`answers by status: ${counts.join(', ')}`);
      return all.length > 0 ? 1 : 0;
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster?.stop();
  }
}

process.exitCode = await main();
