import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { wrapPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files of this run keep the migrated PGlite that all of theirs are copies of. */
    templateFolder: string;
    /** The migrated database that `create database` copies, where tests run on PostgreSQL. */
    templateName: string;
  }
}

/**
 * Vitest's global set-up: one migrated database a run, of which every test file gets a copy. On PostgreSQL it is made
 * now; the one of PGlite by the first file that asks, for most files need no database.
 */
export default async function provideTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-template-'));
  const name = `shop_template_${randomBytes(6).toString('hex')}`;
  provide('templateFolder', folder);
  provide('templateName', name);
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await administer(server, `create database ${name}`);
    // Migrating holds its lock on one connection and looks what is done on another.
    const template = await openPostgres(databaseUrl(server, name), { connections: 2 });
    await migrate(template);
    await template.close();
  }
  return async () => {
    if (server) await administer(server, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true });
  };
}

/** A dumped data folder of a migrated PGlite. */
export async function pgliteTemplate(folder: string): Promise<Blob> {
  const file = join(folder, 'pglite.tar');
  if (!existsSync(file)) {
    const pglite = await PGlite.create();
    await migrate(wrapPglite(pglite));
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    // Another process may be as far: whoever comes last leaves the same.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, dump.stream());
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

/** The connection string of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on the server of `TEST_DATABASE_URL` as who may create databases there. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
