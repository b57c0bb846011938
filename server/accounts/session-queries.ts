import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Sessions } from '../db/tables.ts';

export type SessionRow = Selectable<Sessions>;

/** A device as it is stored with its sessions. */
export interface StoredDevice {
  browser: string | null;
  system: string | null;
  hash: string;
}

export async function insertSession(
  tx: Tx,
  session: { customerId: string; device: StoredDevice; createdAt: Date; endsAt: Date },
): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      customer_id: session.customerId,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      ends_at: session.endsAt,
      browser: session.device.browser,
      system: session.device.system,
      device_hash: session.device.hash,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return row.session_id;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; customerId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      family_id: token.sessionId,
      customer_id: token.customerId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** The customer of a refresh token, and how often its session was renewed since a time; undefined if there is no such token. */
export async function findSessionUse(
  db: Db,
  tokenHash: string,
  since: Date,
): Promise<{ customerId: string; renewals: number } | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as presented')
    .select((eb) => [
      'customer_id',
      eb
        .selectFrom('refresh_tokens as issued')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('issued.family_id', '=', 'presented.family_id')
        .where('issued.created_at', '>', since)
        .as('renewals'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && { customerId: row.customer_id, renewals: Number(row.renewals) };
}

/** Locks the session of a refresh token until the transaction ends, so that its tokens are rotated one after the other. */
export function lockSessionOfToken(tx: Tx, tokenHash: string): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('session_id', '=', (select) =>
      select.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** A refresh token of a locked session, unless a process of the earlier version revoked it. */
export function findRefreshToken(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('refresh_tokens')
    .select(['expires_at', 'rotated_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a refresh token as rotated, unless it was before, and its session as used. */
export async function markRotated(tx: Tx, tokenHash: string, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('token_hash', '=', tokenHash)
    .where('rotated_at', 'is', null)
    .execute();
  await tx.updateTable('sessions').set({ last_used_at: now }).where('session_id', '=', sessionId).execute();
}

/** Ends the session of a refresh token; its device may sign in again as one that is known. */
export async function endSessionOfToken(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('session_id', '=', (select) =>
      select.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', tokenHash),
    )
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a locked session that has not ended. */
export async function endSessionById(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now }).where('session_id', '=', sessionId).execute();
}

/** Ends one session of a customer and deletes its device. @returns whether there is a session that has not ended */
export async function endCustomerSession(db: Db, customerId: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, device_hash: null })
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of a customer but one, if it is given, and deletes the devices, of ended sessions as well. */
export async function endCustomerSessions(
  tx: Tx,
  customerId: string,
  now: Date,
  exceptSessionId: string | undefined,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set(({ fn, val }) => ({ ended_at: fn.coalesce('ended_at', val(now)), device_hash: null }))
    .where('customer_id', '=', customerId)
    .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '<>', exceptSessionId ?? ''))
    .execute();
}

/** When a session began; undefined if it has ended. */
export async function findSessionStart(db: Db, sessionId: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.created_at;
}

/** The sessions that can still be renewed: that of the caller, then the last used. */
export function findLiveSessions(
  db: Db,
  customerId: string,
  { currentSessionId, now, usedAfter, limit }: { currentSessionId: string; now: Date; usedAfter: Date; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('last_used_at', '>', usedAfter)
    .orderBy((eb) => eb('session_id', '=', currentSessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .limit(limit)
    .execute();
}
