import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogEvent, sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { createMissCounter } from './miss-limit.ts';
import { SharedLimits } from './shared-limits.ts';

const shop = await createTestShop();

/** A process of the shop, with limits of its own that it shares by the database. */
async function startProcess() {
  const warnings: string[] = [];
  const log = { ...shop.log, warn: (_details: object, message: string) => void warnings.push(message) } as never;
  const sharedLimits = new SharedLimits({ ...shop, log });
  const settings = { ...shop.settings, trustProxy: true, rateLimits: true };
  const app = await buildApp({ ...shop, settings, sharedLimits });
  return {
    warnings,
    sharedLimits,
    stop: async () => {
      await app.close();
      await sharedLimits.stop();
    },
    /** Calls that are limited to 20 in ten minutes by client address. @returns the statuses */
    async activate(address: string, times = 1) {
      const statuses: number[] = [];
      for (let call = 0; call < times; call += 1) {
        const response = await app.inject({
          method: 'POST',
          url: '/account/api/customers/activate',
          headers: { 'x-forwarded-for': address },
          payload: { token: 'guessed' },
        });
        statuses.push(response.statusCode);
        if (response.statusCode === 429) expect(failureOf(response).code).toBe('too_many_requests');
      }
      return statuses;
    },
  };
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

const storedCounts = () => shop.db.selectFrom('rate_limit_counts').select(['key_hash', 'count', 'window_ends_at']);

test('a limit is one for all processes, and of each client address', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  expect(await first.activate('203.0.113.1', 12)).toEqual(times(12, 400));
  expect(await second.activate('203.0.113.1', 7)).toEqual(times(7, 400));
  await first.sharedLimits.synchronise();
  await second.sharedLimits.synchronise();
  expect(await second.activate('203.0.113.1', 3)).toEqual([400, 429, 429]);
  await second.sharedLimits.synchronise();
  expect(await first.activate('203.0.113.1')).toEqual([400]);
  await first.sharedLimits.synchronise();
  expect(await first.activate('203.0.113.1')).toEqual([429]);
  expect(await first.activate('203.0.113.2')).toEqual([400]);
  await first.stop();
  await second.stop();
});

test('processes that synchronise at the same time lose no count', async () => {
  const processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      processes.map(async ({ activate, sharedLimits }) => {
        for (const host of [10, 11, 12, 13]) await activate(`203.0.113.${host}`, 2);
        await sharedLimits.synchronise();
      }),
    );
  const counts = await storedCounts().where('count', '=', 18).execute();
  expect(counts).toHaveLength(4);
  for (const { stop } of processes) await stop();
});

test('wrong guesses in one process count in the others', async () => {
  const limit = { misses: 2, seconds: 60 };
  const [first, second] = [new SharedLimits(shop), new SharedLimits(shop)];
  const counters = [first, second].map((sharedLimits) =>
    createMissCounter({ ...shop, sharedLimits }, 'of a test', limit),
  );
  for (const counter of counters) {
    const guess = await counter.begin(['visitor']);
    if (guess.isWithinLimit) guess.end(true);
  }
  await first.synchronise();
  await second.synchronise();
  expect(await counters[1]?.begin(['visitor'])).toEqual({ isWithinLimit: false, retryAfterSeconds: 60 });
  for (const shared of [first, second]) await shared.stop();
});

test('while the database does not answer, each process counts its own calls, and adds them up later', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  await sql`alter table rate_limit_counts rename to away`.execute(shop.db);
  expect(await first.activate('203.0.113.20', 15)).toEqual(times(15, 400));
  expect(await second.activate('203.0.113.20', 4)).toEqual(times(4, 400));
  for (let attempt = 0; attempt < 2; attempt += 1) await first.sharedLimits.synchronise();
  await second.sharedLimits.synchronise();
  expect(first.warnings).toEqual(['each process counts its own calls for rate limits']);
  expect(await first.activate('203.0.113.20', 6)).toEqual([...times(5, 400), 429]);
  await sql`alter table away rename to rate_limit_counts`.execute(shop.db);
  await first.sharedLimits.synchronise();
  await second.sharedLimits.synchronise();
  expect(await second.activate('203.0.113.20')).toEqual([429]);
  await first.stop();
  await second.stop();
});

test('a window begins again when it has ended, whichever process began it, and the sweep deletes its count', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  await first.activate('203.0.113.30', 20);
  await first.sharedLimits.synchronise();
  shop.setClock('2026-11-20T03:05:00Z');
  await second.activate('203.0.113.30');
  await second.sharedLimits.synchronise();
  expect(await second.activate('203.0.113.30')).toEqual([429]);
  shop.setClock('2026-11-20T03:10:00Z');
  expect(await second.activate('203.0.113.30')).toEqual([400]);
  await second.sharedLimits.synchronise();
  expect(await first.activate('203.0.113.30')).toEqual([400]);

  await jobHandlers(shop, shop.app)['sweep-old-rows']({});
  const ends = (await storedCounts().execute()).map(({ window_ends_at }) => window_ends_at.toISOString());
  expect(ends).toEqual(['2026-11-20T03:20:00.000Z']);
  await first.stop();
  await second.stop();
});

test('counts are added up outside of the request that was counted', async () => {
  const requests = new AsyncLocalStorage<string>();
  const statements: unknown[] = [];
  const recordStatement = ({ query }: LogEvent) => {
    if (query.sql.includes('rate_limit_counts')) statements.push(requests.getStore());
  };
  const database = await openTestDatabase({ recordStatement });
  const sharedLimits = new SharedLimits({ ...shop, db: database.db });
  requests.run('a request', () => sharedLimits.counts('of a test', 10).add('visitor', 60_000));
  await expect.poll(() => statements).toEqual([undefined]);
  await sharedLimits.stop();
  await database.close();
});

test('the database has no client address', async () => {
  const process = await startProcess();
  await process.activate('203.0.113.40');
  await process.sharedLimits.synchronise();
  const stored = await storedCounts().execute();
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain('203.0.113');
  await process.stop();
});
