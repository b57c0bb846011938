import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/**
 * Lets other imports wait until the transaction ends: an import reads rows, and writes them whole with the columns of its file, so that of two
 * at the same time one would undo what the other changed. It waits longer than for the lock of a row: another import ends its transaction
 * soon.
 */
export async function lockImports(tx: Tx): Promise<void> {
  const { rows } = await sql<{ rowLockTimeout: string }>`
    select current_setting('lock_timeout') as "rowLockTimeout", set_config('lock_timeout', '60s', true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`.execute(tx);
  await sql`select set_config('lock_timeout', ${rows[0]?.rowLockTimeout ?? '0'}, true)`.execute(tx);
}
