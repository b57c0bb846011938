import type { ProfileInput } from '#contract/profile.ts';
import type { Db, Tx } from '../db/database.ts';

/** @returns whether the customer exists */
export async function updateProfile(
  db: Db,
  customerId: string,
  { firstName, lastName, language }: ProfileInput,
): Promise<boolean> {
  const row = await db
    .updateTable('customers')
    .set({ first_name: firstName, last_name: lastName, ...(language && { locale: language }) })
    .where('customer_id', '=', customerId)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the customer until the transaction ends. */
export async function updateSubscription(tx: Tx, customerId: string, isSubscribed: boolean): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ subscription_flag: isSubscribed })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function clearConsentFlags(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ subscription_flag: false, consent_flag: false })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function findPasswordHash(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}
