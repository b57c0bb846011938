import type { z } from 'zod';
import type { Credentials, CustomerSession, Session } from '#contract/accounts.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import { signAccessToken } from '../http/identity.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { readUserAgent } from './devices.ts';
import { lockPassword } from './password-queries.ts';
import { verifyPassword } from './passwords.ts';
import { findCustomerByEmail } from './queries.ts';
import { isRegistrationWaiting } from './registration.ts';
import {
  addDuration,
  checkRefreshToken,
  maxListedSessions,
  maxRenewals,
  refreshTokenDays,
  refreshTokenExpiry,
  sessionDays,
} from './rules.ts';
import {
  endCustomerSession,
  endCustomerSessions,
  endSessionById,
  endSessionOfToken,
  findLiveSessions,
  findRefreshToken,
  findSessionUse,
  insertRefreshToken,
  insertSession,
  lockSessionOfToken,
  markRotated,
} from './session-queries.ts';
import { isDeviceKnown } from './sign-in-queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** What a request says about the device that signs in. */
export interface Device {
  userAgent: string | undefined;
  /** The token that an earlier sign-in gave it. */
  token: string | undefined;
}

/** Signs in with the password of an activated account. */
export async function signIn(
  context: AppContext,
  { username, password }: z.infer<typeof Credentials>,
  device: Device,
): Promise<Result<Session, 'credentials_not_valid' | 'account_not_active'>> {
  const customer = await findCustomerByEmail(context.db, username);
  const passwordHash = customer?.password_hash ?? undefined;
  const isCorrect = await verifyPassword(password, passwordHash);
  if (!customer?.activated_at || passwordHash === undefined || !isCorrect)
    return fail(
      (await isRegistrationWaiting(context, username, password)) ? 'account_not_active' : 'credentials_not_valid',
    );
  return transaction(context.db, async (tx) => {
    // A password that was replaced in the meantime opens no session: the new one has ended them all.
    if (!(await lockPassword(tx, customer.customer_id, passwordHash))) return fail('credentials_not_valid');
    return ok(await openSession(context, tx, customer.customer_id, device));
  });
}

/**
 * Opens a session of a customer whose sign-in was checked, of whatever kind it was. It ends after 30 days, or when the customer or
 * `endSessions` ends it, or with the customer.
 */
export async function openSession(context: AppContext, tx: Tx, customerId: string, device: Device): Promise<Session> {
  const createdAt = context.clock();
  const endsAt = addDuration(createdAt, { days: sessionDays });
  const isKnown = device.token !== undefined && (await isDeviceKnown(tx, hashToken(device.token)));
  const deviceToken = isKnown && device.token ? device.token : newToken();
  const stored = { ...readUserAgent(device.userAgent), hash: hashToken(deviceToken) };
  const sessionId = await insertSession(tx, { customerId, device: stored, createdAt, endsAt });
  return { ...(await issueTokens(context, tx, { sessionId, customerId, endsAt })), deviceToken };
}

/** Rotates a refresh token. One that was rotated before ends its session (docs/reference/accounts.md). */
export async function refreshSession(
  context: AppContext,
  refreshToken: string,
): Promise<Result<Session, 'refresh_token_not_valid' | 'too_many_requests'>> {
  const now = context.clock();
  const hash = hashToken(refreshToken);
  const use = await findSessionUse(context.db, hash, addDuration(now, { minutes: -1 }));
  if (!use) return fail('refresh_token_not_valid');
  // Before the locks, for which those of a customer wait.
  if (context.settings.rateLimits && use.renewals >= maxRenewals)
    return fail('too_many_requests', { retryAfterSeconds: 60 });
  return transaction(context.db, async (tx) => {
    await lockCustomer(tx, use.customerId);
    const session = await lockSessionOfToken(tx, hash);
    const token = session && (await findRefreshToken(tx, hash));
    if (!session || !token) return fail('refresh_token_not_valid');
    const action = checkRefreshToken(
      {
        expiresAt: token.expires_at,
        rotatedAt: token.rotated_at,
        hasEnded: session.ended_at !== null || session.ends_at <= now,
      },
      now,
    );
    if (action === 'end_session') await endSessionById(tx, session.session_id, now);
    if (action !== 'rotate') return fail('refresh_token_not_valid');
    await markRotated(tx, hash, session.session_id, now);
    return ok(
      await issueTokens(context, tx, {
        sessionId: session.session_id,
        customerId: session.customer_id,
        endsAt: session.ends_at,
      }),
    );
  });
}

/** Ends the session that a refresh token belongs to, if there is one. */
export async function endSession(context: AppContext, refreshToken: string | undefined): Promise<void> {
  if (refreshToken) await endSessionOfToken(context.db, hashToken(refreshToken), context.clock());
}

/**
 * Ends all sessions of a customer but the given one, as after a new password. Their access tokens end within a moment in every process,
 * and none of the devices counts as one that signed in before.
 */
export async function endSessions(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  customerId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await lockCustomer(tx, customerId);
  await endCustomerSessions(tx, customerId, clock(), except);
}

/** Ends one session of a customer. */
export async function endSessionOf(
  { db, clock }: AppContext,
  customerId: string,
  sessionId: string,
): Promise<Result<undefined, 'session_not_found'>> {
  const ended = isUuid(sessionId) && (await endCustomerSession(db, customerId, sessionId, clock()));
  return ended ? ok(undefined) : fail('session_not_found');
}

/** The live sessions of a customer, that of the caller first, then the last used. */
export async function listSessions(
  { db, clock }: AppContext,
  customerId: string,
  currentSessionId: string,
): Promise<CustomerSession[]> {
  const now = clock();
  const usedAfter = addDuration(now, { days: -refreshTokenDays });
  const rows = await findLiveSessions(db, customerId, { currentSessionId, now, usedAfter, limit: maxListedSessions });
  return rows.map((row) => ({
    sessionId: row.session_id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.session_id === currentSessionId,
  }));
}

async function issueTokens(
  context: AppContext,
  tx: Tx,
  session: { sessionId: string; customerId: string; endsAt: Date },
): Promise<Session> {
  const refreshToken = newToken();
  const now = context.clock();
  await insertRefreshToken(tx, {
    hash: hashToken(refreshToken),
    sessionId: session.sessionId,
    customerId: session.customerId,
    createdAt: now,
    expiresAt: refreshTokenExpiry(now, session.endsAt),
  });
  return { accessToken: await signAccessToken(context, session), refreshToken };
}
