import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { api as endpoints } from '#contract/api.ts';
import { createClient } from '#contract/client.ts';
import { createPageCache, type PageCache } from '#storefront/web/page-cache.ts';
import { sessionProxy } from '#storefront/web/session/session-proxy.ts';
import { webRoutes } from '#storefront/web/web.ts';
import { analyticsSources } from './analytics-settings.ts';
import { buildApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { botCheckSources } from './bot-check-settings.ts';
import { LiveCouponCache } from './coupons/coupons.ts';
import { type Db, transaction } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { errorInLog } from './error-log.ts';
import { drainable } from './http/drain.ts';
import { injectFetch } from './http/inject-fetch.ts';
import { LiveSessionCache } from './http/live-sessions.ts';
import { ResponseCache } from './http/response-cache.ts';
import { SharedLimits } from './http/shared-limits.ts';
import type { TimeLimits } from './http/time-limits.ts';
import { InstallmentPlanCache } from './installments/installments.ts';
import { createTypesetter } from './invoices/invoices.ts';
import { type RunningJobs, startJobs } from './jobs/pg-boss.ts';
import { findLatePackages } from './late-packages.ts';
import { closeTransport } from './messaging/messaging.ts';
import type { MetricsServer } from './metrics/metrics.ts';
import { createOutageLog } from './outage-log.ts';
import { checkBeforeStart, listenProblem, StartRefused } from './preflight.ts';
import { ProductOfferCache } from './products/products.ts';
import { LivePromotionCache } from './promotions/promotions.ts';
import { prepareIndex, watchIndex } from './search/search.ts';
import { deriveSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { ShippingTermsCache } from './shipping/shipping.ts';
import { storeStartedServer } from './started-server.ts';
import type { Tracing } from './tracing/tracing.ts';
import { WarmUp } from './warm-up/warm-up.ts';
import { watchWindows } from './watch-windows.ts';
import { jobHandlers } from './workers.ts';

const clientFolder = new URL('../build/client/', import.meta.url);
const serverBuild = new URL('../build/server/index.js', import.meta.url);
const pageCacheBytes = 96 * 1024 * 1024;

/** Provides the pages during development. */
type StorefrontSource = (app: FastifyInstance) => Promise<() => Promise<ServerBuild>>;

export interface StartOptions {
  /** Runs between the migrations and the first request, such as seeding an empty shop. */
  prepare?: (context: AppContext) => Promise<void>;
  /** Provides the pages; by default the built storefront. */
  storefront?: StorefrontSource;
  /** A build of the storefront that is running; the pages wait for it. For a new database only, which is migrated even if the build fails. */
  building?: Promise<void>;
  /** Milliseconds that a request may take, if not the usual ones. */
  timeLimits?: Partial<TimeLimits>;
}

export interface RunningServer {
  settings: Settings;
  db: Db;
  /** Waits for running requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts the shop: settings → checks → database → migrations → schedules → app → listen → jobs. What can be checked is checked before the
 * migrations, so that a server that cannot start leaves the database to the version before. After it listens, nothing waits for the
 * database: an outage would end a server that is ready.
 * @throws SettingsNotValid, StartRefused or DatabaseUnusable with a one-line message for the operator
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const settings = readSettings(process.env);
  findLatePackages();
  await checkBeforeStart(settings, { usesBuild: !options.storefront && !options.building });
  const secretFor = deriveSecrets(settings);
  const storefront = options.storefront ?? (options.building ? undefined : await loadBuild());
  const outages = createOutageLog({
    level: settings.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: errorInLog },
  });
  const { log } = outages;
  const tracing = await createTracing(settings, log);
  const database = await openDatabase(settings, tracing);
  outages.watch(database.db);
  const close = async () => {
    outages.stop();
    await database.close();
    await tracing?.stop();
  };
  try {
    return await serve(
      { settings, log, database: { ...database, close }, secretFor, ...(tracing ? { tracing } : {}) },
      storefront,
      options,
    );
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins to trace this process if the settings name a collector. Its packages take memory and time at the start. */
async function createTracing({ tracing, apiHost }: Settings, log: Logger): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { Tracing } = await import('./tracing/tracing.ts');
  return new Tracing(tracing, { apiHost, log });
}

async function loadBuild(): Promise<ServerBuild> {
  return (await import(serverBuild.href)) as ServerBuild;
}

/** What a server is started with: settings, log and database. */
type StartedParts = Pick<AppContext, 'settings' | 'database' | 'secretFor' | 'tracing'> & { log: Logger };

async function serve(
  parts: StartedParts,
  storefront: ServerBuild | StorefrontSource | undefined,
  { prepare, building, timeLimits, ...options }: StartOptions,
): Promise<RunningServer> {
  const { settings, log, database, tracing } = parts;
  const { unknown } = await migrate(database, undefined, (message) => log.warn(message));
  if (unknown.length > 0)
    log.warn({ migrations: unknown }, 'a newer version has migrated the database: this one can run with it');
  warnAboutSettings(settings, log);
  const jobs = await startJobs({ database, log, ...(tracing ? { tracing } : {}) });
  const context = await createContext(parts, jobs, { warmsUp: !options.storefront });
  await storeStartedServer(context);
  await prepare?.(context);
  await prepareIndex(context);
  await jobs.schedule();
  // What an account offers may have changed while the shop did not run.
  await transaction(context.db, (tx) => jobs.send(tx, 'refresh-payment-offer', {}));
  const app = await buildApp(context, timeLimits ? { timeLimits } : {});
  await building;
  const { cache, stopPages } = await servePages(app, context, storefront ?? (await loadBuild()));
  const drain = drainable(app.server);
  const closeUnstarted = async () => {
    await app.close();
    await stopPages();
  };
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: NodeJS.ErrnoException) => {
    await closeUnstarted();
    throw new StartRefused(listenProblem(error, settings));
  });
  const metricsServer = await listenForMetrics(context).catch(async (error: unknown) => {
    await closeUnstarted();
    throw error;
  });
  const { host } = new URL(settings.origin);
  context.warmUp?.start({
    takeRequests: () => cache.takeRequests(),
    render: async (path) => (await app.inject({ url: path, headers: { host } })).statusCode,
  });
  await jobs.work(jobHandlers(context, app));
  return {
    settings,
    db: context.db,
    stop: async () => {
      await stop(drain, app, context, jobs, stopPages);
      await metricsServer?.close();
    },
  };
}

