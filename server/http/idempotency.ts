import { createHash } from 'node:crypto';
import type { Fail, Result } from '#contract/result.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Identity } from './identity.ts';

/** A request that must not be carried out twice (behaviour 1). */
export interface IdempotencyKey {
  owner: string;
  endpoint: string;
  key: string;
  /** SHA-256 of the parsed request. */
  requestHash: string;
}

/** Reads the `Idempotency-Key` header: 8 to 200 visible characters. */
export function readIdempotencyKey(
  endpoint: string,
  header: string | string[] | undefined,
  identity: Identity,
  parsed: unknown,
): IdempotencyKey | Fail {
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header))
    return { ok: false, code: 'idempotency_key_required' };
  return {
    owner: identity.kind === 'customer' ? identity.customerId : 'guest',
    endpoint,
    key: header,
    requestHash: createHash('sha256').update(JSON.stringify(parsed)).digest('base64url'),
  };
}

/**
 * Does `work` once for each key, inside the transaction that also writes its answer. A second request with the same key
 * waits for the first and gets its answer; with another body it gets `idempotency_key_reused`. The caller rolls a
 * failure back, and the key with it: it can be used again.
 */
export async function once<Data, Failure extends Fail>(
  tx: Tx,
  { owner, endpoint, key, requestHash }: IdempotencyKey,
  now: Date,
  work: () => Promise<{ ok: true; data: Data } | Failure>,
): Promise<Result<Data, Failure['code'] | 'idempotency_key_reused'>> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ owner, endpoint, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('owner', '=', owner)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.request_hash !== requestHash) return { ok: false, code: 'idempotency_key_reused' };
    return { ok: true, data: first.answer as Data };
  }
  const result = await work();
  if (result.ok) {
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(result.data) })
      .where('owner', '=', owner)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute();
  }
  return result as Result<Data, Failure['code']>;
}

/** Hours that the answer to a key is kept (behaviour 1). */
const keptHours = 24;

/** Forgets keys whose answers nobody asks for any more. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
