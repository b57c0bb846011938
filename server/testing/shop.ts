import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createClient } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/database.ts';
import { signAccessToken } from '../http/identity.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import type { JobData, Jobs, Queue } from '../jobs/jobs.ts';
import { prepareIndex, updateIndex } from '../search/search.ts';
import { deriveSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestShop extends Shop {
  app: FastifyInstance;
  /** Sets the shop's clock; it stands still until set again. */
  setClock(at: string | Date): void;
  /** Jobs sent and not yet taken by `takeJobs`. */
  takeJobs<Name extends Queue>(queue: Name): JobData[Name][];
  /** Calls the API through the contract, as a guest or as a customer. */
  client(as?: { customerId?: string; locale?: Locale }): Client;
  /** Headers of a signed-in customer, for raw requests by `app.inject`. */
  signedIn(customerId: string): Promise<{ authorization: string }>;
}

/** The data of an answer, after saying why it is not there. */
export function dataOf<Data>(result: { ok: true; data: Data } | { ok: false; code: string; message: string }): Data {
  if (!result.ok)
    throw new Error(`expected a success, got ${result.code}: ${result.message} ${JSON.stringify(result)}`);
  return result.data;
}

/** Code and status of an answer by `app.inject`. */
export function failureOf(response: LightMyRequestResponse): { status: number; code: string } {
  return { status: response.statusCode, code: response.json<{ code: string }>().code };
}

/** Whether a product waits to be indexed: asked before each call, and a tenth of the work of looking after the index. */
async function hasWorkForIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from search_queue) or exists (select from search_state where rebuild_after is not null) as waits
  `.execute(db);
  return rows[0]?.waits ?? true;
}

/**
 * A shop on a fresh, migrated, empty database, or the given one: PGlite, or PostgreSQL where `TEST_DATABASE_URL` says so. Closed after
 * the tests of the file. A test fails when the server logged an error that it did not expect.
 */
export async function testShop(options: { expectErrors?: boolean; database?: TestDatabase } = {}): Promise<TestShop> {
  const database = options.database ?? (await openTestDatabase());
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const settings = readSettings({
    NODE_ENV: 'test',
    TOKEN_SECRET: 'a secret for tests, long enough to be taken',
    RATE_LIMITS: 'off',
    DATA_FOLDER: database.folder,
  });
  let now = new Date('2026-11-20T03:00:00Z');
  const sent: { queue: Queue; data: unknown }[] = [];
  const jobs: Jobs = {
    async send(_tx, queue, data) {
      sent.push({ queue, data });
    },
  };
  const shop: Shop = {
    settings,
    database,
    db: database.db,
    clock: () => now,
    jobs,
    log,
    secretFor: deriveSecrets(settings),
  };
  await prepareIndex(shop);
  const app = await buildApp(shop);
  await app.ready();
  // In a running shop the search index follows a change within moments; here it has when the next call comes.
  const inject = app.inject.bind(app) as (call: InjectOptions | string) => Promise<LightMyRequestResponse>;
  let index = Promise.resolve();
  let indexedFor: Date | undefined;
  const freshen = async () => {
    if (indexedFor === now && !(await hasWorkForIndex(shop.db))) return;
    indexedFor = now;
    await updateIndex(shop);
  };
  const freshInject = async (call: InjectOptions | string) => {
    index = index.then(freshen);
    await index;
    return inject(call);
  };
  app.inject = freshInject as typeof app.inject;
  afterEach(() => {
    const seen = errors.splice(0);
    if (!options.expectErrors && seen.length > 0) throw new Error(`the server logged:\n${seen.join('\n')}`);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const signedIn = async (customerId: string) => ({
    authorization: `Bearer ${await signAccessToken(shop, customerId)}`,
  });
  return {
    ...shop,
    app,
    setClock(at) {
      now = new Date(at);
    },
    takeJobs<Name extends Queue>(queue: Name) {
      const taken = sent.filter((job) => job.queue === queue);
      for (const job of taken) sent.splice(sent.indexOf(job), 1);
      return taken.map((job) => job.data as JobData[Name]);
    },
    signedIn,
    client({ customerId, locale = 'en' } = {}) {
      const fetch = injectFetch(app, async () => (customerId ? await signedIn(customerId) : {}));
      return createClient({ host: '', locale: () => locale, fetch });
    },
  };
}
