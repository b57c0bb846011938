import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { freePort } from '#server/testing/free-port.ts';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { openShopDatabase, runningShopClient, type ShopDatabase } from '#server/testing/running-shop.ts';
import { type Environment, originOf, type ShopProcess, shopEnvironment, startShop } from './shop-process.ts';

/** A throw-away PostgreSQL cluster with a shop's database, and the server processes that run on it. */
export interface ShopOnPostgres extends ShopDatabase {
  cluster: Cluster;
  databaseUrl: string;
  /** A temporary data folder, for what a shop stores outside the database. */
  dataFolder: string;
  /** Settings of a shop on this database, with the same port at each start. */
  environment: Environment & { PORT: string };
  /** Calls the API of that shop. */
  client: ReturnType<typeof runningShopClient>;
  /** Settings of another process of the same shop, on a port of its own. */
  secondEnvironment(): Promise<Environment & { PORT: string }>;
  /** Starts the shop, or another process with other settings. It is killed in `close`, unless it was stopped before. */
  start(environment?: Environment & { PORT: string }): Promise<ShopProcess>;
}

/** @param overrides settings besides those of every shop under test */
export async function openShopOnPostgres(overrides: Environment = {}): Promise<ShopOnPostgres> {
  const cluster = await startCluster();
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  const database = await openShopDatabase({ databaseUrl: cluster.url });
  const environment = await shopEnvironment({ DATABASE_URL: cluster.url, DATA_FOLDER: dataFolder, ...overrides });
  const shops: ShopProcess[] = [];
  return {
    ...database,
    cluster,
    databaseUrl: cluster.url,
    dataFolder,
    environment,
    client: runningShopClient(originOf(environment)),
    secondEnvironment: async () => ({ ...environment, PORT: String(await freePort()) }),
    async start(settings = environment) {
      const shop = await startShop(settings);
      shops.push(shop);
      return shop;
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.stop('SIGKILL')));
      await database.close();
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The number of statements that wait for a lock. */
export async function waitingForLocks({ db }: Pick<ShopOnPostgres, 'db'>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
