import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/**
 * Waits until other transactions wait for a lock of the open one, or for each other. PGlite has one connection: all that is requested
 * during a transaction waits already.
 */
export async function untilBlocked({ database, db }: Pick<TestShop, 'database' | 'db'>, count = 1): Promise<void> {
  if (database.kind === 'pglite') return;
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting ?? 0;
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(count);
}

/** The deadlocks that the database has resolved so far; PGlite has one connection and never any. */
export async function countDeadlocks({ db }: Pick<TestShop, 'db'>): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
