import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export async function insertPickupCode(
  tx: Tx,
  { orderId, code, now }: { orderId: string; code: string; now: Date },
): Promise<void> {
  await tx.insertInto('pickup_codes').values({ order_id: orderId, code, created_at: now }).execute();
}

/** The pickup code of an order; null before it is ready. */
export async function findPickupCode(db: Db, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('pickup_codes').select('code').where('order_id', '=', orderId).executeTakeFirst();
  return row?.code ?? null;
}

/** The pickup code of an order with the wrong codes that were given, locked until the transaction ends. */
export async function lockPickupCode(
  tx: Tx,
  orderId: string,
): Promise<{ code: string; failedAttempts: number; lastFailedAt: Date | null } | undefined> {
  return await tx
    .selectFrom('pickup_codes')
    .select(['code', 'failed_attempts as failedAttempts', 'last_failed_at as lastFailedAt'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a wrong code as the first after a pause, or as one more. */
export async function recordWrongCode(
  tx: Tx,
  { orderId, isFirst, now }: { orderId: string; isFirst: boolean; now: Date },
): Promise<void> {
  await sql`
    update pickup_codes
    set failed_attempts = case when ${isFirst}::boolean then 1 else failed_attempts + 1 end, last_failed_at = ${now}::timestamptz
    where order_id = ${orderId}`.execute(tx);
}

export async function redeemPickupCode(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.updateTable('pickup_codes').set({ redeemed_at: now }).where('order_id', '=', orderId).execute();
}