/** Logs what a production shop should not be without. */
function warnAboutSettings({ production, payments, missing }: Settings, log: Logger): void {
  const mocked = Object.entries(payments.gateways).filter(([, gateway]) => gateway === 'mock');
  if (production && mocked.length > 0)
    log.warn({ methods: mocked.map(([method]) => method) }, 'payments go to the mock gateway: no money moves');
  for (const { name, effect } of missing) log.warn(`${name} is not set: ${effect}`);
}

/** What every feature is given, with the caches of this process. @param warmsUp whether requested pages are rendered before the process is ready */
async function createContext(
  { settings, log, database, secretFor, tracing }: StartedParts,
  jobs: RunningJobs,
  { warmsUp }: { warmsUp: boolean },
): Promise<AppContext> {
  const { db } = database;
  const clock = () => new Date();
  // Its package takes memory and time at the start.
  const metrics = settings.metrics && (await import('./metrics/metrics.ts')).createMetrics({ database, clock });
  return {
    settings,
    database,
    db,
    clock,
    jobs,
    log,
    typesetter: createTypesetter(),
    secretFor,
    responseCache: new ResponseCache(),
    liveSessions: new LiveSessionCache(),
    livePromotions: new LivePromotionCache(),
    liveCoupons: new LiveCouponCache(),
    productOffers: new ProductOfferCache(),
    shippingTerms: new ShippingTermsCache(),
    installmentPlans: new InstallmentPlanCache(),
    ...(warmsUp ? { warmUp: new WarmUp({ db, clock, log, settings }) } : {}),
    ...(metrics ? { metrics } : {}),
    ...(tracing ? { tracing } : {}),
    ...(database.kind === 'postgres' ? { sharedLimits: new SharedLimits({ db, clock, log, secretFor }) } : {}),
  };
}

