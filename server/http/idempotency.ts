import { createHash } from 'node:crypto';
import type { Fail, Result } from '#contract/result.ts';
import { type Db, RetryTransaction, type Tx } from '../db/database.ts';
import { deleteKeysBefore, insertKey, selectKey, updateResponse } from './idempotency-queries.ts';
import type { Identity } from './identity.ts';

/** The idempotency key of a request (docs/reference/api.md). */
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
  parsed: { files: readonly Uint8Array[] | undefined },
): IdempotencyKey | Fail<'idempotency_key_required' | 'idempotency_key_not_valid'> {
  if (!header) return { ok: false, code: 'idempotency_key_required' };
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header))
    return { ok: false, code: 'idempotency_key_not_valid' };
  return {
    owner: identity.kind === 'customer' ? identity.customerId : 'guest',
    endpoint,
    key: header,
    requestHash: hashOf(parsed),
  };
}

/** Without the token of a bot check: it works once, so that a repeated request has another. */
function hashOf({ files = [], ...parsed }: { files: readonly Uint8Array[] | undefined }): string {
  const text = JSON.stringify(parsed, (name, value) => (name === 'botCheckToken' ? undefined : value));
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(createHash('sha256').update(file).digest());
  return hash.digest('base64url');
}

/**
 * The response to the first request with a key; undefined if there was none, or if it has not ended yet. For calls that do work before
 * `runOnce`, such as reading files.
 */
export async function firstResponse<Data>(
  db: Db,
  key: IdempotencyKey,
): Promise<Result<Data, 'idempotency_key_reused'> | undefined> {
  const first = await selectKey(db, key);
  if (!first) return undefined;
  if (first.requestHash !== key.requestHash) return { ok: false, code: 'idempotency_key_reused' };
  return { ok: true, data: first.response as Data };
}

/**
 * Calls `run` once per key, in the transaction that also stores its response. A second request with the same key waits for the
 * first and gets the same response; with another body it fails with `idempotency_key_reused`. The caller must roll back a
 * failure, which also removes the key, so that it can be used again.
 *
 * @throws RetryTransaction if the key was deleted while it was read, after its 24 hours
 */
export async function runOnce<Data, Failure extends Fail>(
  tx: Tx,
  key: IdempotencyKey,
  now: Date,
  run: () => Promise<{ ok: true; data: Data } | Failure>,
): Promise<Result<Data, Failure['code'] | 'idempotency_key_reused'>> {
  if (!(await insertKey(tx, key, now))) {
    const first = await firstResponse<Data>(tx, key);
    if (!first) throw new RetryTransaction('the idempotency key was deleted while it was read');
    return first;
  }
  const result = await run();
  if (result.ok) await updateResponse(tx, key, result.data);
  return result as Result<Data, Failure['code']>;
}

const maxAgeHours = 24;

/** Deletes keys that are older than 24 hours (docs/reference/api.md). */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await deleteKeysBefore(db, new Date(now.getTime() - maxAgeHours * 3_600_000));
}
