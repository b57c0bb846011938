import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CopyTransaction, DatabaseUnusable, type OpenDatabase } from '../db/database.ts';
import { isMigrated, type Migration, readMigrations, refuseUnfinishedRestore } from '../db/migrate.ts';
import { openDraft } from '../import-export/draft-file.ts';
import { type ArchiveWriter, type Manifest, writeArchive } from './archive.ts';
import { bookInvariants, violationsOf } from './book-queries.ts';
import { archivePictures } from './pictures.ts';
import { readAppliedMigrations, readSequences, readTables, readTotals } from './table-queries.ts';

/** Ends the name of a backup that is being written, or whose writing was interrupted. */
export const incompleteSuffix = '.incomplete';

/** A part of a table has at least this many bytes, unless it is the last one. */
const partBytes = 4 * 1024 * 1024;

export interface BackupResult {
  manifest: Omit<Manifest, 'format' | 'checksums'>;
  pictures: number;
}

/**
 * Writes database and pictures to a new file that only its owner can read, as of one instant, while the shop is open.
 * @throws DatabaseUnusable if the file exists, the database is of another version, or a restore into it was interrupted; FileTaken if
 *   another command writes the file; the system's error if it cannot be written
 */
export async function writeBackup(
  database: OpenDatabase,
  dataFolder: string,
  file: string,
  now: Date,
  migrations: Migration[] = readMigrations(),
): Promise<BackupResult> {
  if (existsSync(file)) throw new DatabaseUnusable(`${file} exists already; choose another name.`);
  await refuseUnfinishedRestore(database);
  if (!(await isMigrated(database, migrations)))
    throw new DatabaseUnusable(
      'The database is of another version: back it up with that version, or migrate it first.',
    );
  const draft = await openDraft(file, incompleteSuffix, 0o600);
  const archive = writeArchive(draft.stream());
  try {
    const manifest = await database.withCopy((transaction) => archiveTables(transaction, archive, now));
    const pictures = await archivePictures(archive, join(dataFolder, 'images'));
    await archive.finish(manifest);
    await draft.finish();
    return { manifest, pictures };
  } catch (error) {
    archive.abort();
    await draft.discard();
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