async function listenForMetrics({ settings, metrics }: AppContext): Promise<MetricsServer | undefined> {
  const { metrics: listener } = settings;
  if (!metrics || !listener) return undefined;
  try {
    return await (await import('./metrics/metrics.ts')).serveMetrics(metrics, listener);
  } catch (error) {
    throw new StartRefused(listenProblem(error as NodeJS.ErrnoException, listener, 'METRICS_'));
  }
}

async function stop(
  drain: () => Promise<void>,
  app: FastifyInstance,
  { database, settings, typesetter, sharedLimits, warmUp }: AppContext,
  jobs: RunningJobs,
  stopPages: () => Promise<void>,
): Promise<void> {
  warmUp?.abort();
  await drain();
  await warmUp?.stop();
  await jobs.stop();
  typesetter.close();
  closeTransport(settings);
  await app.close();
  await stopPages();
  await sharedLimits?.stop();
  await database.close();
}

/** Adds the storefront to the API: the session proxy, the caches with their invalidation, and the pages. */
async function servePages(
  app: FastifyInstance,
  context: AppContext,
  storefront: ServerBuild | StorefrontSource,
): Promise<{ cache: PageCache; stopPages: () => Promise<void> }> {
  const { settings, log, tracing } = context;
  const fetchApi = settings.apiHost ? fetch : injectFetch(app, undefined, context.responseCache);
  const clientFor = (locale: 'th' | 'en', headers: Record<string, string> = {}) =>
    createClient({ host: settings.apiHost ?? '', locale: () => locale, fetch: fetchApi, headers: () => headers });
  const session = sessionProxy(app, {
    origin: settings.origin,
    endpoints,
    client: (headers) => clientFor('th', headers),
    apiHost: settings.apiHost,
    now: Date.now,
  });

  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    now: Date.now,
    onError: (error, page) => log.error({ err: error, page }, 'a cached page could not be revalidated'),
  });
  context.metrics?.watchCache('page', () => cache.lookups);
  const invalidate = (tag: string) => {
    context.responseCache?.invalidate(tag);
    context.liveSessions?.invalidate(tag);
    context.livePromotions?.invalidate(tag);
    context.liveCoupons?.invalidate(tag);
    context.productOffers?.invalidate(tag);
    context.shippingTerms?.invalidate(tag);
    context.installmentPlans?.invalidate(tag);
    cache.invalidate([tag]);
  };
  const stopListening = await context.database.listen('page_tags', invalidate, () => invalidate('everything'));
  const stopWatching = watchWindows(context);
  const stopIndexing = await watchIndex(context);
  await app.register(webRoutes, {
    build: typeof storefront === 'function' ? await storefront(app) : storefront,
    clientFolder: typeof storefront === 'function' ? undefined : clientFolder.pathname,
    origin: settings.origin,
    api: clientFor,
    session,
    cache,
    now: Date.now,
    trustedSources: [...analyticsSources(settings.analytics).trusted, ...botCheckSources(settings.botCheck)],
    imageSources: settings.imageSources,
    connectSources: analyticsSources(settings.analytics).connect,
    tagManagerId: settings.analytics?.tagManagerId ?? null,
    blockCrawlers: settings.blockCrawlers,
    ...(tracing ? { measureRendering: (pattern, render) => tracing.measureRendering(pattern, render) } : {}),
  });
  const stopPages = async () => {
    stopWatching();
    await stopIndexing();
    await stopListening();
  };
  return { cache, stopPages };
}
