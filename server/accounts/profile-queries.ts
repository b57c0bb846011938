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

/** How a customer is reached; nobody changes it until the transaction ends. */
export function lockContact(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['mobile_no', 'email', 'first_name', 'locale'])
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeMobile(
  tx: Tx,
  customerId: string,
  { from, to, operator, reason, at }: { from: string | null; to: string; operator: string; reason: string; at: Date },
): Promise<void> {
  await tx.updateTable('customers').set({ mobile_no: to }).where('customer_id', '=', customerId).execute();
  await tx
    .insertInto('mobile_changes')
    .values({ customer_id: customerId, old_mobile_no: from, new_mobile_no: to, changed_at: at, operator, reason })
    .execute();
}
