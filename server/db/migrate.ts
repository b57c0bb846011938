import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DatabaseUnusable, type OpenDatabase } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);
const migrationLock = 7243_0001;

export interface Migration {
  /** The file's name without `.sql`. */
  name: string;
  script: string;
  /** SHA-256 of the script, in hex. */
  checksum: string;
}

/** The migrations of this version, in order. Skips empty files: in development, a file that was just created. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const script = readFileSync(new URL(file, folder), 'utf8');
      return { name: file.slice(0, -4), script, checksum: createHash('sha256').update(script).digest('hex') };
    })
    .filter(({ script }) => script.trim() !== '');
}

/**
 * Migrates the database to this version. Several processes may call it at once: one migrates, the others wait.
 * @returns the names of the migrations that ran
 * @throws DatabaseUnusable if a migration was changed after it ran, or is unknown to this version
 */
export async function migrate(database: OpenDatabase, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return database.withLock(migrationLock, async (run) => {
    await run.script(
      'create table if not exists migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const applied = new Map(await appliedMigrations(database));
    const hint = database.kind === 'pglite' ? ' In development, `npm run dev:reset` deletes the database.' : '';
    for (const [name, checksum] of applied) {
      const known = migrations.find((migration) => migration.name === name);
      if (!known)
        throw new DatabaseUnusable(
          `The database is newer than this version: migration ${name} is unknown to it.${hint}`,
        );
      if (known.checksum !== checksum)
        throw new DatabaseUnusable(
          `Migration ${name} was changed after it ran on this database; restore the file and add a new migration instead.${hint}`,
        );
    }
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    for (const { name, script, checksum } of pending) {
      await run
        .script(
          `begin;\n${script}\n;insert into migrations (name, checksum) values ('${name.replaceAll("'", "''")}', '${checksum}');\ncommit;`,
        )
        .catch(async (error: Error) => {
          await run.script('rollback').catch(() => {});
          throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
        });
    }
    return pending.map((migration) => migration.name);
  });
}

/** Whether every migration of this version has run on the database. */
export async function isMigrated(database: OpenDatabase, migrations: Migration[] = readMigrations()): Promise<boolean> {
  const applied = new Map(await appliedMigrations(database));
  return migrations.every((migration) => applied.get(migration.name) === migration.checksum);
}

async function appliedMigrations(database: OpenDatabase): Promise<[string, string][]> {
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migrations order by name`.execute(database.db);
  return rows.map((row) => [row.name, row.checksum]);
}
