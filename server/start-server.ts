import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { api as endpoints } from '#contract/api.ts';
import { createClient } from '#contract/client.ts';
import { createPageCache } from '#storefront/web/page-cache.ts';
import { sessionProxy } from '#storefront/web/session/session-proxy.ts';
import { webRoutes } from '#storefront/web/web.ts';
import { analyticsSources } from './analytics-settings.ts';
import { buildApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { invalidateChangedAds } from './blog/blog.ts';
import { botCheckSources } from './bot-check-settings.ts';
import { invalidateChangedPages } from './content/content.ts';
import { invalidateChangedCoupons, LiveCouponCache } from './coupons/coupons.ts';
import { DatabaseUnusable, type Db, type OpenDatabase, transaction } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { drain } from './http/drain.ts';
import { injectFetch } from './http/inject-fetch.ts';
import { LiveSessionCache } from './http/live-sessions.ts';
import { ResponseCache } from './http/response-cache.ts';
import { createTypesetter } from './invoices/invoices.ts';
import { type RunningJobs, startJobs } from './jobs/pg-boss.ts';
import { findLatePackages } from './late-packages.ts';
import { createOutageLog } from './outage-log.ts';
import { invalidateChangedPrices } from './pricing/pricing.ts';
import { ProductOfferCache } from './products/products.ts';
import { invalidateChangedPromotions, LivePromotionCache } from './promotions/promotions.ts';
import { prepareIndex, watchIndex } from './search/search.ts';
import { deriveSecrets } from './secrets.ts';
import { readSettings, type Settings, SettingsNotValid } from './settings.ts';
import { ShippingTermsCache } from './shipping/shipping.ts';
import { storeStartedServer } from './started-server.ts';
import { jobHandlers } from './workers.ts';

const clientFolder = new URL('../build/client/', import.meta.url);
const serverBuild = new URL('../build/server/index.js', import.meta.url);
const pageCacheBytes = 96 * 1024 * 1024;

export interface StartOptions {
  /** Runs between the migrations and the first request, such as seeding an empty shop. */
  prepare?: (context: AppContext) => Promise<void>;
  /** Provides the pages; by default the built storefront. */
  storefront?: (app: FastifyInstance) => Promise<() => Promise<ServerBuild>>;
}

export interface RunningServer {
  settings: Settings;
  db: Db;
  /** Waits for running requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts the shop: settings → database → migrations → app → listen → jobs.
 * @throws SettingsNotValid, DatabaseUnusable or PortInUse with a one-line message for the operator
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const settings = readSettings(process.env);
  findLatePackages();
  const outages = createOutageLog({
    level: settings.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
  const database = await openDatabase(settings);
  outages.watch(database.db);
  const close = async () => {
    outages.stop();
    await database.close();
  };
  try {
    return await serve(settings, outages.log, { ...database, close }, options);
  } catch (error) {
    await close();
    throw error;
  }
}

async function serve(
  settings: Settings,
  log: Logger,
  database: OpenDatabase,
  options: StartOptions,
): Promise<RunningServer> {
  await migrate(database);
  const jobs = await startJobs({ database, log });
  const context: AppContext = {
    settings,
    database,
    db: database.db,
    clock: () => new Date(),
    jobs,
    log,
    typesetter: createTypesetter(),
    secretFor: deriveSecrets(settings),
    responseCache: new ResponseCache(),
    liveSessions: new LiveSessionCache(),
    livePromotions: new LivePromotionCache(),
    liveCoupons: new LiveCouponCache(),
    productOffers: new ProductOfferCache(),
    shippingTerms: new ShippingTermsCache(),
  };
  await storeStartedServer(context);
  await options.prepare?.(context);
  await prepareIndex(context);
  const app = await buildApp(context);
  const stopPages = await servePages(app, context, options.storefront);
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    await stopPages();
    throw error.code === 'EADDRINUSE' ? new PortInUse(settings.port) : error;
  });
  await jobs.work(jobHandlers(context, app));
  // What an account offers may have changed while the shop did not run.
  await transaction(context.db, (tx) => jobs.send(tx, 'refresh-payment-offer', {}));
  const mocked = Object.entries(settings.payments.gateways).filter(([, gateway]) => gateway === 'mock');
  if (settings.production && mocked.length > 0)
    log.warn({ methods: mocked.map(([method]) => method) }, 'payments go to the mock gateway: no money moves');
  return { settings, db: context.db, stop: () => stop(app, context, jobs, stopPages) };
}

async function stop(
  app: FastifyInstance,
  { database, typesetter }: AppContext,
  jobs: RunningJobs,
  stopPages: () => Promise<void>,
): Promise<void> {
  await drain(app.server);
  await jobs.stop();
  typesetter.close();
  await app.close();
  await stopPages();
  await database.close();
}

/** Adds the storefront to the API: the session proxy, the caches with their invalidation, and the pages. */
async function servePages(
  app: FastifyInstance,
  context: AppContext,
  storefront: StartOptions['storefront'],
): Promise<() => Promise<void>> {
  const { settings, log } = context;
  const fetchApi = settings.apiHost ? fetch : injectFetch(app);
  const clientFor = (locale: 'th' | 'en', headers: Record<string, string> = {}) =>
    createClient({ host: settings.apiHost ?? '', locale: () => locale, fetch: fetchApi, headers: () => headers });
  const session = sessionProxy(app, {
    origin: settings.origin,
    endpoints,
    client: clientFor('th'),
    apiHost: settings.apiHost,
    now: Date.now,
  });

  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    now: Date.now,
    onError: (error, page) => log.error({ err: error, page }, 'a cached page could not be revalidated'),
  });
  const invalidate = (tag: string) => {
    context.responseCache?.invalidate(tag);
    context.liveSessions?.invalidate(tag);
    context.livePromotions?.invalidate(tag);
    context.liveCoupons?.invalidate(tag);
    context.productOffers?.invalidate(tag);
    context.shippingTerms?.invalidate(tag);
    cache.invalidate([tag]);
  };
  const stopListening = await context.database.listen('page_tags', invalidate, () => invalidate('everything'));
  const stopWatching = watchWindows(context);
  const stopIndexing = await watchIndex(context);
  await app.register(webRoutes, {
    build: storefront ? await storefront(app) : ((await import(serverBuild.href)) as ServerBuild),
    clientFolder: storefront ? undefined : clientFolder.pathname,
    origin: settings.origin,
    api: clientFor,
    session,
    cache,
    now: Date.now,
    trustedSources: [...analyticsSources(settings.analytics).trusted, ...botCheckSources(settings.botCheck)],
    connectSources: analyticsSources(settings.analytics).connect,
    tagManagerId: settings.analytics?.tagManagerId ?? null,
    blockCrawlers: settings.blockCrawlers,
  });
  return async () => {
    stopWatching();
    await stopIndexing();
    await stopListening();
  };
}

