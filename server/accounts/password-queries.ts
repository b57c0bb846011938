import type { Db, Tx } from '../db/database.ts';

export async function insertResetToken(
  tx: Tx,
  token: { hash: string; customerId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('password_reset_tokens')
    .values({ token_hash: token.hash, customer_id: token.customerId, expires_at: token.expiresAt })
    .execute();
}

/** The active customer of a mailed token; undefined if it is unknown, used or expired. */
export function findCustomerOfResetToken(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('password_reset_tokens')
    .innerJoin('customers', 'customers.customer_id', 'password_reset_tokens.customer_id')
    .select(['customers.customer_id', 'customers.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
}

/** Uses up a mailed token of an active customer. @returns the customer's id; undefined if it is unknown, used or expired */
export async function takeResetToken(tx: Tx, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('password_reset_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('customer_id', 'in', (active) =>
      active.selectFrom('customers').select('customer_id').where('activated_at', 'is not', null),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

/** Sets the password of an active customer, and ends the links that were mailed for another one. @returns whom to mail */
export async function setPassword(tx: Tx, customerId: string, passwordHash: string) {
  await tx.deleteFrom('password_reset_tokens').where('customer_id', '=', customerId).execute();
  return tx
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('customer_id', '=', customerId)
    .where('activated_at', 'is not', null)
    .returning(['email', 'first_name', 'locale'])
    .executeTakeFirst();
}

/** Whether a customer is active and the password has this hash still; nobody changes either until the transaction ends. */
export async function lockPassword(tx: Tx, customerId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('password_hash', '=', passwordHash)
    .where('activated_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined for a customer without a password */
export async function findPasswordHash(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}
