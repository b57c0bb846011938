import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CopyTransaction, DatabaseUnusable, type OpenDatabase } from '../db/database.ts';
import { isChecksumOf, type Migration, readMigrations, withMigrationLock } from '../db/migrate.ts';
import {
  dropUnfinishedRestore,
  findUnfinishedRestore,
  insertUnfinishedRestore,
  type UnfinishedRestore,
} from '../db/unfinished-restore.ts';
import { ArchiveUnusable, type Manifest, readEntries, verifyArchive } from './archive.ts';
import { bookInvariants, violationsOf } from './book-queries.ts';
import { placePictures, removeStaged, stagePictures } from './pictures.ts';
import {
  beginLoad,
  connectedProcesses,
  countUnsentMails,
  endLoad,
  finishLoad,
  lockTables,
  readAppliedMigrations,
  readTables,
  readTotals,
  setSequence,
  type Table,
  tablesInUse,
} from './table-queries.ts';

/** How long processes that are just stopping may stay connected. */
const disconnectMs = 5000;

export interface RestoreResult {
  manifest: Manifest;
  pictures: number;
  /** What the books do not fulfil now, and did at the time of the backup. */
  newViolations: string[];
  unsentMails: number;
}

interface Archive {
  file: string;
  manifest: Manifest;
  migrations: Migration[];
  identity: UnfinishedRestore;
}

/**
 * Writes a backup into a database without a shop, in one transaction, and then its pictures into the data folder; migrates to this
 * version, and compares counts, sums and books. If it fails before the transaction commits, tables and pictures are as they were. Whatever
 * interrupted it, it can be called again; one whose tables are loaded does the rest. Other processes that start wait for it.
 * @throws ArchiveUnusable or DatabaseUnusable, before anything is written, if the archive is not complete, the database is not empty, or
 * another process of the shop is connected to it
 */
export async function restoreBackup(database: OpenDatabase, dataFolder: string, file: string): Promise<RestoreResult> {
  const manifest = await verifyArchive(file);
  const archive = { file, manifest, migrations: migrationsOf(manifest), identity: identityOf(manifest) };
  const staging = { folder: join(dataFolder, 'images'), backup: archive.identity.backup };
  return withMigrationLock(database, async (runMigrations) => {
    const isLoaded = await continuesRestore(database, archive);
    if (!isLoaded) await refuseUsedDatabase(database, archive);
    await refuseConnectedProcesses(database);
    try {
      const pictures = await stagePictures(file, staging);
      if (!isLoaded) {
        await runMigrations(archive.migrations);
        const tables = await readTables(database.db);
        await database.withCopy((transaction) => load(transaction, tables, archive));
      }
      await placePictures(staging);
      await runMigrations();
      await finishLoad(database.db);
      const result = { manifest, pictures, ...(await compareBooks(database, manifest)) };
      await dropUnfinishedRestore(database.db);
      return result;
    } catch (error) {
      await removeStaged(staging);
      throw error;
    }
  });
}

/** The migrations that ran before the backup. */
function migrationsOf(manifest: Manifest): Migration[] {
  const own = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = own.get(name);
    if (migration && isChecksumOf(migration, checksum)) return migration;
    throw new ArchiveUnusable(
      `The backup is of another version: migration ${name} is not that of this one. Nothing was written.`,
    );
  });
}

function identityOf(manifest: Manifest): UnfinishedRestore {
  const backup = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return { backup, createdAt: new Date(manifest.createdAt) };
}

/** Whether the tables were loaded from this archive by a restore that was interrupted. */
async function continuesRestore({ db }: OpenDatabase, { identity }: Archive): Promise<boolean> {
  const unfinished = await findUnfinishedRestore(db);
  if (unfinished && unfinished.backup !== identity.backup)
    throw new DatabaseUnusable(
      `The restore of the backup of ${unfinished.createdAt.toISOString()} into this database was interrupted: run it again with that file, or restore into an empty database. Nothing was written.`,
    );
  return unfinished !== undefined;
}

async function refuseUsedDatabase({ db }: OpenDatabase, { migrations }: Archive): Promise<void> {
  const applied = await readAppliedMigrations(db);
  if (applied.length > migrations.length)
    throw new DatabaseUnusable(
      'The database was migrated further than the backup: restore into a database without tables.',
    );
  await refuseShop(db);
}

async function refuseShop(db: CopyTransaction['db']): Promise<void> {
  const used = await tablesInUse(db);
  if (used.length > 0)
    throw new DatabaseUnusable(
      `The database has a shop (${used.join(', ')}): restore into an empty one. Nothing was written.`,
    );
}

/** A process that found the database empty before, such as one that fills it, would go on in the restored shop. */
async function refuseConnectedProcesses({ kind, db }: OpenDatabase): Promise<void> {
  // One process at a time opens the embedded database.
  if (kind === 'pglite') return;
  const deadline = performance.now() + disconnectMs;
  for (;;) {
    const connected = await connectedProcesses(db);
    if (connected.length === 0) return;
    if (performance.now() > deadline)
      throw new DatabaseUnusable(
        `Other processes of the shop are connected to the database: stop them first (process and host: ${connected.join(', ')}). Nothing was written.`,
      );
    await wait(100);
  }
}

async function load(
  { db, copyIn }: CopyTransaction,
  tableList: readonly Table[],
  { file, manifest, identity }: Archive,
): Promise<void> {
  await lockTables(db, tableList);
  await refuseShop(db);
  const tables = new Map(tableList.map((table) => [table.name, table]));
  const foreignKeys = await beginLoad(db, tableList);
  for await (const { name, content } of readEntries(file)) {
    const [kind, table = ''] = name.split('/');
    if (kind === 'tables') await copyIn(table, manifest.tables[table]?.columns ?? [], content);
  }
  for (const [name, lastValue] of Object.entries(manifest.sequences)) await setSequence(db, name, lastValue);
  await endLoad(db, tableList, foreignKeys);
  for (const [name, expected] of Object.entries(manifest.tables)) {
    const { rows, sums } = await readTotals(db, tables.get(name) as Table);
    const found = JSON.stringify([rows, sums]);
    if (found !== JSON.stringify([expected.rows, expected.sums]))
      throw new Error(`${name} has ${found} after the restore, not ${JSON.stringify([expected.rows, expected.sums])}`);
  }
  await insertUnfinishedRestore(db, identity);
}

async function compareBooks({ db }: OpenDatabase, manifest: Manifest) {
  const known = new Set(manifest.violations);
  const violations = await violationsOf(db, bookInvariants);
  return {
    newViolations: violations.filter((violation) => !known.has(violation)),
    unsentMails: await countUnsentMails(db),
  };
}
