import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

export type TestDatabase = OpenDatabase & { folder: string };

/** A fresh, migrated database of its own, gone when closed, with a folder for the shop's files. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const opened = server ? await openOnServer(server) : await openPglite({ loadDataDir: await emptyCluster() });
  await migrate(opened);
  return {
    ...opened,
    folder,
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let cluster: Promise<Blob> | undefined;

/** PGlite starts twice as fast from a dumped cluster as from nothing; made once a process. */
function emptyCluster(): Promise<Blob> {
  cluster ??= (async () => {
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return dump;
  })();
  return cluster;
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href, { connections: 20 });
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}
