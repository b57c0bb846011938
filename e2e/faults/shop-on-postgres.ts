import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { type Books, clientOfRunning, openBooks } from '#server/testing/running-shop.ts';
import { type Environment, originOf, type ShopProcess, shopEnvironment, startShop } from './shop-process.ts';

/** A PostgreSQL of its own with a shop's database on it, and shops that run on that. */
export interface ShopOnPostgres extends Books {
  cluster: Cluster;
  databaseUrl: string;
  /** A folder of its own, for whatever a shop keeps beside the database. */
  dataFolder: string;
  /** Settings of a shop on this database, on a port that stays the same however often it is started. */
  environment: Environment & { PORT: string };
  /** Calls that shop. */
  client: ReturnType<typeof clientOfRunning>;
  /** Starts it, or one more with other settings. It ends with the test file, if not before. */
  start(environment?: Environment & { PORT: string }): Promise<ShopProcess>;
}

export async function openShopOnPostgres(): Promise<ShopOnPostgres> {
  const cluster = await startCluster();
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  const books = await openBooks({ databaseUrl: cluster.url });
  const environment = await shopEnvironment({ DATABASE_URL: cluster.url, DATA_FOLDER: dataFolder });
  const shops: ShopProcess[] = [];
  return {
    ...books,
    cluster,
    databaseUrl: cluster.url,
    dataFolder,
    environment,
    client: clientOfRunning(originOf(environment)),
    async start(settings = environment) {
      const shop = await startShop(settings);
      shops.push(shop);
      return shop;
    },
    async close() {
      await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
      await books.close();
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
