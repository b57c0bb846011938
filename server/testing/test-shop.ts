import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type LogEvent, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createClient } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import { buildApp } from '../app.ts';
import type { AppContext } from '../app-context.ts';
import { LiveCouponCache } from '../coupons/coupons.ts';
import type { Db } from '../db/database.ts';
import { signAccessToken } from '../http/identity.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { InstallmentPlanCache } from '../installments/installments.ts';
import { createTypesetter } from '../invoices/invoices.ts';
import type { JobData, Jobs, Queue } from '../jobs/jobs.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { LivePromotionCache } from '../promotions/promotions.ts';
import { prepareIndex, updateIndex } from '../search/search.ts';
import { deriveSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { ShippingTermsCache } from '../shipping/shipping.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { openTestSession, testSessionOf } from './account-factory.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestShop extends AppContext {
  app: FastifyInstance;
  /** Sets the shop's clock, which otherwise does not advance. */
  setClock(at: string | Date): void;
  /** Returns the data of the queued jobs and removes them from the queue. */
  takeJobs<Name extends Queue>(queue: Name): JobData[Name][];
  /** A typed client of the API, as a guest or as a customer. */
  client(as?: { customerId?: string; locale?: Locale }): Client;
  /** Headers of a signed-in customer, for requests by `app.inject`. */
  authHeaders(customerId: string): Promise<{ authorization: string }>;
}

/** The data of a successful result. Throws the error of a failed one. */
export function dataOf<Data>(result: { ok: true; data: Data } | { ok: false; code: string; message: string }): Data {
  if (!result.ok)
    throw new Error(`expected a success, got ${result.code}: ${result.message} ${JSON.stringify(result)}`);
  return result.data;
}

/** Status and error code of a response of `app.inject`. */
export function failureOf(response: LightMyRequestResponse): { status: number; code: string } {
  return { status: response.statusCode, code: response.json<{ code: string }>().code };
}

/** Whether products wait to be indexed. Ten times faster than updating the index, and called before each request. */
async function isIndexStale(db: Db): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean }>`
    select exists (select from search_queue) or exists (select from search_state where rebuild_after is not null) as stale
  `.execute(db);
  return rows[0]?.stale ?? true;
}

/**
 * A shop on a new, migrated database without data, or on the given one: PostgreSQL if `TEST_DATABASE_URL` is set, otherwise
 * PGlite. With `cachesPromotions`, promotions, coupons, shipping terms and installment plans are read once, as by a process that nothing notifies. With
 * `hasMetrics`, it measures its requests, and caches responses. Closed after the tests of the file. A test fails if the server logs an error, unless `expectErrors` is set. `environment` has settings of the
 * test; with a collector, the shop is traced.
 */
export async function createTestShop(
  options: {
    expectErrors?: boolean;
    database?: TestDatabase;
    cachesPromotions?: boolean;
    hasMetrics?: boolean;
    environment?: Record<string, string>;
  } = {},
): Promise<TestShop> {
  let tracing: Tracing | undefined;
  const recordStatement = (event: LogEvent) => tracing?.recordStatement(event);
  const isTraced = options.environment?.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const database = options.database ?? (await openTestDatabase(isTraced ? { recordStatement } : {}));
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const settings = readSettings({
    NODE_ENV: 'test',
    TOKEN_SECRET: 'a test secret of 32 characters or more',
    RATE_LIMITS: 'off',
    DATA_FOLDER: database.folder,
    ...options.environment,
  });
  if (settings.tracing) {
    const { Tracing } = await import('../tracing/tracing.ts');
    tracing = new Tracing(settings.tracing, { apiHost: settings.apiHost, log });
  }
  let now = new Date('2026-11-20T03:00:00Z');
  const queuedJobs: { queue: Queue; data: unknown }[] = [];
  const jobs: Jobs = {
    async send(_tx, queue, data) {
      queuedJobs.push({ queue, data });
    },
  };
  const context: AppContext = {
    settings,
    database,
    db: database.db,
    clock: () => now,
    jobs,
    log,
    typesetter: createTypesetter(),
    secretFor: deriveSecrets(settings),
    ...(options.cachesPromotions
      ? {
          livePromotions: new LivePromotionCache(),
          liveCoupons: new LiveCouponCache(),
          shippingTerms: new ShippingTermsCache(),
          installmentPlans: new InstallmentPlanCache(),
        }
      : {}),
    ...(options.hasMetrics
      ? { metrics: createMetrics({ database, clock: () => now }), responseCache: new ResponseCache() }
      : {}),
    ...(tracing ? { tracing } : {}),
  };
  await prepareIndex(context);
  // Only tests of the limits meet them, however slow the machine is.
  const app = await buildApp(context, { timeLimits: { handlingMs: 300_000, bodyMs: 300_000 } });
  await app.ready();
  // A running shop updates its search index in the background; here it is updated before each request.
  const inject = app.inject.bind(app) as (call: InjectOptions | string) => Promise<LightMyRequestResponse>;
  let index = Promise.resolve();
  let indexedFor: Date | undefined;
  const updateStaleIndex = async () => {
    if (indexedFor === now && !(await isIndexStale(context.db))) return;
    indexedFor = now;
    await updateIndex(context);
  };
  const injectWithFreshIndex = async (call: InjectOptions | string) => {
    index = index.then(updateStaleIndex);
    await index;
    return inject(call);
  };
  app.inject = injectWithFreshIndex as typeof app.inject;
  afterEach(() => {
    const logged = errors.splice(0);
    if (!options.expectErrors && logged.length > 0) throw new Error(`the server logged:\n${logged.join('\n')}`);
  });
  afterAll(async () => {
    context.typesetter.close();
    await app.close();
    await database.close();
    await tracing?.stop();
  });
  const signedIn = new Set<string>();
  const authHeaders = async (customerId: string) => {
    if (!signedIn.has(customerId)) await openTestSession(context.db, customerId);
    signedIn.add(customerId);
    return { authorization: `Bearer ${await signAccessToken(context, testSessionOf(customerId))}` };
  };
  return {
    ...context,
    app,
    setClock(at) {
      now = new Date(at);
    },
    takeJobs<Name extends Queue>(queue: Name) {
      const matching = queuedJobs.filter((job) => job.queue === queue);
      for (const job of matching) queuedJobs.splice(queuedJobs.indexOf(job), 1);
      return matching.map((job) => job.data as JobData[Name]);
    },
    authHeaders,
    client({ customerId, locale = 'en' } = {}) {
      const fetch = injectFetch(app, async () => (customerId ? await authHeaders(customerId) : {}));
      return createClient({ host: '', locale: () => locale, fetch });
    },
  };
}
