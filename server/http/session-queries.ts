import type { Db } from '../db/database.ts';

/** Whether a session is that of an active customer, and has not ended. */
export async function selectIsSessionLive(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.customer_id', 'sessions.customer_id')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
