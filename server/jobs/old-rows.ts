import type { Db } from '../db/database.ts';

const day = 24 * 3_600_000;

/** Days that a guest's cart is kept after its last change. */
export const guestCartDays = 30;

/** Deletes what nobody can use any more: guests' carts left alone, answers to idempotency keys, tokens past their end. */
export async function deleteOldRows(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  await db
    .deleteFrom('carts')
    .where('customer_id', 'is', null)
    .where('updated_at', '<', daysAgo(guestCartDays))
    .execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
}
