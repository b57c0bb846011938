/*
 * Runs single test files or journeys with what each kind requires:
 *
 *   npm run test:file -- server/cart/cart.test.ts              on PGlite
 *   npm run test:file -- --postgres server/cart/cart.test.ts   on a temporary PostgreSQL
 *   npm run test:file -- e2e/faults/crash-recovery.test.ts     builds the storefront first if it is out of date
 *   npm run journey -- e2e/wishlist.spec.ts --project=phone    likewise; further options are passed to Playwright or Vitest
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { buildWhenStale } from './build.ts';
import { providePostgres } from './provide-postgres.ts';
import { root, runInTerminal, runNode } from './run.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
const usage = 'npm run test:file -- [--postgres] PATH.test.ts …, or: npm run journey -- e2e/NAME.spec.ts …';

async function runTests(args: string[]): Promise<number> {
  const files = args.filter((arg) => /\.(?:test|spec)\.tsx?$/.test(arg));
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing) return rejectUsage(`${missing} does not exist.`);
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const processTests = files.filter((file) => /^(?:\.\/)?e2e\/.*\.test\.ts$/.test(file));
  const kinds = [journeys.length, processTests.length, files.length - journeys.length - processTests.length];
  if (kinds.filter(Boolean).length !== 1) return rejectUsage('Give files of one kind.');
  if (journeys.length > 0) {
    // A build takes a minute; a wrong option, such as an unknown project, is reported before it.
    const listed = await runNode(playwright, ['test', '--list', ...args]);
    if (!listed.ok) return rejectUsage(listed.output.trim().replace(/\n +at .*/g, ''));
    await buildWhenStale();
    return runInTerminal(playwright, ['test', ...args]);
  }
  if (processTests.length > 0) {
    await providePostgres();
    await buildWhenStale();
    return runInTerminal(vitest, ['run', '--config', 'e2e/vitest.config.ts', ...args]);
  }
  if (!args.includes('--postgres')) return runInTerminal(vitest, ['run', ...args]);
  await providePostgres();
  const cluster = await startCluster();
  try {
    const others = args.filter((arg) => arg !== '--postgres');
    return await runInTerminal(vitest, ['run', ...others], { TEST_DATABASE_URL: cluster.socketUrl });
  } finally {
    await cluster.stop();
  }
}

function rejectUsage(reason: string): number {
  console.error(`${reason}\n${usage}`);
  return 2;
}

process.exitCode = await runTests(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 1;
});
