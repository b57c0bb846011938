import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { neededNumber } from './compatibility-rules.ts';
import { DatabaseUnusable, type OpenDatabase } from './database.ts';
import { earlierChecksums } from './reworded-migrations.ts';
import { findUnfinishedRestore } from './unfinished-restore.ts';

const folder = new URL('./migrations/', import.meta.url);
/** The key of the advisory lock of migrations and restores. */
export const migrationLock = 7243_0001;

export interface Migration {
  /** The file's name without `.sql`. */
  name: string;
  script: string;
  /** SHA-256 of the script, in hex. */
  checksum: string;
  /** Those of earlier texts, which databases may have run instead (`reworded-migrations.ts`). */
  earlier: readonly string[];
  /** The number of the first migration that a version must know to run after this one; null if all versions can. */
  needs: string | null;
}

/** What migrating did. */
export interface MigrationResult {
  /** The migrations that ran. */
  ran: string[];
  /** Those of newer versions, which this one can run with. */
  unknown: string[];
}

/** The migrations of this version, in order. Skips empty files: in development, a file that was just created. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const script = readFileSync(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(script).digest('hex');
      const name = file.slice(0, -4);
      return { name, script, checksum, earlier: earlierChecksums[name] ?? [], needs: neededNumber(script) };
    })
    .filter(({ script }) => script.trim() !== '');
}

/** Whether a database with this checksum has run the migration, or an earlier text of it that does the same. */
export function isChecksumOf({ checksum, earlier }: Migration, stored: string): boolean {
  return stored === checksum || earlier.includes(stored);
}

/**
 * Migrates the database to this version. Several processes may call it at once: one migrates, the others wait, also for a restore.
 * Migrations of newer versions are left as they are.
 * @throws DatabaseUnusable if a migration was changed after it ran, one of a newer version excludes this one, or a restore was
 * interrupted; nothing ran then
 */
export function migrate(database: OpenDatabase, migrations: Migration[] = readMigrations()): Promise<MigrationResult> {
  return withMigrationLock(database, async (runMigrations) => {
    await refuseUnfinishedRestore(database);
    return runMigrations(migrations);
  });
}

/** Runs `work` while no other process migrates the database or restores into it, and passes it what runs migrations. */
export function withMigrationLock<T>(
  database: OpenDatabase,
  work: (runMigrations: (migrations?: Migration[]) => Promise<MigrationResult>) => Promise<T>,
): Promise<T> {
  return database.withLock(migrationLock, (run) =>
    work((migrations = readMigrations()) => runMigrations(database, run, migrations)),
  );
}

/** @throws DatabaseUnusable if a restore has loaded the tables and was interrupted before its end */
export async function refuseUnfinishedRestore({ db }: OpenDatabase): Promise<void> {
  if (await findUnfinishedRestore(db))
    throw new DatabaseUnusable(
      'A restore into this database was interrupted: run `npm run shop -- restore` with the same file again.',
    );
}

async function runMigrations(
  database: OpenDatabase,
  run: { script(text: string): Promise<void> },
  migrations: Migration[],
): Promise<MigrationResult> {
  await run.script(
    'create table if not exists migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
  );
  if (!(await hasNeeds(database))) await run.script('alter table migrations add column needs text');
  const applied = await appliedMigrations(database);
  const unknown = unknownMigrations(applied, migrations, database.kind);
  const pending = migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
  for (const { name, script, checksum, needs } of pending) {
    const values = [name, checksum, needs].map((value) =>
      value === null ? 'null' : `'${value.replaceAll("'", "''")}'`,
    );
    await run
      .script(
        `begin;\n${script}\n;insert into migrations (name, checksum, needs) values (${values.join(', ')});\ncommit;`,
      )
      .catch(async (error: Error) => {
        await run.script('rollback').catch(() => {});
        throw new DatabaseUnusable(`Migration ${name} failed and was rolled back: ${error.message}`, {
          cause: error,
        });
      });
  }
  return { ran: pending.map((migration) => migration.name), unknown };
}

/**
 * The migrations that this version does not know.
 * @throws DatabaseUnusable if this version cannot run on the database
 */
function unknownMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  kind: OpenDatabase['kind'],
): string[] {
  const hint = kind === 'pglite' ? ' In development, `npm run dev:reset` deletes the database.' : '';
  const unknown: string[] = [];
  for (const { name, checksum, needs } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known && !isChecksumOf(known, checksum))
      throw new DatabaseUnusable(
        `Migration ${name} was changed after it ran on this database; restore the file and add a new migration instead.${hint}`,
      );
    if (known) continue;
    unknown.push(name);
    if (needs !== null && !migrations.some((migration) => migration.name.startsWith(`${needs}_`)))
      throw new DatabaseUnusable(
        `The database is newer than this version: migration ${name} needs versions from ${needs}, and this one ends with ${migrations.at(-1)?.name}. Start the newer version, or restore the backup of before the upgrade.${hint}`,
      );
  }
  return unknown;
}

/** The migrations of this version that have not run on the database. */
export async function pendingMigrations(
  database: OpenDatabase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('migrations') is not null as exists`.execute(database.db);
  const applied = rows[0]?.exists ? await appliedMigrations(database) : [];
  return migrations
    .filter(
      (migration) =>
        !applied.some(({ name, checksum }) => name === migration.name && isChecksumOf(migration, checksum)),
    )
    .map(({ name }) => name);
}

/** Whether every migration of this version has run on the database. */
export async function isMigrated(database: OpenDatabase, migrations: Migration[] = readMigrations()): Promise<boolean> {
  return (await pendingMigrations(database, migrations)).length === 0;
}

interface AppliedMigration {
  name: string;
  checksum: string;
  needs: string | null;
}

async function appliedMigrations(database: OpenDatabase): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum, to_jsonb(migrations) ->> 'needs' as needs from migrations order by name`.execute(
    database.db,
  );
  return rows;
}

/** Whether the table has the column that versions before this one did not have. */
async function hasNeeds(database: OpenDatabase): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = to_regclass('migrations') and attname = 'needs' and not attisdropped`.execute(database.db);
  return rows.length > 0;
}
