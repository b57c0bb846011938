import type { Db, Tx } from '../db/database.ts';

/** What identifies a key: who sent it, for which call. */
interface StoredKey {
  owner: string;
  endpoint: string;
  key: string;
}

/** Writes a key that was never used; waits for a transaction that is writing the same one. @returns whether it is new */
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

/** The request and the answer that a key was used for. */
export async function selectKey(
  tx: Tx,
  { owner, endpoint, key }: StoredKey,
): Promise<{ requestHash: string; answer: unknown }> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { requestHash: row.request_hash, answer: row.answer };
}

export async function updateAnswer(tx: Tx, { owner, endpoint, key }: StoredKey, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
