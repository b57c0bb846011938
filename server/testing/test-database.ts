import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase, RecordStatement } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openPglite, wrapPglite } from '../db/pglite.ts';
import { openPostgres, statementLimits } from '../db/postgres.ts';
import { borrowPglite } from './shared-pglite.ts';
import {
  databaseUrl,
  type PgliteTemplate,
  pgliteConfiguration,
  pgliteTemplate,
  runAdminStatement,
} from './template-database.ts';

/** Limits that only tests of them meet, however slow the machine is. */
const ofBusyMachine = { lockMs: 120_000, statementMs: 300_000 };

export type TestDatabase = OpenDatabase & { folder: string };

/**
 * A new database with a folder for the shop's files, both deleted by `close`. It is migrated, unless `empty` is set for tests
 * of migrations. `postgres` has the connections and limits of PostgreSQL, for tests of what happens at them.
 */
export async function openTestDatabase({
  empty = false,
  postgres = {},
  recordStatement,
}: {
  empty?: boolean;
  postgres?: Partial<Parameters<typeof openPostgres>[1]>;
  recordStatement?: RecordStatement;
} = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const template = server ? (empty ? 'template0' : inject('templateName')) : null;
  const opened =
    server && template
      ? await createOnServer(server, template, { recordStatement, ...postgres })
      : await openPgliteCopy(empty ? 'empty' : 'migrated', recordStatement);
  return {
    ...opened,
    folder,
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PGlite in memory, also when tests run on PostgreSQL. */
export async function openPgliteCopy(
  template: PgliteTemplate,
  recordStatement?: RecordStatement,
): Promise<OpenDatabase> {
  const templateFolder = inject('templateFolder');
  if (template === 'migrated') return wrapPglite(await borrowPglite(templateFolder), { recordStatement });
  const loadDataDir = pgliteTemplate(templateFolder, template);
  return openPglite({ loadDataDir, configuration: pgliteConfiguration, recordStatement });
}

/** Runs the migrations before one of them, such as `0045`, as the version before it did. */
export async function migrateBefore(database: OpenDatabase, number: string): Promise<void> {
  const earlier = readMigrations().filter(({ name }) => name < number);
  await migrate(database, earlier);
}

async function createOnServer(
  server: string,
  template: string,
  options: Partial<Parameters<typeof openPostgres>[1]>,
): Promise<OpenDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  // Without writing each page to the log.
  await runAdminStatement(server, `create database ${name} template ${template} strategy file_copy`);
  const opened = await openPostgres(databaseUrl(server, name), {
    connections: { read: 20, write: 20, background: 20 },
    limits: { ...statementLimits, read: ofBusyMachine, write: ofBusyMachine },
    ...options,
  });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runAdminStatement(server, `drop database ${name} with (force)`);
    },
  };
}
