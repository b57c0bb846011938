import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { demoCustomer } from '#contract/shop.ts';
import { freePort } from '#server/testing/free-port.ts';
import { mailServer } from '#server/testing/mail-server.ts';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { bundleWhenStale } from '../tools/build.ts';
import { memorySettings } from '../tools/memory-settings.ts';
import { providePostgres } from '../tools/provide-postgres.ts';
import { createCustomers, enlargeCatalogue } from './bench-data.ts';
import { processorMilliseconds, residentMegabytes, runScript, startServer } from './processes.ts';

/** Customers who check out; each has a single cart. */
const customerCount = 64;
/** SKUs that the cart and checkout flows buy, with plenty of stock. */
const flowSkuCount = 200;

export interface BenchCustomer {
  customerId: string;
  addressId: string;
  accessToken: string;
}

/** A server of the shop, in a process of its own. */
export interface BenchServer {
  origin: string;
  /** CPU time that it has used so far, in milliseconds; undefined on systems other than Linux. */
  processorTimeMs(): number | undefined;
  /** Current memory, in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** The shop that is measured: a production server with an enlarged demo catalogue on a temporary PostgreSQL. */
export interface BenchShop {
  origin: string;
  databaseUrl: string;
  postgres: string;
  /** From the start of the process to the first page, on a database that is already filled. */
  coldStartMs: number;
  /** How long the index of search took for all products. */
  reindexMs: number;
  customers: BenchCustomer[];
  /** SKUs that the cart and checkout flows buy, with plenty of stock. */
  skuIds: number[];
  allSkuIds: number[];
  /** Slugs of visible products, original demo products first. */
  slugs: string[];
  productIds: number[];
  /** Path of the category with the most products. */
  categoryPath: string;
  /** What the shop's mail server has received. */
  mails: { received: readonly string[] };
  /** Current memory of the server, in megabytes. */
  memory(): number;
  /** CPU time that the server has used so far, in milliseconds; undefined on systems other than Linux. */
  processorTimeMs(): number | undefined;
  /** Starts another server on the same database and folder. */
  startAnother(): Promise<BenchServer>;
  /** Runs `npm run shop -- …` to completion. */
  runCommand(args: string[]): Promise<void>;
  /** Stops the server, but not the database. */
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

export async function openBenchShop({ products }: { products: number }): Promise<BenchShop> {
  await providePostgres();
  const cluster = await startCluster();
  const mails = await mailServer(true);
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    PAYMENTS: 'mock',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORIGIN: '',
    API_HOST: '',
    IMAGE_HOST: '',
    DATABASE_URL: cluster.url,
    DATABASE_CONNECTIONS: '16',
    DATA_FOLDER: dataFolder,
    TOKEN_SECRET: 'a secret for measuring, long enough to be taken',
    SMTP_URL: mails.smtpUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...memorySettings,
  };
  const initialServer = await startServer('tools/start.ts', { env, url: origin, timeoutMs: 120_000 });
  await initialServer.stop();
  await bundleWhenStale();
  const database = new pg.Client(cluster.url);
  await database.connect();
  await enlargeCatalogue(database, products);
  const runCommand = (args: string[]) => runScript('tools/shop.ts', args, env);
  const reindexStartedAt = performance.now();
  await runCommand(['reindex']);
  const reindexMs = performance.now() - reindexStartedAt;
  const customers = await createCustomers(database, customerCount);
  // Before the server starts, which renders pages before it is ready: they would have other stock than the database.
  const catalogue = await prepareCatalogue(database);
  await database.end();
  const start = (url: string) => startBenchServer(url, { ...env, PORT: new URL(url).port });
  const startedAt = performance.now();
  const server = await start(origin);
  const coldStartMs = performance.now() - startedAt;
  let running = true;
  const stopServer = async () => {
    if (running) await server.stop();
    running = false;
  };
  return {
    origin,
    databaseUrl: cluster.url,
    postgres: cluster.version,
    coldStartMs,
    reindexMs,
    customers: await signIn(origin, customers),
    ...catalogue,
    mails,
    memory: server.memory,
    processorTimeMs: server.processorTimeMs,
    startAnother: async () => start(`http://localhost:${await freePort()}`),
    runCommand,
    stopServer,
    async close() {
      await stopServer();
      await mails.close();
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function startBenchServer(origin: string, env: Record<string, string>): Promise<BenchServer> {
  const { pid, stop } = await startServer('server/main.ts', { env, url: origin, timeoutMs: 30_000 });
  return {
    origin,
    processorTimeMs: () => processorMilliseconds(pid),
    memory: () => residentMegabytes(pid),
    stop,
  };
}

/** Gives the SKUs that flows buy plenty of stock, and reads the ids, slugs and paths that are measured. */
async function prepareCatalogue(database: pg.Client) {
  const products = await database.query<{ product_id: number; slug: string }>(
    'select product_id, slug from products where visible order by product_id',
  );
  const skus = await database.query<{ sku_id: number }>(
    `update stocks set stock = 1000000, pre_order_flag = false where sku_id in (select sku_id from skus where limit_quantity is null
     order by md5(sku_id::text) limit $1) returning sku_id`,
    [flowSkuCount],
  );
  const allSkus = await database.query<{ sku_id: number }>('select sku_id from skus order by sku_id');
  const category = await database.query<{ path: string }>(
    'select path from categories join products using (category_id) group by path order by count(*) desc, path limit 1',
  );
  return {
    slugs: products.rows.map(({ slug }) => slug),
    productIds: products.rows.map(({ product_id }) => product_id),
    skuIds: skus.rows.map(({ sku_id }) => sku_id),
    allSkuIds: allSkus.rows.map(({ sku_id }) => sku_id),
    categoryPath: category.rows[0]?.path ?? '',
  };
}

async function signIn(
  origin: string,
  customers: Awaited<ReturnType<typeof createCustomers>>,
): Promise<BenchCustomer[]> {
  const client = createClient({ host: origin, locale: () => 'th', fetch });
  return Promise.all(
    customers.map(async ({ email, ...customer }) => {
      const session = await client('POST /authen/api/auth/login', {
        body: { username: email, password: demoCustomer.password },
      });
      if (!session.ok) throw new Error(`${email} cannot sign in: ${session.code}`);
      return { ...customer, accessToken: session.data.accessToken };
    }),
  );
}
