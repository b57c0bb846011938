import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Lets the database cancel statements of the transaction that take longer. The embedded database ignores it. */
export async function limitStatementTime(tx: Tx, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx);
}
