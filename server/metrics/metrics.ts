import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../app-context.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type ShopState, shopStateReader } from './shop-state.ts';

export { type MetricsServer, serveMetrics } from './metrics-server.ts';

/** Upper limits in seconds: from a cached page to the time after which a request is given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The route of a request that no route matches: labels have no paths, which anybody could invent. */
const noRoute = 'none';

/** What shoppers search: a list of products, or suggestions while they type. */
export type SearchKind = 'listing' | 'suggestions';

interface MetricsSources {
  /** Whose connections are counted. */
  database: Pick<OpenDatabase, 'connections'>;
  /** Reads what is stored; null if the database does not answer in time. */
  readState: () => Promise<ShopState | null>;
}

/** The measurements of one process, in the text format of Prometheus. No label has data of a customer. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #sources: MetricsSources;
  readonly #caches = new Map<string, () => Readonly<Record<string, number>>>();

  readonly #requests = this.#counter('http_requests_total', 'Requests by route and status code', [
    'method',
    'route',
    'status',
  ]);
  readonly #requestSeconds = this.#histogram('http_request_duration_seconds', 'Time until a response was sent', [
    'method',
    'route',
  ]);
  readonly #searchSeconds = this.#histogram('saifah_search_duration_seconds', 'Time of a search in the index', [
    'kind',
  ]);
  readonly #databaseUp = this.#gauge('saifah_database_up', '1 if the database answered this scrape in time');
  readonly #jobsWaiting = this.#gauge('saifah_jobs_waiting', 'Jobs that have not started', ['queue']);
  readonly #jobsFailed = this.#gauge('saifah_jobs_failed', 'Jobs of the last day that failed for good', ['queue']);
  readonly #jobsAge = this.#gauge('saifah_jobs_oldest_seconds', 'How long the oldest job that is due has waited', [
    'queue',
  ]);
  readonly #mailsWaiting = this.#gauge('saifah_mails_waiting', 'Mails that were not sent');
  readonly #attention = this.#gauge('saifah_attention_items', 'Open items that need an operator', ['kind']);
  readonly #orders = this.#gauge('saifah_orders', 'Orders of the last 30 days by status', ['status']);

  constructor(sources: MetricsSources) {
    this.#sources = sources;
    collectDefaultMetrics({ register: this.#registry });
    const caches = this.#caches;
    this.#counter('saifah_cache_lookups_total', 'Lookups in a cache', ['cache', 'result'], function () {
      this.reset();
      for (const [cache, lookups] of caches)
        for (const [result, count] of Object.entries(lookups())) this.inc({ cache, result }, count);
    });
    this.#gauge(
      'saifah_database_connections',
      'Connections by kind of work, and queries that wait for one',
      ['kind', 'state'],
      function () {
        for (const [kind, states] of Object.entries(sources.database.connections() ?? {}))
          for (const [state, count] of Object.entries(states)) this.set({ kind, state }, count);
      },
    );
  }

  /** The measurements as text. Without those of stored data if the database does not answer in time. */
  async text(): Promise<{ contentType: string; body: string }> {
    this.#showState(await this.#sources.readState());
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** Counts a request. `route` is the pattern of its path, such as `/orders/api/orders/:orderId`; undefined if none matched. */
  observeRequest(request: { method: string; route: string | undefined; status: number; seconds: number }): void {
    const labels = { method: request.method, route: request.route ?? noRoute };
    this.#requests.inc({ ...labels, status: request.status });
    this.#requestSeconds.observe(labels, request.seconds);
  }

  /** Runs a search and measures its time, also if it fails. */
  async measureSearch<T>(kind: SearchKind, search: () => Promise<T>): Promise<T> {
    const end = this.#searchSeconds.startTimer({ kind });
    try {
      return await search();
    } finally {
      end();
    }
  }

  /** Shows the lookups in a cache of this process. */
  watchCache(name: string, lookups: () => Readonly<Record<string, number>>): void {
    this.#caches.set(name, lookups);
  }

  #showState(state: ShopState | null): void {
    for (const gauge of [this.#jobsWaiting, this.#jobsFailed, this.#jobsAge, this.#attention, this.#orders])
      gauge.reset();
    this.#mailsWaiting.remove();
    this.#databaseUp.set(state ? 1 : 0);
    if (!state) return;
    for (const { queue, waiting, failed, oldestSeconds } of state.queues) {
      this.#jobsWaiting.set({ queue }, waiting);
      this.#jobsFailed.set({ queue }, failed);
      this.#jobsAge.set({ queue }, oldestSeconds);
    }
    this.#mailsWaiting.set(state.mailsWaiting);
    for (const [kind, count] of Object.entries(state.attention)) this.#attention.set({ kind }, count);
    for (const [status, count] of state.orders) this.#orders.set({ status }, count);
  }

  #counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect?: (this: Counter<Label>) => void,
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry], ...(collect ? { collect } : {}) });
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
    collect?: (this: Gauge<Label>) => void,
  ): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry], ...(collect ? { collect } : {}) });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }
}

/** The metrics of this process and of the shop in its database. */
export function createMetrics({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Metrics {
  return new Metrics({ database, readState: shopStateReader({ db: database.db, clock }) });
}
