import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import { isSessionLive } from './live-sessions.ts';

/** Lifetime of an access token in seconds. */
const accessTokenSeconds = 15 * 60;

/** The caller: a guest, or the customer of an access token. */
export type Identity = { kind: 'guest' } | { kind: 'customer'; customerId: string; sessionId: string };

/** A token whose signature was verified; a process verifies each token once. */
interface VerifiedToken {
  customerId: string;
  sessionId: string;
  /** Seconds since 1970, UTC. */
  expiresAt: number;
}

interface TokenKey {
  key: Promise<CryptoKey>;
  verified: LRUCache<string, VerifiedToken>;
}

const maxVerifiedTokens = 10_000;
const tokenKeys = new WeakMap<Uint8Array, TokenKey>();

function tokenKeyOf({ secretFor }: Pick<AppContext, 'secretFor'>): TokenKey {
  const secret = secretFor('access-token');
  const known = tokenKeys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'verify']);
  const tokenKey = { key, verified: new LRUCache<string, VerifiedToken>({ max: maxVerifiedTokens }) };
  tokenKeys.set(secret, tokenKey);
  return tokenKey;
}

/** Creates an access token of a customer's session, which expires with the session at the latest. */
export async function signAccessToken(
  context: Pick<AppContext, 'clock' | 'secretFor'>,
  { customerId, sessionId, endsAt }: { customerId: string; sessionId: string; endsAt: Date },
): Promise<string> {
  const now = Math.floor(context.clock().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(customerId)
    .setIssuedAt(now)
    .setExpirationTime(Math.min(now + accessTokenSeconds, Math.floor(endsAt.getTime() / 1000)))
    .sign(await tokenKeyOf(context).key);
}

/** The caller by the `authorization` header; null if its token is not valid or has expired, or if its session has ended. */
export async function identify(
  context: Pick<AppContext, 'clock' | 'secretFor' | 'db' | 'liveSessions'>,
  authorization: string | undefined,
): Promise<Identity | null> {
  if (authorization === undefined) return { kind: 'guest' };
  const token = await readAccessToken(context, authorization);
  if (!token || !(await isSessionLive(context, token.sessionId))) return null;
  return { kind: 'customer', customerId: token.customerId, sessionId: token.sessionId };
}

/** The access token of an `authorization` header; null if it is not valid or has expired. */
export async function readAccessToken(
  context: Pick<AppContext, 'clock' | 'secretFor'>,
  authorization: string,
): Promise<VerifiedToken | null> {
  // Nothing around its three parts: one token must not become many cached ones.
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (!token) return null;
  const { key, verified } = tokenKeyOf(context);
  const known = verified.get(token) ?? (await verify(token, await key, context.clock()));
  if (!known || known.expiresAt <= context.clock().getTime() / 1000) return null;
  verified.set(token, known);
  return known;
}

async function verify(token: string, key: CryptoKey, now: Date): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    const { sub: customerId, sid: sessionId, exp: expiresAt } = payload;
    // Those of the version before sessions name none; their holders get another by refreshing.
    return customerId && typeof sessionId === 'string' && expiresAt !== undefined
      ? { customerId, sessionId, expiresAt }
      : null;
  } catch {
    return null;
  }
}
