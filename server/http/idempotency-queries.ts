import type { Db, Tx } from '../db/database.ts';

/** A key is unique per caller and call. */
interface StoredKey {
  owner: string;
  endpoint: string;
  key: string;
}

/** Inserts a key; waits for a transaction that is inserting the same key. @returns whether the key is new */
export async function insertKey(
  tx: Tx,
  { owner, endpoint, key, requestHash }: StoredKey & { requestHash: string },
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ owner, endpoint, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The hash of the request for which a key was used, and its response. */
export async function selectKey(
  db: Db,
  { owner, endpoint, key }: StoredKey,
): Promise<{ requestHash: string; response: unknown } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, response: row.answer };
}

export async function updateResponse(tx: Tx, { owner, endpoint, key }: StoredKey, response: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('owner', '=', owner)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
