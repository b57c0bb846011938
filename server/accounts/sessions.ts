import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Credentials, Session } from '#contract/accounts.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type Db, transaction } from '../db/database.ts';
import { signAccessToken } from '../http/identity.ts';
import { verifyPassword } from './passwords.ts';
import {
  findCustomerByEmail,
  findFamilyId,
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  revokeFamily,
} from './queries.ts';
import { addDuration, checkRefreshToken, refreshTokenDays } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';

/** Signs in with the password of an activated account. */
export async function signIn(
  context: AppContext,
  { username, password }: z.infer<typeof Credentials>,
): Promise<Result<Session, 'credentials_not_valid' | 'account_not_active'>> {
  const customer = await findCustomerByEmail(context.db, username);
  if (!(await verifyPassword(password, customer?.password_hash)) || !customer) return fail('credentials_not_valid');
  if (!customer.activated_at) return fail('account_not_active');
  return ok(await openSession(context, context.db, customer.customer_id, randomUUID()));
}

/** Rotates a refresh token. One that was rotated before revokes every session of its family (docs/reference/accounts.md). */
export async function refreshSession(
  context: AppContext,
  refreshToken: string,
): Promise<Result<Session, 'refresh_token_not_valid'>> {
  const now = context.clock();
  return transaction(context.db, async (tx) => {
    const token = await lockRefreshToken(tx, hashToken(refreshToken));
    if (!token) return fail('refresh_token_not_valid');
    const action = checkRefreshToken(
      { expiresAt: token.expires_at, rotatedAt: token.rotated_at, revokedAt: token.revoked_at },
      now,
    );
    if (action === 'revoke_family') await revokeFamily(tx, token.family_id, now);
    if (action !== 'rotate') return fail('refresh_token_not_valid');
    await markRotated(tx, token.token_hash, now);
    return ok(await openSession(context, tx, token.customer_id, token.family_id));
  });
}

/** Revokes the session that a refresh token belongs to, if there is one. */
export async function endSession(context: AppContext, refreshToken: string | undefined): Promise<void> {
  const familyId = refreshToken && (await findFamilyId(context.db, hashToken(refreshToken)));
  if (familyId) await revokeFamily(context.db, familyId, context.clock());
}

async function openSession(context: AppContext, db: Db, customerId: string, familyId: string): Promise<Session> {
  const refreshToken = newToken();
  const now = context.clock();
  await insertRefreshToken(db, {
    hash: hashToken(refreshToken),
    familyId,
    customerId,
    createdAt: now,
    expiresAt: addDuration(now, { days: refreshTokenDays }),
  });
  return { accessToken: await signAccessToken(context, customerId), refreshToken };
}
