import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type CopyTransaction, DatabaseUnusable, type OpenDatabase } from '../db/database.ts';
import { isMigrated, type Migration, migrate, readMigrations } from '../db/migrate.ts';
import {
  ArchiveUnusable,
  type ArchiveWriter,
  type Manifest,
  readEntries,
  verifyArchive,
  writeArchive,
} from './archive.ts';
import { bookInvariants, violationsOf } from './book-queries.ts';
import {
  beginLoad,
  countUnsentMails,
  endLoad,
  finishLoad,
  readAppliedMigrations,
  readSequences,
  readTables,
  readTotals,
  setSequence,
  type Table,
  tablesInUse,
} from './table-queries.ts';

/** A part of a table has at least this many bytes, unless it is the last one. */
const partBytes = 4 * 1024 * 1024;

export interface BackupResult {
  manifest: Omit<Manifest, 'format' | 'checksums'>;
  pictures: number;
}

/**
 * Writes database and pictures to a new file that only its owner can read, as of one instant, while the shop is open.
 * @throws DatabaseUnusable if the file exists or the database is of another version
 */
export async function writeBackup(
  database: OpenDatabase,
  dataFolder: string,
  file: string,
  now: Date,
): Promise<BackupResult> {
  if (existsSync(file)) throw new DatabaseUnusable(`${file} exists already; choose another name.`);
  if (!(await isMigrated(database)))
    throw new DatabaseUnusable(
      'The database is of another version: back it up with that version, or migrate it first.',
    );
  const draft = `${file}.incomplete`;
  await rm(draft, { force: true });
  const archive = writeArchive(draft);
  try {
    const manifest = await database.withCopy((transaction) => archiveTables(transaction, archive, now));
    const pictures = await archivePictures(archive, join(dataFolder, 'images'));
    await archive.finish(manifest);
    await rename(draft, file);
    return { manifest, pictures };
  } catch (error) {
    archive.abort();
    await rm(draft, { force: true });
    throw error;
  }
}

async function archiveTables({ db, copyOut }: CopyTransaction, archive: ArchiveWriter, now: Date) {
  const migrations = await readAppliedMigrations(db);
  const tables: Manifest['tables'] = {};
  for (const table of await readTables(db)) {
    let part = 0;
    for await (const rows of wholeRows(copyOut(table.name, table.columns))) {
      part += 1;
      await archive.add(`tables/${table.name}/${String(part).padStart(6, '0')}`, rows);
    }
    tables[table.name] = { columns: table.columns, ...(await readTotals(db, table)) };
  }
  const violations = await violationsOf(db, bookInvariants);
  return { createdAt: now.toISOString(), migrations, tables, sequences: await readSequences(db), violations };
}

/** Joins and cuts a copy into parts of whole rows. A line feed in a value is escaped, so that each one ends a row. */
async function* wholeRows(copy: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of copy) {
    parts.push(part);
    size += part.byteLength;
    const end = part.lastIndexOf(10) + 1;
    if (size < partBytes || end === 0) continue;
    parts[parts.length - 1] = part.subarray(0, end);
    yield Buffer.concat(parts);
    parts = [part.subarray(end)];
    size = part.byteLength - end;
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function archivePictures(archive: ArchiveWriter, folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort())
    await archive.add(
      `images/${file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`,
      await readFile(file),
    );
  return files.length;
}

export interface RestoreResult {
  manifest: Manifest;
  pictures: number;
  /** What the books do not fulfil now, and did at the time of the backup. */
  newViolations: string[];
  unsentMails: number;
}

/**
 * Writes a backup into a database without a shop, in one transaction, and its pictures into the data folder; migrates to this version,
 * and compares counts, sums and books. After an interruption it can be called again.
 * @throws ArchiveUnusable or DatabaseUnusable, before anything is written, if the archive is not complete or the database is not empty
 */
export async function restoreBackup(database: OpenDatabase, dataFolder: string, file: string): Promise<RestoreResult> {
  const manifest = await verifyArchive(file);
  const migrations = migrationsOf(manifest);
  const applied = await readAppliedMigrations(database.db);
  if (applied.length > migrations.length)
    throw new DatabaseUnusable(
      'The database was migrated further than the backup: restore into a database without tables.',
    );
  const used = await tablesInUse(database.db);
  if (used.length > 0)
    throw new DatabaseUnusable(
      `The database has a shop (${used.join(', ')}): restore into an empty one. Nothing was written.`,
    );
  await migrate(database, migrations);
  const pictures = await writePictures(file, join(dataFolder, 'images'));
  await database.withCopy((transaction) => load(transaction, file, manifest));
  await migrate(database);
  await finishLoad(database.db);
  const known = new Set(manifest.violations);
  const violations = await violationsOf(database.db, bookInvariants);
  return {
    manifest,
    pictures,
    newViolations: violations.filter((violation) => !known.has(violation)),
    unsentMails: await countUnsentMails(database.db),
  };
}

/** The migrations that ran before the backup. */
function migrationsOf(manifest: Manifest): Migration[] {
  const own = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = own.get(name);
    if (migration?.checksum === checksum) return migration;
    throw new ArchiveUnusable(
      `The backup is of another version: migration ${name} is not that of this one. Nothing was written.`,
    );
  });
}

async function load({ db, copyIn }: CopyTransaction, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await readTables(db)).map((table) => [table.name, table]));
  const foreignKeys = await beginLoad(db, [...tables.values()]);
  for await (const { name, content } of readEntries(file)) {
    const [kind, table = ''] = name.split('/');
    if (kind === 'tables') await copyIn(table, manifest.tables[table]?.columns ?? [], content);
  }
  for (const [name, lastValue] of Object.entries(manifest.sequences)) await setSequence(db, name, lastValue);
  await endLoad(db, [...tables.values()], foreignKeys);
  for (const [name, expected] of Object.entries(manifest.tables)) {
    const { rows, sums } = await readTotals(db, tables.get(name) as Table);
    const found = JSON.stringify([rows, sums]);
    if (found !== JSON.stringify([expected.rows, expected.sums]))
      throw new Error(`${name} has ${found} after the restore, not ${JSON.stringify([expected.rows, expected.sums])}`);
  }
}

async function writePictures(file: string, folder: string): Promise<number> {
  let pictures = 0;
  for await (const { name, content } of readEntries(file)) {
    if (!name.startsWith('images/')) continue;
    const path = resolve(folder, name.slice('images/'.length));
    if (!path.startsWith(folder + sep)) throw new ArchiveUnusable(`${name} is outside of the folder of pictures.`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.incomplete`, content);
    await rename(`${path}.incomplete`, path);
    pictures += 1;
  }
  return pictures;
}
