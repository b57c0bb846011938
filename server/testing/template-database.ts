import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { wrapPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the migrated PGlite that test files copy. */
    templateFolder: string;
    /** Name of the migrated template of `create database`, for tests on PostgreSQL. */
    templateName: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const cacheFolder = join(root, 'node_modules/.cache/test-databases');

/** What the dumped data folders of PGlite depend on. */
const templateInputs = [
  'server/db/migrations/*.sql',
  'server/db/migrate.ts',
  'server/testing/template-database.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

/**
 * Vitest's global setup: one migrated database, of which test files use copies. The PostgreSQL template is created for each run. That of
 * PGlite is written once for all runs until what it depends on changes: it takes longer than the tests of most files.
 */
export default async function provideTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const name = `shop_template_${randomBytes(6).toString('hex')}`;
  provide('templateFolder', await provideTemplateFolder());
  provide('templateName', name);
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return async () => {};
  await runAdminStatement(server, `create database ${name}`);
  // `migrate` holds its lock on one connection and reads the applied migrations on another.
  const template = await openPostgres(databaseUrl(server, name), { connections: 2 });
  await migrate(template);
  await template.close();
  return () => runAdminStatement(server, `drop database ${name} with (force)`);
}

/** The folder of the current templates, which are written if they are missing. */
async function provideTemplateFolder(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(templateInputs, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  const key = hash.digest('hex').slice(0, 16);
  const folder = join(cacheFolder, key);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  for (const other of readdirSync(cacheFolder))
    if (!other.startsWith(key)) rmSync(join(cacheFolder, other), { recursive: true });
  // Another run may do the same at this moment.
  const unfinished = mkdtempSync(`${folder}-`);
  await writeTemplates(unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** Which of the dumped data folders of PGlite. */
export type PgliteTemplate = 'empty' | 'migrated';

/** What PGlite has to start with: it reserves its memory at each start, for which the default of 128 MB takes half a second. */
export const pgliteConfiguration = ['shared_buffers=16MB'];

const templates = new Map<PgliteTemplate, Blob>();

/** The dumped data folder of a PGlite. */
export function pgliteTemplate(folder: string, template: PgliteTemplate): Blob {
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
  await writeFile(file, (await pglite.dumpDataDir('none')).stream());
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
