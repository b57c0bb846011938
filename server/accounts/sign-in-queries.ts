import type { Db, Tx } from '../db/database.ts';

/** Whether a device has signed in to the account of an e-mail address before, and the customer still trusts it. */
export async function isDeviceOf(db: Db, email: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.customer_id', 'sessions.customer_id')
    .select('session_id')
    .where('device_hash', '=', deviceHash)
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any account has been signed in to on a device. */
export async function isDeviceKnown(db: Db, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConfirmation(
  tx: Tx,
  confirmation: { hash: string; customerId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_confirmations')
    .values({ token_hash: confirmation.hash, customer_id: confirmation.customerId, expires_at: confirmation.expiresAt })
    .execute();
}

/** Whether a link was mailed to the e-mail address of an account, and neither used nor expired. */
export async function hasConfirmation(db: Db, email: string, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_confirmations')
    .innerJoin('customers', 'customers.customer_id', 'sign_in_confirmations.customer_id')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links that were mailed to a customer, and neither used nor expired. */
export async function countConfirmations(tx: Tx, customerId: string, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('sign_in_confirmations')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .execute();
  return rows.length;
}

export async function deleteConfirmation(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sign_in_confirmations').where('token_hash', '=', tokenHash).execute();
}
