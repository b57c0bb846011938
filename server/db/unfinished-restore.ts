import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A restore that has loaded the tables and has not yet done the rest. */
export interface UnfinishedRestore {
  /** SHA-256 of the backup's manifest, in hex. */
  backup: string;
  /** When the backup was made. */
  createdAt: Date;
}

/** The table exists only in a database of an unfinished restore: migrations do not make it, and backups do not have it. */
export const unfinishedRestoreTable = 'unfinished_restore';

export async function findUnfinishedRestore(db: Db): Promise<UnfinishedRestore | undefined> {
  const { rows: known } = await sql`select where to_regclass('public.unfinished_restore') is not null`.execute(db);
  if (known.length === 0) return undefined;
  const { rows } = await sql<UnfinishedRestore>`
    select backup, created_at as "createdAt" from unfinished_restore`.execute(db);
  return rows[0];
}

/** In the transaction of the load, so that it says whether the tables are loaded. */
export async function insertUnfinishedRestore(db: Db, { backup, createdAt }: UnfinishedRestore): Promise<void> {
  await sql`create table unfinished_restore (backup text not null, created_at timestamptz not null)`.execute(db);
  await sql`insert into unfinished_restore values (${backup}, ${createdAt})`.execute(db);
}

export async function dropUnfinishedRestore(db: Db): Promise<void> {
  await sql`drop table unfinished_restore`.execute(db);
}
