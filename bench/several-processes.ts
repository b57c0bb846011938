import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { listRequests, productRequests } from './api.ts';
import { connectionCount, runLoad } from './http-throughput.ts';
import { median, type Row } from './report.ts';
import { formatNote, measureRuns, type RunOptions } from './runs.ts';
import type { BenchServer, BenchShop } from './shop.ts';

const processCounts = [1, 2, 4];
/** Each process compiles what it runs often, so each needs the same time before it is measured. */
const warmUpSeconds = 4;
const priceChangeCount = 20;
const pollMs = 5;
const idleSeconds = 5;

/**
 * Several processes of the shop on one database: the processor time of a request, compared with that of one process, and how soon a
 * changed price is in the pages and answers of all. Beside them the server that the other groups measure does its work without requests.
 * All of them share the core of servers, so that only processor times can be compared, not rates.
 */
export async function measureProcesses(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const rows: Row[] = [];
  let alone: number | undefined;
  for (const count of processCounts) {
    const servers = await startServers(shop, count);
    try {
      if (count === 1) rows.push(...(await measureIdle(servers)));
      const measured = await measureRequests(shop, servers, options);
      const { processorTimeMs } = measured;
      alone ??= processorTimeMs;
      if (processorTimeMs !== undefined && alone !== undefined)
        rows.push({
          ...(count === 1
            ? { name: 'CPU of a list or product, each once, one process', value: alone, unit: 'ms' }
            : {
                name: `CPU of a list or product, each once, ${count} processes to one`,
                value: processorTimeMs / alone,
                unit: '',
                target: { max: 1.1 },
              }),
          note: formatNote(measured) + (measured.isRepeated ? '; SOME REQUESTS REPEATED' : ''),
        });
      if (count === processCounts.at(-1)) rows.push(await measurePriceChanges(shop, servers));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
  return rows;
}

async function startServers(shop: BenchShop, count: number): Promise<BenchServer[]> {
  const servers: BenchServer[] = [];
  while (servers.length < count) servers.push(await shop.startAnother());
  return servers;
}

/** What a process does without requests: it watches for changes, jobs and times. */
async function measureIdle(servers: readonly BenchServer[]): Promise<Row[]> {
  // What follows a start is over.
  await wait(idleSeconds * 1000);
  const before = processorTimeOf(servers);
  await wait(idleSeconds * 1000);
  const after = processorTimeOf(servers);
  if (before === undefined || after === undefined) return [];
  return [{ name: 'CPU of a process without requests', value: (after - before) / idleSeconds, unit: 'ms/s' }];
}

function processorTimeOf(servers: readonly BenchServer[]): number | undefined {
  const times = servers.map((server) => server.processorTimeMs() ?? Number.NaN);
  const sum = times.reduce((total, time) => total + time, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** Requests that no cache answers, half of them lists and half of them products, divided among the servers. */
async function measureRequests(shop: BenchShop, servers: readonly BenchServer[], options: RunOptions) {
  const lists = listRequests(shop);
  const requests = productRequests(shop)
    .slice(0, lists.length)
    .flatMap((product, index) => [product, ...lists.slice(index, index + 1)]);
  const share = Math.floor(requests.length / (options.runs + 2));
  for (const { origin } of servers) await runLoad(origin, requests.slice(0, share), warmUpSeconds);
  const measured = await measureRuns(
    { processorTimeMs: () => processorTimeOf(servers) },
    options,
    async (run, seconds) => {
      const own = requests.slice((run + 1) * share, (run + 2) * share);
      const results = await Promise.all(
        servers.map(({ origin }, place) => {
          const part = own.filter((_, index) => Math.floor(index / 2) % servers.length === place);
          return runLoad(origin, part, seconds, connectionCount / servers.length);
        }),
      );
      const sum = (of: 'perSecond' | 'done' | 'failed') => results.reduce((total, result) => total + result[of], 0);
      const longest = (of: 'median' | 'p99') => Math.max(...results.map((result) => result[of]));
      return {
        perSecond: sum('perSecond'),
        done: sum('done'),
        failed: sum('failed'),
        median: longest('median'),
        p99: longest('p99'),
      };
    },
  );
  return { ...measured, isRepeated: measured.perSecond * options.seconds > share };
}

/** Changes prices one after the other, and measures until each is in the page and the answer of every server. */
async function measurePriceChanges(shop: BenchShop, servers: readonly BenchServer[]): Promise<Row> {
  const database = new pg.Client(shop.databaseUrl);
  await database.connect();
  try {
    const { rows: skus } = await database.query<{ sku_id: number; product_id: number; slug: string }>(
      `select sku_id, product_id, slug from skus join products using (product_id)
       where default_flag and visible and not exists (select from special_prices s where s.sku_id = skus.sku_id)
         and not exists (select from flash_sale_items f where f.sku_id = skus.sku_id)
       order by sku_id limit $1`,
      [priceChangeCount],
    );
    const times: number[] = [];
    for (const [index, { sku_id: skuId, product_id: productId, slug }] of skus.entries()) {
      const price = 70_001 + index;
      const isShown = async ({ origin }: BenchServer) => {
        const [page, answer] = await Promise.all(
          [`/product/${slug}?sku=${skuId}`, `/pim/api/products/${productId}`].map((path) =>
            fetch(origin + path).then((response) => response.text()),
          ),
        );
        return page?.includes(`฿${price.toLocaleString('en')}`) && answer?.includes(`"price":${price}`);
      };
      // Each server has the page and the answer in its caches.
      await Promise.all(servers.map(isShown));
      await database.query('update skus set price_satang = $1 where sku_id = $2', [price * 100, skuId]);
      const changedAt = performance.now();
      await Promise.all(
        servers.map(async (server) => {
          while (!(await isShown(server))) {
            if (performance.now() - changedAt > 10_000) throw new Error(`${server.origin} does not show a new price.`);
            await wait(pollMs);
          }
        }),
      );
      times.push(performance.now() - changedAt);
    }
    return {
      name: `a new price is shown by ${servers.length} processes, longest`,
      value: Math.max(...times),
      unit: 'ms',
      target: { max: 1000 },
      note: `median ${median(times).toFixed(0)} ms of ${times.length}`,
    };
  } finally {
    await database.end();
  }
}
