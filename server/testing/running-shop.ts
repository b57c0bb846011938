import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createClient } from '#contract/client.ts';
import { type OpenDatabase, transaction } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { signAccessToken } from '../http/identity.ts';
import type { JobData, Queue } from '../jobs/jobs.ts';
import { startJobs } from '../jobs/pg-boss.ts';
import { deriveSecrets } from '../secrets.ts';
import { testSessionOf } from './account-factory.ts';
import type { TestShop } from './test-shop.ts';

/** The `TOKEN_SECRET` of shops that run in another process, with which tests sign access tokens for their customers. */
export const tokenSecret = 'a test secret of 32 characters or more';

/** An API client of a shop that runs in another process with `tokenSecret`, as a guest or as a customer of `createCustomer`. */
export function runningShopClient(
  origin: string,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): TestShop['client'] {
  const secretFor = deriveSecrets({ tokenSecret, dataFolder: '' });
  return ({ customerId, locale = 'en' } = {}) => {
    const authorization = customerId
      ? signAccessToken({ secretFor, clock: () => new Date() }, testSessionOf(customerId))
      : undefined;
    return createClient({
      host: origin,
      locale: () => locale,
      fetch: async (url, init) => {
        const headers = new Headers(init.headers);
        if (authorization) headers.set('authorization', `Bearer ${await authorization}`);
        return send(url, { ...init, headers });
      },
    });
  };
}

/** Fetches as clients do that heed `Retry-After`: again, while the shop is too busy. */
export async function fetchHeedingRetryAfter(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    const seconds = response.headers.get('retry-after');
    if (response.status !== 503 || !seconds) return response;
    await response.body?.cancel();
    await wait(Number(seconds) * 1000);
  }
}

/** The database of a shop that runs in another process, in which tests create and check data directly. */
export interface ShopDatabase extends Pick<TestShop, 'db' | 'clock'> {
  database: OpenDatabase;
  /** Queues a job, which any of the shop's processes may run. */
  send<Name extends Queue>(queue: Name, data: JobData[Name]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a shop's database, after its migrations. */
export async function openShopDatabase(
  source: { databaseUrl: string } | { dataFolder: string },
): Promise<ShopDatabase> {
  const database = await openDatabase({ dataFolder: '', databaseConnections: 20, ...source });
  await migrate(database);
  const { db } = database;
  return {
    database,
    db,
    clock: () => new Date(),
    async send(queue, data) {
      const jobs = await startJobs({ database, log: pino({ level: 'silent' }) });
      await transaction(db, (tx) => jobs.send(tx, queue, data));
      await jobs.stop();
    },
    close: () => database.close(),
  };
}
