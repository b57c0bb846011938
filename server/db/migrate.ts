import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { dayInBangkok } from '#contract/bangkok-time.ts';
import { neededNumber } from './compatibility-rules.ts';
import { DatabaseUnusable, type Db, type OpenDatabase, sqlState } from './database.ts';
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

/** Called with a sentence for the operator when a migration waits for a lock, and each minute as long as it does. */
export type OnWait = (message: string) => void;

/**
 * How long a migration waits for a lock. Whatever else needs the table queues behind it meanwhile: it must end before the shop's reads give
 * up, and after PostgreSQL has ended an automatic vacuum that holds the lock (`deadlock_timeout`, 1 s).
 */
const lockTimeout = '2s';
/** Milliseconds until the next try, in which others use the table. */
const pauseMs = 3000;
const reportEveryMs = 60_000;

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
 * Migrations of newer versions are left as they are. A migration that cannot lock a table at once is rolled back and tried again, until it
 * can: the shop goes on meanwhile.
 * @throws DatabaseUnusable if a migration was changed after it ran, one of a newer version excludes this one, or a restore was
 * interrupted; nothing ran then
 */
export function migrate(
  database: OpenDatabase,
  migrations: Migration[] = readMigrations(),
  onWait: OnWait = () => {},
): Promise<MigrationResult> {
  return withMigrationLock(
    database,
    async (runMigrations) => {
      await refuseUnfinishedRestore(database);
      return runMigrations(migrations);
    },
    onWait,
  );
}

/** Runs `work` while no other process migrates the database or restores into it, and passes it what runs migrations. */
export function withMigrationLock<T>(
  database: OpenDatabase,
  work: (runMigrations: (migrations?: Migration[]) => Promise<MigrationResult>) => Promise<T>,
  onWait: OnWait = () => {},
): Promise<T> {
  return database.withLock(migrationLock, (run) =>
    work((migrations = readMigrations()) => runMigrations(database, run, migrations, onWait)),
  );
}

/** @throws DatabaseUnusable if a restore has loaded the tables and was interrupted before its end */
export async function refuseUnfinishedRestore({ db }: OpenDatabase): Promise<void> {
  if (await findUnfinishedRestore(db))
    throw new DatabaseUnusable(
      'A restore into this database was interrupted: run `npm run shop -- restore` with the same file again.',
    );
}

interface ScriptRunner {
  script(text: string): Promise<void>;
}

async function runMigrations(
  database: OpenDatabase,
  run: ScriptRunner,
  migrations: Migration[],
  onWait: OnWait,
): Promise<MigrationResult> {
  await run.script(
    'create table if not exists migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
  );
  if (!(await hasNeeds(database))) await run.script('alter table migrations add column needs text');
  const applied = await appliedMigrations(database);
  const unknown = unknownMigrations(applied, migrations, database.kind);
  const pending = migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
  for (const migration of pending) {
    let reportAt = Number.NEGATIVE_INFINITY;
    while (!(await runUnlessLocked(run, migration))) {
      if (performance.now() >= reportAt) {
        reportAt = performance.now() + reportEveryMs;
        onWait(await describeWait(database.db, migration));
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return { ran: pending.map((migration) => migration.name), unknown };
}

/** @returns false if others hold a lock that it needs: it is rolled back then */
async function runUnlessLocked(run: ScriptRunner, { name, script, checksum, needs }: Migration): Promise<boolean> {
  const values = [name, checksum, needs].map((value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`));
  const text = `begin;\nset local lock_timeout = '${lockTimeout}';\n${script}\n;insert into migrations (name, checksum, needs) values (${values.join(', ')});\ncommit;`;
  try {
    await run.script(text);
    return true;
  } catch (error) {
    await run.script('rollback').catch(() => {});
    if (isLockedOut(error)) return false;
    throw new DatabaseUnusable(`Migration ${name} failed and was rolled back: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Whether a lock was not available, or PostgreSQL ended a deadlock. */
function isLockedOut(error: unknown): boolean {
  const state = sqlState(error);
  return state === '55P03' || state === '40P01';
}

async function describeWait(db: Db, { name }: Migration): Promise<string> {
  const { rows } = await sql<{ pid: number; application: string | null; since: Date }>`
    select pid, application_name as application, xact_start as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(db);
  const oldest = rows.map(
    ({ pid, application, since }) =>
      ` The oldest transaction is of process ${pid} (${application || 'without a name'}), since ${since.toISOString()}.`,
  );
  return `Migration ${name} waits for a lock and is tried again every few seconds; the shop goes on meanwhile.${oldest.join('')}`;
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
  for (const { name, checksum, needs, ranAt } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known && !isChecksumOf(known, checksum))
      throw new DatabaseUnusable(
        `Migration ${name} ran on this database on ${dayInBangkok(ranAt)} with another text than it has in this version: nothing was changed. Start the version that ran it, such as a checkout of that day; or, if the file was edited here, restore it (git checkout) and write a new migration.${hint}`,
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
  ranAt: Date;
}

async function appliedMigrations(database: OpenDatabase): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum, to_jsonb(migrations) ->> 'needs' as needs, ran_at as "ranAt" from migrations order by name`.execute(
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