/** Once a second: invalidates the pages of products whose special price began or ended since, and those with such promotions and coupons. */
function watchWindows(context: AppContext): () => void {
  const start = context.clock();
  const windows = [
    invalidateChangedPrices,
    invalidateChangedPromotions,
    invalidateChangedCoupons,
    invalidateChangedPages,
    invalidateChangedAds,
  ].map((invalidate) => ({ invalidate, since: start, isFailing: false }));
  let running: Promise<unknown> = Promise.resolve();
  const check = async (window: (typeof windows)[number]) => {
    const until = context.clock();
    try {
      await window.invalidate(context.db, window.since, until);
      window.since = until;
      window.isFailing = false;
    } catch (error) {
      // Such as while the database is unavailable: the next second checks the whole period.
      if (!window.isFailing) context.log.warn({ err: error }, 'changes of prices or content were not announced');
      window.isFailing = true;
    }
  };
  const timer = setInterval(() => {
    running = running.then(() => Promise.all(windows.map(check)));
  }, 1000);
  return () => clearInterval(timer);
}

/** Another process listens on the port. */
export class PortInUse extends Error {
  override name = 'PortInUse';

  constructor(port: number) {
    super(`Port ${port} is in use; stop the other process, or set PORT to another one.`);
  }
}

/**
 * Runs `start` as the main program: prints an expected error in one line and exits with code 1; stops on Ctrl-C and SIGTERM.
 */
export async function runServer(start: () => Promise<RunningServer>): Promise<void> {
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    const expected =
      error instanceof SettingsNotValid || error instanceof DatabaseUnusable || error instanceof PortInUse;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait.
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
          process.exit(1);
        },
      );
    });
  }
}
