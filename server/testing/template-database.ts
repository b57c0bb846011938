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
    /** Folder of the migrated PGlite that the test files of this run copy. */
    templateFolder: string;
    /** Name of the migrated template of `create database`, for tests on PostgreSQL. */
    templateName: string;
  }
}

/**
 * Vitest's global setup: one migrated database per run, of which test files use copies. The PostgreSQL template is created here;
 * the PGlite template by the first test file that uses a database, because most runs of single files need none.
 */
export default async function provideTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-template-'));
  const name = `shop_template_${randomBytes(6).toString('hex')}`;
  provide('templateFolder', folder);
  provide('templateName', name);
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await runAdminStatement(server, `create database ${name}`);
    // `migrate` holds its lock on one connection and reads the applied migrations on another.
    const template = await openPostgres(databaseUrl(server, name), { connections: 2 });
    await migrate(template);
    await template.close();
  }
  return async () => {
    if (server) await runAdminStatement(server, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true });
  };
}

/** Which of the dumped data folders of PGlite. */
export type PgliteTemplate = 'empty' | 'migrated';

/** What PGlite has to start with: it reserves its memory at each start, for which the default of 128 MB takes half a second. */
export const pgliteConfiguration = ['shared_buffers=16MB'];

const templates = new Map<PgliteTemplate, Blob>();

/** The dumped data folder of a PGlite. */
export async function pgliteTemplate(folder: string, template: PgliteTemplate): Promise<Blob> {
  if (!existsSync(join(folder, 'migrated.tar'))) await writeTemplates(folder);
  const blob = templates.get(template) ?? new Blob([readFileSync(join(folder, `${template}.tar`))]);
  templates.set(template, blob);
  return blob;
}

async function writeTemplates(folder: string): Promise<void> {
  // Each database copies all files: those of the write-ahead log, at least a segment, and of the databases that no test opens.
  const pglite = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'wal_recycle=off'],
  });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const database of ['template0', 'template1']) await pglite.exec(`drop database ${database}`);
  await writeTemplate(pglite, join(folder, 'empty.tar'));
  await migrate(wrapPglite(pglite));
  await pglite.exec('checkpoint');
  await writeTemplate(pglite, join(folder, 'migrated.tar'));
  await pglite.close();
}

async function writeTemplate(pglite: PGlite, file: string): Promise<void> {
  const dump = await pglite.dumpDataDir('none');
  // Another process may do the same at this moment: both write the same content.
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, dump.stream());
  renameSync(temporaryFile, file);
}

/** Connection string of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on the server of `TEST_DATABASE_URL`, as the user that may create databases. */
export async function runAdminStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
