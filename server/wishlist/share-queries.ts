import type { Db } from '../db/database.ts';

/** The token of a customer's link; undefined if the wishlist is not shared. */
export async function findShareToken(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select('token')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.token;
}

/** Shares a wishlist by a new token, unless it is shared already. */
export async function insertShare(
  db: Db,
  { customerId, token, at }: { customerId: string; token: string; at: Date },
): Promise<void> {
  await db
    .insertInto('wishlist_shares')
    .values({ customer_id: customerId, token, shared_at: at })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

export async function deleteShare(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('wishlist_shares').where('customer_id', '=', customerId).execute();
}

/** The customer who shares a wishlist by this token; undefined if nobody does. */
export async function findSharingCustomer(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select('customer_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.customer_id;
}
