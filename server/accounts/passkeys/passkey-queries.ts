import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Passkeys } from '../../db/tables.ts';

export type PasskeyRow = Selectable<Passkeys>;

/** What a challenge is for. */
export type ChallengePurpose = 'sign_in' | 'registration';

export async function insertChallenge(
  db: Db,
  challenge: { hash: string; ownerHash: string; purpose: ChallengePurpose; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.hash,
      owner_hash: challenge.ownerHash,
      purpose: challenge.purpose,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Removes a challenge, so that it works once. @returns whether there was one for this owner and purpose that has not expired */
export async function takeChallenge(
  db: Db,
  { hash, ownerHash, purpose, now }: { hash: string; ownerHash: string; purpose: ChallengePurpose; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('owner_hash', '=', ownerHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}

/** The passkeys of a customer, the latest first. */
export function listPasskeyRows(db: Db, customerId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id')
    .execute();
}

/** @returns undefined if the passkey exists, of whichever customer */
export function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'passkey_id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The customer of a passkey. */
export async function findCustomerOfPasskey(db: Db, credentialId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select('customer_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Locks a passkey of an active customer until the transaction ends: its uses are counted one after the other. */
export function lockPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  return tx
    .selectFrom('passkeys')
    .innerJoin('customers', 'customers.customer_id', 'passkeys.customer_id')
    .selectAll('passkeys')
    .where('credential_id', '=', credentialId)
    .where('activated_at', 'is not', null)
    .forUpdate('passkeys')
    .executeTakeFirst();
}

export async function recordUse(
  tx: Tx,
  passkeyId: string,
  use: { signCount: number; isBackedUp: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ sign_count: use.signCount, backed_up: use.isBackedUp, last_used_at: use.at })
    .where('passkey_id', '=', passkeyId)
    .execute();
}

/** @returns whether the customer had this passkey */
export async function deletePasskey(db: Db, customerId: string, passkeyId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes all passkeys of a customer. @returns how many there were */
export async function deletePasskeys(tx: Tx, customerId: string): Promise<number> {
  const rows = await tx.deleteFrom('passkeys').where('customer_id', '=', customerId).returning('passkey_id').execute();
  return rows.length;
}
